import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { RoomFault } from '../../room/room-fault.ts';

/** Nothing that is logged has these; should it ever, they stay out. */
const SECRETS = [
  'token',
  'secret',
  'houseCode',
  'adminSecret',
  'authorization',
  'cookie',
  'cards',
  'holes',
  'stub',
  'deck',
  'entropy',
  'salt',
];

export const newLog = (level: string, to: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    },
    to,
  );

/** A room that failed: enough to replay it from the store, and no card. */
export const reportTo =
  (log: FastifyBaseLogger) =>
  ({ error, ...fault }: RoomFault): void =>
    log.error({ err: error, ...fault }, 'a tournament failed and reopens from the store');
