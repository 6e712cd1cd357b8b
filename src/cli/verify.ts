import { existsSync, readFileSync } from 'node:fs';
import { type HandProof, readProof } from '../fairness/proof.ts';
import { verifyProof } from '../fairness/verify.ts';
import {
  BadInput,
  bold,
  type Command,
  dim,
  green,
  print,
  readArgs,
  readStdin,
  red,
} from './shared/command.ts';

async function readText(file: string): Promise<string> {
  if (file === '-') return readStdin();
  if (!existsSync(file)) throw new BadInput(`${file}: no such file`);
  return readFileSync(file, 'utf8');
}

function proofIn(where: string, text: string): HandProof {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${where}: not JSON (${(error as Error).message})`);
  }
  if (typeof json !== 'object' || json === null || !('proof' in json))
    throw new BadInput(`${where}: has no "proof" in it`);
  const read = readProof(json.proof);
  if ('error' in read) throw new BadInput(`${where}: ${read.error}`);
  return read.proof;
}

/** What a verified proof says: which phones mixed, which were left out and why, and which cards were shown where. */
const told = ({ shuffles }: HandProof) =>
  shuffles.map(({ announced, fingerprint, reveals, openings, leaves }) => ({
    shuffle: announced.shuffle,
    fingerprint,
    mixedBy: reveals.flatMap((reveal) => ('entropy' in reveal ? [reveal.client] : [])),
    leftOut: reveals
      .flatMap((reveal) => ('leftOut' in reveal ? [reveal] : []))
      .map(({ client, leftOut }) => ({
        client,
        why: leftOut,
      })),
    shown: [...openings].sort((a, b) => a.place - b.place).map(({ place, card }) => ({ place, card })),
    audited: leaves !== undefined,
  }));

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new BadInput('which file? riffle verify FILE, or - for standard input');
  const where = file === '-' ? 'standard input' : file;
  const proof = proofIn(where, await readText(file));
  const { ok, checked, wrong } = verifyProof(proof);
  const hand = proof.shuffles[0]?.announced.hand ?? null;
  if (values.json) {
    print(JSON.stringify({ hand, verified: ok, wrong, checked, shuffles: ok ? told(proof) : [] }));
    return ok ? 0 : 1;
  }
  for (const what of checked) print(`${green('✓')} ${what}`);
  if (!ok) {
    print(`${red('✗')} ${wrong}`);
    print(bold('Not verified: do not trust this hand.'));
    return 1;
  }
  for (const { shuffle, shown } of told(proof))
    if (shown.length > 0)
      print(
        dim(
          `shuffle ${shuffle}, place and card: ${shown.map(({ place, card }) => `${place} ${card}`).join(', ')}`,
        ),
      );
  print(bold('Verified.'));
  return 0;
}

export const verifyCommand: Command = {
  name: 'verify',
  summary: "check a dealt hand's shuffle proof",
  help: `riffle verify FILE [--json]

Checks the proof of a hand that Riffle dealt: that the deck was fixed before the phones mixed it, that its order comes from
both, and that every card shown was at its place in the deck. FILE is a JSON document with a "proof" in it; - reads standard
input. Places count from 0, the top of the deck. docs/FAIRNESS.md says what it proves and what it does not.

Exit status: 0 verified, 1 not verified, 2 bad input.

Example: riffle verify docs/fairness-example.json`,
  run,
};
