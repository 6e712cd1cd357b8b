import { useEffect, useState } from 'react';
import { choices } from '../../shared/tv-choices.ts';
import { type Note, OCTAVE, SCORES, type Sound, VOLUME } from './scores.ts';

let context: AudioContext | null = null;

/** A bell is its note and, more quietly, the octave above; it is struck and dies away. */
function strike(audio: AudioContext, { at, lasts, pitch, loud }: Note): void {
  const begins = audio.currentTime + at;
  for (const [times, share] of [
    [1, 1],
    [2, OCTAVE],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * times;
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(loud * share * VOLUME, begins + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}

export function play(sound: Sound): void {
  if (choices().sound !== 'on' || context?.state !== 'running') return;
  for (const note of SCORES[sound]) strike(context, note);
}

/** Spoken where the device can; in the language of the page. */
export function speak(text: string): void {
  if (choices().voice !== 'on' || !('speechSynthesis' in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  window.speechSynthesis.speak(words);
}

/** Browsers play no sound until the page has been touched. Whether this one still waits for that. */
export function useBells(wanted: boolean): { readonly blocked: boolean } {
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!wanted || !('AudioContext' in window)) return setBlocked(false);
    context ??= new AudioContext();
    const audio = context;
    const look = (): void => setBlocked(audio.state !== 'running');
    // Browsers refuse this until a touch: then the state stays as it is, and there is nothing else to do.
    const touched = (): void => void audio.resume().then(look, look);
    audio.addEventListener('statechange', look);
    touched();
    look();
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, touched);
    return () => {
      audio.removeEventListener('statechange', look);
      for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, touched);
    };
  }, [wanted]);
  return { blocked };
}
