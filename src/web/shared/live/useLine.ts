import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type ClockFace, readClock } from '../../../engine/clock/clock.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { tournamentOf } from '../api/api.ts';
import { takeBootFrames } from '../boot-clock/frames.ts';
import { toServer } from '../to-server.ts';
import { Line, type Live } from './line.ts';
import { useTitle } from './my-turn.ts';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Why this device gets no socket; null if trying again may help. */
async function whyNot(tournament: string): Promise<Refusal | null> {
  const reply = await tournamentOf(tournament);
  if ('ok' in reply || (reply.code !== 'not-a-member' && reply.code !== 'not-found')) return null;
  return { code: reply.code, rule: null, message: reply.sorry };
}

/** One line for a screen, for as long as it is shown. */
export function useLine(tournament: string): Line | null {
  const [line, setLine] = useState<Line | null>(null);
  // Before anything is painted: with the frames in the page the tournament shows at once.
  useLayoutEffect(() => {
    const opened = new Line({
      tournament,
      boot: takeBootFrames(tournament),
      connect: () => toServer().socket(),
      whyNot: () => whyNot(tournament),
      local: () => performance.now(),
      key: randomKey,
    });
    const woke = (): void => {
      if (document.visibilityState === 'visible') opened.wake();
    };
    document.addEventListener('visibilitychange', woke);
    setLine(opened);
    return () => {
      document.removeEventListener('visibilitychange', woke);
      opened.close();
    };
  }, [tournament]);
  return line;
}

const NOBODY = { subscribe: () => () => {}, snapshot: () => null };

export function useLive(line: Line | null): Live | null {
  const { subscribe, snapshot } = line ?? NOBODY;
  const live = useSyncExternalStore<Live | null>(subscribe, snapshot);
  useTitle(line, live);
  return live;
}

/** Keeps a screen from going dark: by a wake lock, and where there is none, as over plain http, by a silent video. */
export function useAwake(): void {
  useEffect(() => {
    let left = false;
    let stop = (): void => {};
    const play = (): void =>
      void import('../silent-video.ts').then(({ playSilently }) => {
        stop();
        if (!left) stop = playSilently();
      });
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (navigator.wakeLock === undefined) play();
      else navigator.wakeLock.request('screen').catch(play);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      stop();
    };
  }, []);
}

/** The server's time, updated whenever the clock's display changes. */
export function useNow(line: Line, view: TournamentView): number {
  const [now, setNow] = useState(() => line.clock.now());
  useEffect(() => {
    const shown = (at: number): string => {
      const { level, onBreak, left, resumesIn } = readClock(view.timer, at);
      return `${level}${onBreak}${Math.ceil((resumesIn ?? left ?? at) / 1000)}`;
    };
    const look = (): void => {
      const at = line.clock.now();
      setNow((before) => (shown(before) === shown(at) && Math.abs(at - before) < 1000 ? before : at));
    };
    look();
    const timer = setInterval(look, 100);
    return () => clearInterval(timer);
  }, [line, view]);
  return now;
}

/** The clock now; it keeps running while the server is away. */
export const faceAt = (view: TournamentView, now: number): ClockFace => readClock(view.timer, now);
