import type { Front } from './doors.ts';

/** Where a device belongs once it is in. */
export function landing(
  { tournament, role, dealt, phase }: Pick<Front, 'tournament' | 'role' | 'dealt' | 'phase'>,
  remote: string | null = null,
): string {
  if (remote !== null) return `/t/${tournament}/me`;
  switch (role) {
    case 'director':
    case 'assistant':
      return `/t/${tournament}`;
    case 'player':
      return `/t/${tournament}/${dealt && phase !== 'open' ? 'table' : 'me'}`;
    default:
      return `/t/${tournament}/tv`;
  }
}
