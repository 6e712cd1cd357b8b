import { useEffect, useRef } from 'react';
import { play, speak } from './bells.ts';
import { cues, type Moment } from './cues.ts';
import type { TvWords } from './words.ts';

/** Plays and says what is new whenever the screen changes. */
export function useCues(moment: Moment, t: TvWords): void {
  const last = useRef<Moment | null>(null);
  useEffect(() => {
    for (const { sound, says } of cues(last.current, moment, t)) {
      play(sound);
      speak(says);
    }
    last.current = moment;
  });
}
