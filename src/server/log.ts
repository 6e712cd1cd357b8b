import { type DestinationStream, type Logger, pino } from 'pino';

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
