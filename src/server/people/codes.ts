import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I: people read it off a TV and type it. */
export const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const JOIN_CODE = 6;
export const SITE_CODE = 8;

export const typedCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What they meant to type: case, blanks and dashes do not matter. */
export const asTyped = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** As short as the code on the TV; codes in links have 144 bits, and nobody guesses those. */
export const isGuessable = (code: string): boolean => asTyped(code).length === JOIN_CODE;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const newInviteCode = (): string => randomBytes(18).toString('base64url');
/** Begins with a letter, so that it is valid wherever an id is. */
export const newId = (): string => `t${randomBytes(9).toString('hex')}`;
export const newPlayerId = (): string => `p${randomBytes(6).toString('hex')}`;

/** What the store has of a token or an invite's code. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** What the store has of a code that somebody types. */
export const typedHash = (code: string): string => hashOf(asTyped(code));
/** A public name of a device or invite; nobody gets in with it. */
export const nameOf = (hash: string): string => hash.slice(0, 16);
