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
import type { DirectorTask } from '../../engine/tournament/tasks.ts';
import type { UndoStack } from '../../engine/tournament/undo.ts';
import { type TournamentView, viewTournament } from '../../engine/views/tournament-view.ts';
import { normalizeName } from '../../history/names.ts';
import { because } from '../../history/task-reasons.ts';
import { logTournament } from '../../history/tell-tournament.ts';
import { tournamentCommand } from '../../protocol/commands.ts';
import { BadInput } from '../shared/command.ts';
import { asCommand } from './fixed-names.ts';
import { parsed, wrongIn } from './lines.ts';
import { commandTypes } from './list.ts';
import { momentText, parseMoment } from './moments.ts';
import { Names } from './names.ts';
import { type Asked, askedBy, type Said } from './questions.ts';

/** Commands that may need to know a stack, or how long a table has played. */
const WAIT_FOR_FACTS: ReadonlySet<TournamentCommand['type']> = new Set([
  'add-on',
  'penalize',
  'remove',
  'reseat',
  'seat-late',
]);
/** For tasks that wait for a fact and draw nothing. */
const NO_ENTROPY = '0'.repeat(64);
const TYPES = new Set(commandTypes());

/** The code of a line that makes no sense. */
export const BAD_LINE = 'bad-line';

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
  /** Why the command is done although a rule denies it. */
  override: z.string().optional(),
  answer: z.strictObject({ id: z.string(), value: z.unknown() }).optional(),
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
  /** A script that was exported has every step of its own. */
  private readonly exported: boolean;
  /** Commands that wait for a fact only somebody at the table knows, each with the seed of its line. */
  private waiting: { readonly command: TournamentCommand; readonly seed: string }[] = [];

  constructor(rulebook: Rulebook, seed: string, name = 'A night', exported = false) {
    const created = createTournament('script', name, rulebook);
    if (!created.ok) throw new BadInput(created.refusal.message);
    this.events = [...created.value];
    this.history = tournamentFrom(this.events);
    this.dice = entropyFrom(seed)!;
    this.exported = exported;
  }

  /** A tournament as it was exported: its own rulebook comes first. */
  static opened(text: string, seed: string): ScriptPlayer | null {
    if (!text.includes('"rulebook"')) return null;
    const read = opening.safeParse(parsed(text));
    if (!read.success) return null;
    return new ScriptPlayer(read.data.rulebook as Rulebook, seed, read.data.name, true);
  }

  /** The answer to one line; a line that makes no sense changes nothing. */
  answer(text: string): object {
    const before = this.now;
    try {
      return this.answerTo(text);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.now = before;
      return { ok: false, code: BAD_LINE, message: error.message, rule: null, override: false };
    }
  }

  private answerTo(text: string): object {
    const read = line.safeParse(parsed(text));
    if (!read.success) throw new BadInput(wrongIn(read.error));
    const { at, do: said, answer, show, override, seed } = read.data;
    if ([said, answer, show].filter((each) => each !== undefined).length !== 1)
      throw new BadInput('a line has one of "do", "answer" and "show"');
    if (at !== undefined) {
      const moment = parseMoment(at);
      if (moment < this.now)
        throw new BadInput(`"at" ${momentText(moment)} is before ${momentText(this.now)}`);
      this.now = moment;
    }
    if (show !== undefined) return { ok: true, at: momentText(this.now), [show]: this.shown(show) };
    if (answer !== undefined) return this.settle(answer.id, answer.value);
    return this.perform(said!, seed, override);
  }

  get rulebook(): string {
    return this.history.tournament.rulebook.id;
  }

  /** Answers a question by its id. */
  private settle(id: string, value: unknown): object {
    const open = this.asked();
    const found = open.find((each) => normalizeName(this.idOf(each)) === normalizeName(id));
    if (found === undefined) {
      const ids = open.map((each) => `"${this.idOf(each)}"`).join(', ');
      const message = `"${id}" is not asked${ids === '' ? ': nothing is' : `; what is: ${ids}`}`;
      return { ok: false, code: 'no-question', message, rule: null, override: false };
    }
    return this.perform(found.command(value), found.seed);
  }

  private perform(said: Said, seed = this.seed(), reason?: string): object {
    if (said.type === 'out') return this.performOut(said);
    const command = this.command(said, reason);
    if ('refused' in command) return this.refused(command.refused);
    const done = this.take(command, seed);
    if ('code' in done) {
      if (isNoted(command) || this.missingFor(command, seed) === null) return this.refused(done);
      this.waiting.push({ command, seed });
      return this.done([]);
    }
    if (command.type === 'rename') this.names.rename(command.player, command.name);
    return this.done([...done, ...(command.type === 'enter' ? this.seatLate(command.player) : [])]);
  }

  /** A player who busted does not rebuy; one who plays busts, and does not rebuy either. */
  private performOut(said: Said): object {
    const { player } = this.names.withIds(said) as { readonly player?: unknown };
    const stays = { type: 'answer', question: 'rebuy', player, rebuy: false };
    if (this.tableOf(said.player) === undefined) return this.perform({ ...said, ...stays });
    const bust = this.perform({ type: 'bust', players: [said.player] });
    const asks = this.view().questions.some((each) => 'player' in each && each.player === player);
    if (!('events' in bust) || !asks) return bust;
    const { events, ...rest } = this.perform(stays) as { readonly events: readonly object[] };
    return { ...rest, events: [...(bust.events as readonly object[]), ...events] };
  }

  /** A latecomer gets a seat at once, where nothing has to be asked first. */
  private seatLate(player: string): readonly TournamentEvent[] {
    const { phase } = this.history.tournament;
    if (this.exported || phase !== 'running') return [];
    const [command, seed] = [{ type: 'seat-late', player } as const, this.seed()];
    const seated = this.take(command, seed);
    if (!('code' in seated)) return seated;
    this.waiting.push({ command, seed });
    return [];
  }

  /** Decides a command and keeps what it did, or says why not. */
  private take(
    command: TournamentCommand | SystemCommand,
    seed: string,
  ): readonly TournamentEvent[] | Refusal {
    const done = decide(this.history, command, { now: this.now, entropy: seed });
    if (!done.ok) return done.refusal;
    this.history = done.value.history;
    this.events.push(...done.value.events);
    return done.value.events;
  }

  private done(events: readonly TournamentEvent[]): object {
    const { tasks } = this.view();
    const asked = this.asked();
    const { level, stakes, onBreak, running, left } = readClock(this.history.tournament.clock, this.now);
    return {
      ok: true,
      events: this.names.withNames(events.filter(({ type }) => type !== 'began')),
      questions: asked.map((each) => this.question(each)),
      tasks: tasks.map((task) => this.task(task)),
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

  private task(task: DirectorTask): object {
    const name = task.player === undefined ? '' : this.names.nameOf(task.player);
    return { ...(this.names.withNames(task) as object), why: because(task.facts, name) };
  }

  private question(asked: Asked): object {
    const { question, table, player, choices, rule, facts } = asked;
    const about = this.names.withNames({ table, player, choices, rule, ...facts }) as object;
    return { id: this.idOf(asked), question, ...about };
  }

  private idOf({ question, about }: Asked): string {
    return `${question}:${about
      .split('+')
      .map((each) => this.names.nameOf(each))
      .join('+')}`;
  }

  /** Everything Riffle asks now: of the tournament, and what a task or a command waits for. */
  private asked(): Asked[] {
    const view = this.view();
    this.waiting = this.waiting.filter(({ command, seed }) => this.missingFor(command, seed) !== null);
    const due = view.tasks.flatMap(({ command }) =>
      command === null ? [] : [{ command, seed: NO_ENTROPY }],
    );
    const missing = [...this.waiting, ...due].flatMap(
      ({ command, seed }) => this.missingFor(command, seed) ?? [],
    );
    const all = [...view.questions.map(askedBy), ...missing, ...oddChipsAsked(view)];
    return all.filter((each, at) => all.findIndex((other) => this.idOf(other) === this.idOf(each)) === at);
  }

  /** The fact a command cannot do without, asked as a question; null where it lacks none. */
  private missingFor(command: TournamentCommand, seed: string): Asked | null {
    if (!WAIT_FOR_FACTS.has(command.type)) return null;
    const tried = decide(this.history, command, { now: this.now, entropy: seed });
    if (tried.ok) return null;
    const { refusal: why } = tried;
    if (why.code === 'orbits-needed') {
      const { player, table, rule, estimate } = why;
      const facts = { estimate };
      const to = (value: unknown): Said => ({ ...command, orbits: value });
      return { question: 'orbits', about: player, player, table, rule, facts, seed, command: to };
    }
    if (why.code !== 'stack-needed') return null;
    const { player, rule } = why;
    return {
      question: 'stack',
      about: player,
      player,
      rule,
      seed,
      command: (value) => ({ ...command, stack: value }),
    };
  }

  private tableOf(player: unknown): string | undefined {
    const { tables } = this.history.tournament;
    const id = this.names.withIds({ player }) as { readonly player: unknown };
    return [...tables.values()].find(({ seats }) => [...seats.values()].some((each) => each === id.player))
      ?.id;
  }

  private notSeated(typed: unknown): Refusal {
    const { player } = this.names.withIds({ player: typed }) as { readonly player: unknown };
    const known = this.history.tournament.players.get(String(player));
    if (known === undefined)
      return refusal('unknown-player', null, `nobody called "${typed}" is here`, { player: String(typed) });
    const { id, name, standing } = known;
    const why = standing.is === 'busted' || standing.is === 'removed' ? 'is out already' : 'has no seat yet';
    return refusal('not-in', null, `${name} ${why}`, { player: id, name });
  }

  private refused({ code, message, rule, override, ...figures }: Refusal): object {
    const about = this.names.withNames(figures) as object;
    return { ok: false, code, message, rule, override: override === true, ...about };
  }

  /** A command with ids for names; somebody who enters or is expected gets one. */
  private command(
    typed: Said,
    reason?: string,
  ): TournamentCommand | SystemCommand | { readonly refused: Refusal } {
    const { dealer, ...said } = asCommand(typed, (player) => this.tableOf(player));
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
    // A bust needs no table: it is where they sit.
    if (
      said.type === 'bust' &&
      said.table === undefined &&
      Array.isArray(said.players) &&
      said.players.length > 0
    )
      return { refused: this.notSeated(said.players[0]) };
    if (!TYPES.has(String(said.type)))
      throw new BadInput(`there is no command "${String(typed.type)}": riffle night --list names them all`);
    // A command that nothing can deny needs no reason.
    const granted =
      reason === undefined ? null : tournamentCommand.safeParse({ ...known, anyway: { reason } });
    const read = granted?.success ? granted : tournamentCommand.safeParse(known);
    if (!read.success) throw new BadInput(wrongIn(read.error));
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
        return this.asked().map((each) => this.question(each));
      case 'tasks':
        return view.tasks.map((task) => this.task(task));
      case 'players':
        return this.names.withNames(view.people);
    }
  }
}

const isNoted = (command: TournamentCommand | SystemCommand): command is SystemCommand =>
  systemCommand.safeParse(command).success;

/** Where chips are to be colored up and nobody has counted them, every player's odd ones are asked for. */
function oddChipsAsked({ tasks, tables, desk }: TournamentView): Asked[] {
  const task = tasks.find(
    ({ facts }) => facts.is === 'color-up' || (facts.is === 'on-break' && facts.step === 'color-up'),
  );
  const due = desk?.colorUp ?? null;
  const uncounted = tables.some(
    ({ kind, seats }) => kind !== 'dealt' && seats.some(({ stack }) => stack === null),
  );
  if (task === undefined || task.command === null || due === null || !uncounted) return [];
  const { chip, into } = due;
  return [
    {
      question: 'odd-chips',
      about: 'color-up',
      rule: task.rule,
      facts: { chip, into },
      command: (value) => ({ type: 'color-up', odd: value }),
    },
  ];
}

/** A player's field that no id can be: the name of somebody nobody knows. */
function unknownIn(command: object): string | null {
  const player = 'player' in command ? command.player : undefined;
  return typeof player === 'string' && !player.startsWith('person-') ? player : null;
}
