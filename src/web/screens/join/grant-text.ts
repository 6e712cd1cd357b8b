import type { Grants } from '../../shared/api/doors.ts';
import { groupsIn } from '../../shared/devices/powers.ts';
import type { JoinWords } from './words.ts';

/** What a code makes of this device, in words, and the button for it. */
export function grantText(
  { name, role, player, powers, remote }: Grants,
  t: JoinWords,
): { readonly title: string; readonly says: string; readonly act: string } {
  if (remote !== null) return { title: t.remote(remote), says: t.remoteSays(name), act: t.remoteDo };
  switch (role) {
    case 'director':
      return { title: t.director(name), says: t.directorSays, act: t.directorDo };
    case 'assistant':
      return {
        title: t.assistant(groupsIn(powers).map((group) => t.groups[group])),
        says: t.assistantSays(name),
        act: t.assistantDo,
      };
    case 'display':
      return { title: t.display(name), says: t.displaySays, act: t.displayDo };
    case 'spectator':
      return { title: t.spectator(name), says: t.spectatorSays, act: t.spectatorDo };
    case 'player':
      return player === null
        ? { title: t.player(name), says: t.playerSays, act: t.playerDo }
        : { title: t.seat(player), says: t.seatSays(name), act: t.seatDo };
  }
}
