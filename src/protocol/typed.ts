import { z } from 'zod';
import { lengthOf, tidied } from '../history/names.ts';

/** Letters with many accents take several characters each; nobody's name takes more. */
const UNITS_A_LETTER = 4;
const LONE_SURROGATE = /\p{Cs}/u;
/** Blanks such as a line's end become spaces; nobody types the others. */
const CONTROL = /[^\P{Cc}\s]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * What people type, of so many letters at most: shown as text, never as HTML. It is tidied, so that what looks alike is
 * alike; what cannot be shown is refused.
 */
export const typed = (most: number, { blank = false } = {}) => {
  const long = { error: `is too long: ${most} characters at most`, abort: true };
  return z
    .string()
    .max(most * UNITS_A_LETTER, long)
    .refine((text) => !LONE_SURROGATE.test(text), {
      error: 'has half a character in it: type it again',
      abort: true,
    })
    .refine((text) => !CONTROL.test(text), {
      error: 'has a control character in it, which cannot be shown: type it again',
      abort: true,
    })
    .overwrite(tidied)
    .refine((text) => VISIBLE.test(text) || (blank && text === ''), {
      error: 'has nothing in it that can be seen: type a letter, a digit or a sign',
      abort: true,
    })
    .refine((text) => lengthOf(text) <= most, long);
};

/** Somebody's name. */
export const personName = typed(40);
/** What a tournament or a place is called, and other short texts. */
export const words = typed(80);
export const sentence = typed(300);

/** The address of a page somewhere else, which people open with a tap. */
export const webLink = typed(300).refine((text) => /^https:\/\/[^\s/:@]+\.\S+$/.test(text), {
  error: 'is not a link: paste one that begins with https://',
});
