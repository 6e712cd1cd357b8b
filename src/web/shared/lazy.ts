import { type ComponentType, lazy } from 'react';

/** Between two looks whether the server is back. */
const RETRY_MS = 2_000;

const isBack = (): Promise<boolean> =>
  fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * What is fetched when it is asked for. Without the server it does not come, and a part that failed would take the whole page
 * and its clock along: so the page stays as it is until the server is back. Then it begins anew, for a browser does not ask
 * twice for a file that did not come.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    while (!(await isBack())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    window.location.reload();
    return new Promise(() => {});
  }
}

/** A part of a screen that comes when somebody asks. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it, whatever the part takes
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => loadOrReload(load));
