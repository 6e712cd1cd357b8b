import type { PeopleAnswers, PeopleCommandOf, PeopleCommands, PeopleCommandType } from './commands.ts';
import { addDirector, invite, revokeInvite } from './inviting.ts';
import { approve, approveAll, decline, join } from './joining.ts';
import { excuse, turnAway } from './leaving.ts';
import { changeDevice, createTournament, renewJoinCode, revoke, setApproval } from './members.ts';
import type { PeopleParts } from './people-parts.ts';
import { deleteTournament, forgetPerson } from './removing.ts';
import { claimScreen, showScreen } from './screens.ts';

const HANDLERS: {
  readonly [T in PeopleCommandType]: (
    parts: PeopleParts,
    command: PeopleCommands[T],
  ) => Promise<PeopleAnswers[T]>;
} = {
  'create-tournament': createTournament,
  'set-approval': setApproval,
  'renew-join-code': renewJoinCode,
  join,
  approve,
  'approve-all': approveAll,
  decline,
  'turn-away': turnAway,
  excuse,
  invite,
  'revoke-invite': revokeInvite,
  'add-director': addDirector,
  'show-screen': showScreen,
  'claim-screen': claimScreen,
  'change-device': changeDevice,
  revoke,
  'forget-person': forgetPerson,
  'delete-tournament': deleteTournament,
};

/** Carries commands out one after the other, so that two phones cannot claim a seat at the same moment. */
export const carryOut = <T extends PeopleCommandType>(
  parts: PeopleParts,
  command: PeopleCommandOf<T>,
): Promise<PeopleAnswers[T]> => parts.register.inTurn(() => HANDLERS[command.type](parts, command));
