import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as lower-case hexadecimal digits; digests, salts, entropy and seeds are 32 bytes, 64 digits. */
export type Hex = string;

/** What is hashed: a word stands for its UTF-8, a number for four bytes with the highest first. */
type Part = string | number | Uint8Array;

export const fromHex = (hex: Hex): Uint8Array => hexToBytes(hex);

function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function bytes(part: Part): Uint8Array {
  if (typeof part === 'number') return number(part);
  return typeof part === 'string' ? utf8ToBytes(part) : part;
}

/** Numbers one after the other, four bytes each. */
export const numbers = (values: readonly number[]): Uint8Array => concatBytes(...values.map(number));

/**
 * SHA-256 of what it is for and its parts, each with its length in front: nothing hashed for one purpose can be taken
 * for another, and no two lists of parts read the same.
 */
export function digest(purpose: string, ...parts: readonly Part[]): Hex {
  const pieces = [`riffle/1/${purpose}`, ...parts].map(bytes);
  const input = new Uint8Array(pieces.reduce((length, piece) => length + 4 + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    input.set(number(piece.length), at);
    input.set(piece, at + 4);
    at += 4 + piece.length;
  }
  return bytesToHex(sha256(input));
}
