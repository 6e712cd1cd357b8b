import { spawn } from 'node:child_process';

type Surroundings = {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Whether somebody reads what is printed. */
  readonly terminal: boolean;
};

/** Whether a person sits in front of this machine's own screen: no service, no script, no login from elsewhere. */
export function onDesktop({ env, platform, terminal }: Surroundings): boolean {
  if (!terminal || env.CI !== undefined || env.SSH_CONNECTION !== undefined) return false;
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

export function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  // A machine without a browser can still serve.
  spawn(command!, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
