// Checks that a hand's shuffle was fair, from the file that any player can download.
import { readFileSync } from 'node:fs';
import { readProof, verifyProof } from 'riffle/fairness';

const file = process.argv[2] ?? new URL('../fairness-example.json', import.meta.url);
const read = readProof(JSON.parse(readFileSync(file, 'utf8')).proof);
if ('error' in read) throw new Error(read.error);
const { ok, checked } = verifyProof(read.proof);
console.log(ok, checked.length);
