import { toServer } from './to-server.ts';

/** Between two checks whether the server is back. */
const RETRY_MS = 2_000;

const isBack = (): Promise<boolean> =>
  toServer()
    .fetch(window.location.href, { cache: 'no-store' })
    .then(
      ({ ok }) => ok,
      () => false,
    );

/** Waits until this page's own address answers again. */
export async function serverIsBack(): Promise<void> {
  while (!(await isBack())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
}
