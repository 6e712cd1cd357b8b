import { z } from 'zod';
import { entropyFrom } from '../../engine/cards/chacha.ts';
import type { Entropy } from '../../engine/cards/shuffle.ts';
import type { Rulebook } from '../../engine/choices/rulebook.ts';
import { readClock } from '../../engine/clock/clock.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { SystemCommand, TournamentCommand } from '../../engine/tournament/commands.ts';
import { createTournament } from '../../engine/tournament/create.ts';
import { decide } from '../../engine/tournament/decide.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { tournamentFrom } from '../../engine/tournament/evolve.ts';
import type { UndoStack } from '../../engine/tournament/undo.ts';
import { viewTournament } from '../../engine/views/tournament-view.ts';
import { logTournament } from '../../history/tell-tournament.ts';
import { tournamentCommand } from '../../protocol/commands.ts';
import { BadInput } from '../shared/command.ts';
import { momentText, parseMoment } from './moments.ts';
import { Names } from './names.ts';

/** What a script can look at. */
export const SHOWN = ['tables', 'ledger', 'prizes', 'log', 'questions', 'tasks', 'players'] as const;

/** What Riffle itself notices while a real tournament is played; an exported script has it too. */
const systemCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('note-sleep'), from: z.number(), to: z.number() }),
  z.strictObject({ type: z.literal('note-jump'), by: z.number() }),
  z.strictObject({
    type: z.literal('note-card'),
    table: z.string(),
    hand: z.int(),
    seat: z.int(),
    card: z.int(),
  }),
]);

const line = z.strictObject({
  at: z.unknown().optional(),
  do: z.record(z.string(), z.unknown()).optional(),
  show: z.enum(SHOWN).optional(),
  /** The seed of this line alone, as an exported tournament has it. */
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** The first line of an exported tournament. */
const opening = z.strictObject({ rulebook: z.looseObject({ id: z.string() }), name: z.string() });

/** A whole tournament, told line by line: the engine itself answers, with people by their names. */
export class ScriptPlayer {
  readonly events: TournamentEvent[];
  private history: UndoStack;
  private now = 0;
  private readonly names = new Names();
  private readonly dice: Entropy;

  constructor(rulebook: Rulebook, seed: string, name = 'A night') {
    const created = createTournament('script', name, rulebook);
    if (!created.ok) throw new BadInput(created.refusal.message);
    this.events = [...created.value];
    this.history = tournamentFrom(this.events);
    this.dice = entropyFrom(seed)!;
  }

  /** A tournament as it was exported: its own rulebook comes first. */
  static opened(text: string, seed: string): ScriptPlayer | null {
    const read = opening.safeParse(parsed(text));
    if (!read.success) return null;
    return new ScriptPlayer(read.data.rulebook as Rulebook, seed, read.data.name);
  }

  /** The answer to one line; a line that makes no sense changes nothing. */
  answer(text: string): object {
    const read = line.safeParse(parsed(text));
    if (!read.success) return bad(z.prettifyError(read.error));
    const { at, do: command, show, seed } = read.data;
    if ((command === undefined) === (show === undefined)) return bad('a line has either "do" or "show"');
    if (at !== undefined) {
      const moment = parseMoment(at);
      if (moment < this.now) return bad(`"at" ${momentText(moment)} is before ${momentText(this.now)}`);
      this.now = moment;
    }
    if (show !== undefined) return { ok: true, at: momentText(this.now), [show]: this.shown(show) };
    const asked = this.command(command!);
    if ('error' in asked) return bad(asked.error);
    if ('refused' in asked) return this.refused(asked.refused);
    return this.run(asked, seed ?? this.seed());
  }

  get rulebook(): string {
    return this.history.tournament.rulebook.id;
  }

  private run(command: TournamentCommand | SystemCommand, entropy: string): object {
    const done = decide(this.history, command, { now: this.now, entropy });
    if (!done.ok) return this.refused(done.refusal);
    this.history = done.value.history;
    this.events.push(...done.value.events);
    if (command.type === 'rename') this.names.rename(command.player, command.name);
    const view = this.view();
    const { level, stakes, onBreak, running, left } = readClock(this.history.tournament.clock, this.now);
    return {
      ok: true,
      events: this.names.withNames(done.value.events.filter(({ type }) => type !== 'began')),
      questions: this.names.withNames(view.questions),
      tasks: this.names.withNames(view.tasks),
      clock: {
        level,
        small: stakes.small,
        big: stakes.big,
        ante: stakes.ante,
        onBreak,
        running,
        left: left === null ? null : momentText(Math.round(left)),
      },
    };
  }

  private refused({ code, message, rule, override, ...figures }: Refusal): object {
    const about = this.names.withNames(figures) as object;
    return { ok: false, code, message, rule, override: override === true, ...about };
  }

  /** A command with ids for names; somebody who enters or is expected gets one. */
  private command(
    typed: Record<string, unknown>,
  ): TournamentCommand | SystemCommand | { readonly error: string } | { readonly refused: Refusal } {
    const { dealer, ...said } = typed;
    const isNew = said.type === 'enter' || said.type === 'expect';
    const { player: called = said.name, name = called } = said;
    const given =
      isNew && typeof called === 'string' ? { ...said, name, player: this.names.add(called) } : said;
    const known = this.names.withIds(given) as { readonly type?: unknown };
    const system = systemCommand.safeParse(known);
    if (system.success) return system.data;
    const stranger = unknownIn(known);
    if (stranger !== null)
      return {
        refused: refusal('unknown-player', null, `nobody called "${stranger}" is here`, { player: stranger }),
      };
    const read = tournamentCommand.safeParse(known);
    if (!read.success) return { error: z.prettifyError(read.error) };
    return dealer === true ? ({ ...read.data, dealer: true } as TournamentCommand) : read.data;
  }

  private seed(): string {
    return Array.from({ length: 8 }, () => (this.dice.next() >>> 0).toString(16).padStart(8, '0')).join('');
  }

  private view() {
    return viewTournament(this.history.tournament, { role: 'director' }, this.now, this.history);
  }

  private shown(what: (typeof SHOWN)[number]): unknown {
    const view = this.view();
    switch (what) {
      case 'tables':
        return this.names.withNames({ tables: view.tables, moves: view.moves });
      case 'ledger':
        return this.names.withNames({ purse: view.purse, accounts: view.accounts });
      case 'prizes':
        return this.names.withNames({ prizes: view.prizes, places: view.places });
      case 'log':
        return [...logTournament(this.events, momentText)];
      case 'questions':
        return this.names.withNames(view.questions);
      case 'tasks':
        return this.names.withNames(view.tasks);
      case 'players':
        return this.names.withNames(view.people);
    }
  }
}

const bad = (message: string): object => ({
  ok: false,
  code: 'bad-line',
  message,
  rule: null,
  override: false,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A player's field that no id can be: the name of somebody nobody knows. */
function unknownIn(command: object): string | null {
  const player = 'player' in command ? command.player : undefined;
  return typeof player === 'string' && !player.startsWith('person-') ? player : null;
}
