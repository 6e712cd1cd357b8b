import { createContext, useContext, useMemo, useState } from 'react';
import type { NightCommand } from '../../engine/tournament/decide.ts';
import type { NightView } from '../../engine/views/night-view.ts';
import { sentence } from '../format.ts';
import type { Line } from '../live/line.ts';
import { type Ask, askFor, withAnswer } from './asks.ts';
import type { ProcedureName } from './procedures/names.ts';
import { doneText } from './words.ts';

export type Notice = {
  readonly id: number;
  readonly says: string;
  /** Why not, where it was refused. */
  readonly rule: string | null;
  readonly bad: boolean;
  /** What the notice offers. */
  readonly offer: 'undo' | 'redo' | null;
  readonly steps: number;
};

export type Asking = Ask & { readonly answer: (value: number | readonly string[]) => void };

/** The director's desk: commands go out from here, and what came of them is said here. */
export type Desk = {
  readonly view: NightView;
  /** Sends commands one after the other until one is refused; true when all are done. */
  run(...commands: NightCommand[]): Promise<boolean>;
  /** Sends one, and says this when it is done. */
  runAs(says: string, command: NightCommand): Promise<boolean>;
  /** Leads through a procedure. */
  open(procedure: ProcedureName): void;
  why(rule: string): void;
  openPlayer(player: string): void;
  /** The server's time. */
  now(): number;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('no desk here');
  return desk;
}

const OFFERS: Partial<Record<NightCommand['type'], Notice['offer']>> = { undo: 'redo' };
let notices = 0;

/** Runs commands, with notices for what was done and questions for what was missing. */
export function useCommands(line: Line) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { run, runAs } = useMemo(() => {
    const say = (part: Partial<Notice> & { says: string }): void =>
      setNotice({ id: ++notices, rule: null, bad: false, offer: null, steps: 1, ...part });
    const one = async (command: NightCommand): Promise<boolean> => {
      const answer = await line.do(command);
      if (answer.type === 'done') return true;
      const ask = askFor(command, answer);
      if (ask === null) {
        say({ says: sentence(answer.message), rule: answer.rule, bad: true });
        return false;
      }
      return new Promise((resolve) => {
        setAsking({
          ...ask,
          answer: (value) => {
            setAsking(null);
            resolve(one(withAnswer(command, ask, value)));
          },
        });
      });
    };
    const all = async (saying: string | null, commands: readonly NightCommand[]): Promise<boolean> => {
      const view = line.snapshot().view!;
      const what = view.undo;
      for (const command of commands) if (!(await one(command))) return false;
      const last = commands.at(-1)!;
      const says =
        saying ?? (last.type === 'undo' && what !== null ? `Taken back: ${what}` : doneText(last, view));
      say({ says, offer: OFFERS[last.type] ?? 'undo', steps: commands.length });
      return true;
    };
    return {
      run: (...commands: NightCommand[]) => all(null, commands),
      runAs: (says: string, command: NightCommand) => all(says, [command]),
    };
  }, [line]);
  return { run, runAs, notice, dismiss: () => setNotice(null), asking, stopAsking: () => setAsking(null) };
}
