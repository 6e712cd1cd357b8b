import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I: it is read off a TV and typed. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const JOIN_CODE = 6;
export const SITE_CODE = 8;

export const typedCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it was meant: small letters, blanks and dashes do not matter. */
export const asTyped = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** As short as the one on the TV; the codes in links are 144 bits long, and nobody guesses those. */
export const isGuessable = (code: string): boolean => asTyped(code).length === JOIN_CODE;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const newInviteCode = (): string => randomBytes(18).toString('base64url');
/** Begins with a letter, so that it is an id wherever one is wanted. */
export const newId = (): string => `t${randomBytes(9).toString('hex')}`;
export const newPlayerId = (): string => `p${randomBytes(6).toString('hex')}`;

/** What is kept of a token or an invite's code. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** A device's or invite's name among people: never enough to be it. */
export const nameOf = (hash: string): string => hash.slice(0, 16);
