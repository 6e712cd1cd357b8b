import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Without 0 and O, 1 and I: people read it off a TV and type it. */
export const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const JOIN_CODE = 6;
export const SITE_CODE = 8;

/** 256 is a multiple of the letters there are, so each is as likely as any other. */
export const typedCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** What they meant to type: case, blanks and dashes do not matter. */
export const asTyped = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** As short as the code on the TV; codes in links have 144 bits, and nobody guesses those. */
export const isGuessable = (code: string): boolean => asTyped(code).length === JOIN_CODE;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const newToken = (): string => base64url(randomBytes(32));
export const newInviteCode = (): string => base64url(randomBytes(18));
/** 32 bytes nobody can guess. */
export const newSecret = (): string => bytesToHex(randomBytes(32));
/** Begins with a letter, so that it is valid wherever an id is. */
export const newId = (): string => `t${bytesToHex(randomBytes(9))}`;
export const newPlayerId = (): string => `p${bytesToHex(randomBytes(6))}`;

/** What the store has of a token or an invite's code. */
export const hashOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));
/** What the store has of a code that somebody types. */
export const typedHash = (code: string): string => hashOf(asTyped(code));
/** A public name of a device or invite; nobody gets in with it. */
export const nameOf = (hash: string): string => hash.slice(0, 16);
