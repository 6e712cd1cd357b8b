import { de } from './tell-words.de.ts';
import { en } from './tell-words.ts';

/** The log and the story, in every language. */
export const tellWords = { en, de };
