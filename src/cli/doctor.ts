import type { Check } from '../server/doctor/checks.ts';
import { chosenPort, dataFile, isShared } from './data.ts';
import { PORT } from './serve.ts';
import { BadInput, bold, type Command, green, print, readArgs, red } from './shared/command.ts';

const MARK = { good: green('ok  '), note: bold('note'), bad: red('bad ') } as const;

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, {
    data: { type: 'string' },
    port: { type: 'string', default: PORT },
    host: { type: 'string', default: '0.0.0.0' },
    https: { type: 'boolean' },
    cert: { type: 'string' },
    key: { type: 'string' },
    json: { type: 'boolean' },
  });
  const { cert, key, host } = values;
  if ((cert === undefined) !== (key === undefined))
    throw new BadInput('--cert FILE and --key FILE go together: one is missing');
  if (isShared(values.data))
    throw new BadInput('riffle doctor looks at this machine: name a data file, not a database');
  const { examine } = await import('../server/doctor/checks.ts');
  const file = dataFile(values.data);
  const checks: Check[] = [];
  for await (const check of examine({
    file,
    port: chosenPort(values.port),
    host,
    https: values.https ?? false,
    given: cert === undefined ? null : { cert, key: key! },
    now: Date.now(),
  })) {
    checks.push(check);
    if (!values.json) print(`${MARK[check.is]}  ${bold(check.what.padEnd(12))} ${check.says}`);
  }
  if (values.json) print(JSON.stringify(checks));
  return checks.some(({ is }) => is === 'bad') ? 1 : 0;
}

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check this machine before the guests come',
  help: `riffle doctor [--data FILE] [--port N] [--host ADDRESS] [--https] [--cert FILE --key FILE] [--json]

Looks at the port, the address, the firewall, the clock, the disk, the data file and the certificate, and opens Riffle's first
page at the address that phones use. Give it the options of riffle serve; it works while the server runs and while it does
not. Changes nothing. Exit status 1 if something would keep guests out or lose data.

Example: riffle doctor --https`,
  run,
};
