import type { WayWords } from './way-words.ts';

export const de: WayWords = {
  handsPlayed: 'Gespielte Hände',
  desk: 'Zur Turnierleitung',
  otherPhone: 'Anderes Handy benutzen',
  otherPhoneSays:
    'Scanne das mit dem anderen Handy: Dein Platz zieht dorthin um, und dieses Handy gibt ihn ab.',
};
