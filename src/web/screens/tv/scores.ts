/** One note: when it begins and how long it rings, in seconds; its pitch; how loud, from 0 to 1. */
export type Note = {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly loud: number;
};
/** Keeps all notes that ring at once, each with its octave, below clipping. */
export const VOLUME = 0.25;
export const OCTAVE = 0.25;

export type Sound = 'level' | 'minute' | 'break' | 'back' | 'field' | 'move' | 'clock' | 'winner';

const A4 = 440;
/** Equal temperament, counted in half tones from A above middle C. */
const half = (steps: number): number => A4 * 2 ** (steps / 12);
const C5 = half(3);
const E5 = half(7);
const G5 = half(10);
const C6 = half(15);
const G4 = half(-2);
const D5 = half(5);

/** Notes in sequence, every `apart` seconds; each rings on under the next. */
const run = (pitches: readonly number[], apart: number, rings: number, loud = 0.5): Note[] =>
  pitches.map((pitch, index) => ({ at: index * apart, lasts: rings, pitch, loud }));

/**
 * What the TV plays, distinct in shape and not only in pitch, to be heard over a conversation: up for a new level,
 * down to a break, up and down again back from it, two soft knocks a minute before, a fanfare for the final table, a question for
 * a move, a tick for the clock called on a player. Bells, all in one key, so that no two clash.
 */
export const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  level: run([C5, E5, G5], 0.18, 1.4),
  minute: run([E5, E5], 0.22, 0.5, 0.35),
  break: run([G5, E5, C5, G4], 0.26, 1.6),
  back: run([G4, C5, E5, C5, G5], 0.16, 1.2),
  field: run([G4, G4, C5, E5, G5], 0.2, 1.4, 0.45),
  move: run([D5, G5], 0.14, 0.9, 0.45),
  clock: run([C6, C6, C6, C6], 0.5, 0.16, 0.4),
  winner: [...run([C5, E5, G5, C6], 0.16, 1.8), ...run([G5, C6], 0.22, 2).map(later(0.8))],
};

function later(by: number): (note: Note) => Note {
  return (note) => ({ ...note, at: note.at + by });
}

/** How long until the last note has died away. */
export const lengthOf = (score: readonly Note[]): number =>
  Math.max(...score.map(({ at, lasts }) => at + lasts));
