#!/usr/bin/env node
import { isExecutable, version } from '../server/site/shipped.ts';
import { auditCommand } from './audit.ts';
import { convertCommand } from './convert.ts';
import { dealCommand } from './deal.ts';
import { deskCommand } from './desk.ts';
import { doctorCommand } from './doctor.ts';
import { icmCommand } from './icm.ts';
import { mcpCommand } from './mcp/mcp.ts';
import { oddsCommand } from './odds.ts';
import { planCommand } from './plan.ts';
import { deleteCommand, forgetCommand } from './privacy.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { scriptCommand } from './script/script.ts';
import { serveCommand } from './serve.ts';
import { BadInput, bold, type Command, Failed, print } from './shared/command.ts';
import { simulateCommand } from './simulate.ts';
import {
  backupCommand,
  directorLinkCommand,
  exportCommand,
  importCommand,
  migrateCommand,
  restoreCommand,
} from './store.ts';
import { verifyCommand } from './verify.ts';

const commands: readonly Command[] = [
  serveCommand,
  doctorCommand,
  planCommand,
  simulateCommand,
  scriptCommand,
  oddsCommand,
  icmCommand,
  deskCommand,
  rulesCommand,
  dealCommand,
  replayCommand,
  convertCommand,
  mcpCommand,
  verifyCommand,
  auditCommand,
  directorLinkCommand,
  backupCommand,
  restoreCommand,
  exportCommand,
  importCommand,
  migrateCommand,
  forgetCommand,
  deleteCommand,
];

const overview = (): string => `riffle COMMAND

${commands.map(({ name, summary }) => `  ${bold(name.padEnd(13))} ${summary}`).join('\n')}

riffle COMMAND --help says more, with an example; riffle --version is the version.`;

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined && isExecutable) return serveCommand.run([]);
  if (name === undefined || name === '--help' || name === 'help') {
    print(overview());
    return 0;
  }
  if (name === '--version' || name === 'version') {
    print(version);
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined)
    throw new BadInput(`no command "${name}": choose ${commands.map((each) => each.name).join(', ')}`);
  if (args.includes('--help')) {
    print(command.help);
    return 0;
  }
  return command.run(args);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has closed (a pager, head): nothing more to say.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

function failed(error: unknown): void {
  // Only the commands that need the store load it, so its errors are recognized by name.
  const told = error instanceof Failed || (error instanceof Error && error.name === 'StoreError');
  if (!told && !(error instanceof BadInput)) throw error;
  process.stderr.write(`riffle: ${error.message}\n`);
  process.exitCode = told ? 1 : 2;
}

// Not awaited here: the single executable is a script that cannot wait.
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
}, failed);
