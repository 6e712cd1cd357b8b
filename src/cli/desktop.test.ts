import { describe, expect, test } from 'vitest';
import { onDesktop } from './desktop.ts';

describe('a browser opens by itself', () => {
  const screen = { DISPLAY: ':0' };
  test.each([
    ['on a Linux desktop', true, { env: screen, platform: 'linux', terminal: true }],
    [
      'on a Wayland desktop',
      true,
      { env: { WAYLAND_DISPLAY: 'wayland-0' }, platform: 'linux', terminal: true },
    ],
    ['on a Mac', true, { env: {}, platform: 'darwin', terminal: true }],
    ['on Windows', true, { env: {}, platform: 'win32', terminal: true }],
    ['not on a machine without a screen', false, { env: {}, platform: 'linux', terminal: true }],
    ['not when a service or script starts it', false, { env: screen, platform: 'linux', terminal: false }],
    ['not in CI', false, { env: { ...screen, CI: 'true' }, platform: 'linux', terminal: true }],
    ['not over SSH', false, { env: { ...screen, SSH_CONNECTION: 'a b' }, platform: 'linux', terminal: true }],
  ] as const)('%s: %s', (_, opens, surroundings) => {
    expect(onDesktop(surroundings)).toBe(opens);
  });
});
