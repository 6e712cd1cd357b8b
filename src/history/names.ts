const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Whatever is drawn as nothing: between letters, before them, or instead of them. A blank Braille cell is one too. */
const BLANK = /[\s\u2800]+/gu;
/** Zero-width, direction and other format characters, and letters that are there to fill a place. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Emoji are put together with characters that are not seen alone. */
// biome-ignore lint/complexity/useRegexLiterals: the compiler's target has no flag `v`; Node has had it since version 20
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** A name as it looks: composed, without invisible characters, with single spaces between words and none around. */
export function tidied(text: string): string {
  const seen = [...graphemes.segment(text.normalize('NFC').replace(BLANK, ' '))].map(({ segment }) =>
    EMOJI.test(segment) ? segment : segment.replace(UNSEEN, ''),
  );
  return seen.join('').replace(BLANK, ' ').trim().normalize('NFC');
}

/** In letters as people count them. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** A name however it is written: spellings that look alike, in capitals or not, wide or narrow, are one name. */
export const normalizeName = (name: string): string => tidied(name.normalize('NFKC')).toLocaleLowerCase();
