import type { RoomsPort } from '../../room/rooms-port.ts';
import type { Register } from './register.ts';

/** What carrying out a command about people needs. */
export type PeopleParts = {
  readonly register: Register;
  readonly rooms: RoomsPort;
  readonly now: () => number;
};
