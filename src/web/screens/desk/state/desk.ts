import { createContext, useContext, useMemo, useState } from 'react';
import type { Refusal } from '../../../../engine/refusal.ts';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import type { WaitingGuest } from '../../../../protocol/frames.ts';
import { type RefusalWords, refusalText, refusalWords } from '../../../shared/api/refusals.ts';
import { useWords } from '../../../shared/language.ts';
import type { Line, RequestFrame } from '../../../shared/live/line.ts';
import { type FactAnswer, type MissingFact, missingFact, withAnswer } from './missing-facts.ts';
import type { ProcedureName } from './procedure-names.ts';
import type { Snoozed } from './snooze.ts';
import { doneText, stepLabel, undoText } from './task-text.ts';
import { type DeskWords, deskWords } from './words.ts';

export type Notice = {
  readonly id: number;
  readonly says: string;
  /** The rule behind a refusal. */
  readonly rule: string | null;
  readonly bad: boolean;
  /** What the notice offers. */
  readonly offer: 'undo' | 'redo' | null;
  /** After a refusal: what gets there all the same, in this order. */
  readonly wayOut: readonly TournamentCommand[];
};

/** A command given without a connection that was refused when it arrived. */
export type Failed = { readonly id: number; readonly what: string; readonly why: string };

export type PendingQuestion = MissingFact & { readonly answer: (value: FactAnswer) => void };

/** A right the rulebook denies, which the director may grant with a reason. */
export type Exception = {
  readonly says: string;
  readonly rule: string | null;
  readonly allow: (reason: string) => void;
};

/** The director's desk: it sends commands and shows what came of them. */
export type Desk = {
  readonly tournament: string;
  readonly view: TournamentView;
  /** What the director wants to see later. */
  readonly snoozed: Snoozed;
  /** Players muted at the dealt tables, and how to unmute one. */
  readonly muted: readonly string[];
  /** Guests who wait to be let in, where this device may do that. */
  readonly door: readonly WaitingGuest[];
  unmute(player: string): void;
  /** Sends a command, asking for facts it lacks; true once it is done. */
  run(command: TournamentCommand): Promise<boolean>;
  /** The same, with this text as the notice once it is done. */
  runAs(says: string, command: TournamentCommand): Promise<boolean>;
  /** Rules on a hand that Riffle deals, with this text as the notice; true once it is done. */
  ruleOn(says: string, ruling: RequestFrame & { readonly type: 'rule' }): Promise<boolean>;
  /** Asks for the cards people dealt to these tables, and does the command with them. */
  tellCards(command: LowCardCommand, tables: readonly string[]): void;
  /** Opens a procedure on its sheet. */
  open(procedure: ProcedureName, table?: string | null): void;
  openRulings(): void;
  why(rule: string): void;
  openPlayer(player: string): void;
  /** The server's time. */
  now(): number;
};

/** The low card chooses the table that gives a player, or the one a late player comes to. */
export type LowCardCommand = TournamentCommand & { readonly type: 'rearrange' | 'seat-late' };

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('no desk here');
  return desk;
}

/** Whether this device may send a command: the director any, an assistant those they were given. */
export function useMay(): (type: TournamentCommand['type']) => boolean {
  const { may } = useDesk().view;
  return (type) => may === null || may.includes(type);
}

/** What a player has asked for, who is seated and what the TV shows are no steps to undo. */
const OFFERS: Partial<Record<TournamentCommand['type'], Notice['offer']>> = {
  undo: 'redo',
  ask: null,
  'take-seats': null,
  'show-on-tv': null,
};
let notices = 0;

/** Why a command was refused, and what would make way for it. */
type Why = { readonly says: string; readonly first: TournamentCommand | null };

function explained(answer: Refusal, view: TournamentView, t: DeskWords, refusals: RefusalWords): Why {
  // A step that depends on another is named as the list of steps names it.
  const later =
    answer.code === 'depends' ? view.desk?.past.find(({ number }) => number === answer.step) : undefined;
  return later === undefined
    ? { says: refusalText(answer, refusals), first: null }
    : { says: t.depends(stepLabel(later, view, t)), first: { type: 'retract', step: later.number } };
}

/** Runs commands, with a notice for what was done and a question for a fact that was missing. */
export function useCommands(line: Line) {
  const t = useWords(deskWords);
  const refusals = useWords(refusalWords);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const [exception, setException] = useState<Exception | null>(null);
  const { run, runAs, ruleOn, tellCards } = useMemo(() => {
    const say = (part: Partial<Notice> & { says: string }): void =>
      setNotice({ id: ++notices, rule: null, bad: false, offer: null, wayOut: [], ...part });
    const whyNot = (answer: Refusal): Why => explained(answer, line.snapshot().view!, t, refusals);
    const one = async (command: TournamentCommand): Promise<boolean> => {
      const { awaySince, view: then } = line.snapshot();
      const what = awaySince === null || then === null ? null : doneText(command, then, t);
      const answer = await line.do(command);
      if (answer.type === 'done') return true;
      const ask = missingFact(command, answer);
      if (ask === null && answer.override === true)
        return new Promise((resolve) => {
          setException({
            says: refusalText(answer, refusals),
            rule: answer.rule,
            allow: (reason) => {
              setException(null);
              resolve(one({ ...command, anyway: { reason } } as TournamentCommand));
            },
          });
        });
      if (ask === null && what !== null) {
        // Other taps arrive with it: this must not pass unseen among them.
        const said = { id: ++notices, what, why: whyNot(answer).says };
        setFailed((before) => [...before, said]);
        return false;
      }
      if (ask === null) {
        const { says, first } = whyNot(answer);
        say({ says, rule: answer.rule, bad: true, wayOut: first === null ? [] : [first, command] });
        return false;
      }
      return new Promise((resolve) => askFor(ask, (complete) => resolve(one(complete))));
    };
    const askFor = (ask: MissingFact, then: (command: TournamentCommand) => void): void =>
      setQuestion({
        ...ask,
        answer: (value) => {
          setQuestion(null);
          then(withAnswer(ask.command, ask, value));
        },
      });
    const runAs = async (saying: string | null, command: TournamentCommand): Promise<boolean> => {
      const view = line.snapshot().view!;
      const what = undoText(view, t);
      if (!(await one(command))) return false;
      // The sheet shows what was told of a hand.
      if (command.type === 'follow') return true;
      const says =
        saying ??
        (command.type === 'undo' && what !== null ? t.done.undone(what) : doneText(command, view, t));
      say({ says, offer: command.type in OFFERS ? OFFERS[command.type]! : 'undo' });
      return true;
    };
    const run = (command: TournamentCommand): Promise<boolean> => runAs(null, command);
    const ruleOn: Desk['ruleOn'] = async (says, ruling) => {
      const answer = await line.ask(ruling);
      if (answer.type === 'done') say({ says });
      else say({ says: whyNot(answer).says, rule: answer.rule, bad: true });
      return answer.type === 'done';
    };
    const tellCards: Desk['tellCards'] = (lacking, tables) =>
      askFor({ is: 'cards', player: '', command: lacking, tables }, (command) => void run(command));
    return { run, runAs, ruleOn, tellCards };
  }, [line, t, refusals]);
  return {
    run,
    runAs,
    ruleOn,
    tellCards,
    notice,
    failed,
    dismiss: (id: number) => {
      setNotice((shown) => (shown?.id === id ? null : shown));
      setFailed((before) => before.filter((each) => each.id !== id));
    },
    question,
    cancelQuestion: () => setQuestion(null),
    exception,
    cancelException: () => setException(null),
  };
}
