import { toServer } from './to-server.ts';

/** Chromium's offer to install this page; TypeScript does not know it, because other browsers have none. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(prompt: InstallPrompt | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

// The browser makes its offer once, after the page has loaded. A screen that comes later than that explains the way instead.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer(event as InstallPrompt);
});
window.addEventListener('appinstalled', () => offer(null));

export const installPrompt = (): InstallPrompt | null => offered;

export function watchInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks; the browser lets each offer be used once. */
export async function install(prompt: InstallPrompt): Promise<void> {
  offer(null);
  await prompt.prompt();
}

/** Opened from the home screen. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Keeps the page for when no server answers. Browsers allow that over https and on localhost alone. */
export function keepOfflinePage(): void {
  // A page without a server has a worker that keeps all of it.
  if (!('serviceWorker' in navigator) || toServer().isLocal) return;
  // A browser that let somebody past the warning about our own certificate still refuses; all else works there.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
