import { useEffect, useRef, useSyncExternalStore } from 'react';
import { vibrate } from '../vibrate.ts';

/** Whether this device rings when something waits for it; remembered on it. */
const KEPT = 'riffle.ring';
const listeners = new Set<() => void>();
let audio: AudioContext | null = null;

const rings = (): boolean => window.localStorage.getItem(KEPT) === 'on';
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useRings = (): boolean => useSyncExternalStore(subscribe, rings);

export function setRings(on: boolean): void {
  window.localStorage.setItem(KEPT, on ? 'on' : 'off');
  // The tap that switches it on is the touch without which browsers play nothing; one ring shows what it sounds like.
  if (on) ring();
  for (const listener of listeners) listener();
}

/** Two soft notes. */
function ring(): void {
  vibrate(120, 80, 120);
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [at, pitch] of [
    [0, 880],
    [0.18, 659],
  ] as const) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.2, currentTime + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + 0.5);
    tone.connect(gain).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + 0.5);
  }
}

/** Rings whenever there is more to do than before. */
export function useRing(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && rings()) ring();
    before.current = count;
  }, [count]);
}
