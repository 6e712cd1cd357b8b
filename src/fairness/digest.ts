import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as lower-case hexadecimal digits; digests, salts, entropy and seeds are 32 bytes, 64 digits. */
export type Hex = string;

/** The parts of a hash: a word means its UTF-8 bytes, a number four bytes, highest first. */
type Part = string | number | Uint8Array;

export const fromHex = (hex: Hex): Uint8Array => hexToBytes(hex);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function toHex(bytes: Uint8Array): Hex {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return hex;
}

function putNumber(into: Uint8Array, value: number, at: number): number {
  into[at] = value >>> 24;
  into[at + 1] = value >>> 16;
  into[at + 2] = value >>> 8;
  into[at + 3] = value;
  return at + 4;
}

/** Numbers one after the other, four bytes each. */
export function numbers(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  for (const [index, value] of values.entries()) putNumber(bytes, value, 4 * index);
  return bytes;
}

/** In JavaScript, since a page that came over plain http has no other. */
let hash = (bytes: Uint8Array): Hex => toHex(sha256(bytes));

/** A platform that has SHA-256 built in lends it: the same digests, several times faster. */
export function hashWith(native: (bytes: Uint8Array) => Hex): void {
  hash = native;
}

// A deck takes some 160 digests, so all are made in one place that grows to the longest input.
let input = new Uint8Array(1024);

function makeRoom(end: number): void {
  if (end <= input.length) return;
  const longer = new Uint8Array(2 * end);
  longer.set(input);
  input = longer;
}

/** Letters of plain ASCII are their own bytes; at the first other one it gives up. */
function putLetters(word: string, at: number): boolean {
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index);
    if (letter > 0x7f) return false;
    input[at + index] = letter;
  }
  return true;
}

function put(part: Part, at: number): number {
  if (typeof part === 'number') return put(numbers([part]), at);
  makeRoom(at + 4 + part.length);
  if (typeof part !== 'string') input.set(part, at + 4);
  else if (!putLetters(part, at + 4)) return put(utf8ToBytes(part), at);
  return putNumber(input, part.length, at) + part.length;
}

/**
 * SHA-256 of what it is for and its parts, each with its length in front: nothing hashed for one purpose can be taken
 * for another, and no two lists of parts read the same.
 */
export function digest(purpose: string, ...parts: readonly Part[]): Hex {
  let end = put(`riffle/1/${purpose}`, 0);
  for (const part of parts) end = put(part, end);
  return hash(input.subarray(0, end));
}
