import { expect, test } from 'vitest';
import { lengthOf, OCTAVE, SCORES, type Sound, VOLUME } from './scores.ts';

const all = Object.entries(SCORES) as [Sound, (typeof SCORES)[Sound]][];

test('no two sounds can be confused: each has its own melody and rhythm', () => {
  const shapes = all.map(([, score]) =>
    score
      .slice(1)
      .map(({ pitch, at }, index) => {
        const step = Math.sign(Math.round(pitch - score[index]!.pitch));
        return `${step}@${(at - score[index]!.at).toFixed(2)}`;
      })
      .join(' '),
  );
  expect(new Set(shapes).size).toBe(all.length);
});

test('the sound of a new level goes up, that of a break goes down', () => {
  const pitches = (sound: Sound): number[] => SCORES[sound].map(({ pitch }) => pitch);
  expect(pitches('level')).toEqual([...pitches('level')].sort((a, b) => a - b));
  expect(pitches('break')).toEqual([...pitches('break')].sort((a, b) => b - a));
});

test.each(all)('%s is short, never shrill and never louder than a voice', (_, score) => {
  expect(lengthOf(score)).toBeGreaterThan(0.5);
  expect(lengthOf(score)).toBeLessThan(4);
  for (const { at, lasts, pitch, loud } of score) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeGreaterThan(0.1);
    expect(pitch).toBeGreaterThan(300);
    expect(pitch).toBeLessThan(1200);
    expect(loud).toBeLessThanOrEqual(0.5);
  }
  // Notes that ring at the same time must not clip.
  for (const { at } of score) {
    const together = score.filter((note) => note.at <= at && at < note.at + note.lasts);
    expect(together.reduce((sum, { loud }) => sum + loud * VOLUME * (1 + OCTAVE), 0)).toBeLessThan(1);
  }
});

test('all bells are in one key: every pitch is in C major', () => {
  const major = [0, 2, 4, 5, 7, 9, 11];
  for (const [, score] of all)
    for (const { pitch } of score) {
      const steps = Math.round(12 * Math.log2(pitch / 440)) + 9;
      expect(major).toContain(((steps % 12) + 12) % 12);
    }
});
