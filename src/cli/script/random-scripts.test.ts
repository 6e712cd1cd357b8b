import { expect, test } from 'vitest';
import { Dice } from '../../engine/cards/dice.ts';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import { momentText } from './moments.ts';
import { ScriptPlayer } from './script-player.ts';

const SCRIPTS = 4;
const AGAIN = 200;
/** Tasks that somebody has to do before play goes on. */
const URGENT = ['seats', 'late', 'winner', 'away', 'break'];

type Asked = {
  readonly id: string;
  readonly question: string;
  readonly choices?: readonly unknown[];
  readonly into: number;
  readonly chip: number;
};
type Task = { readonly what: string; readonly command: object | null };
type Table = { readonly id: string; readonly seats: readonly { readonly name: string }[] };
type Seated = { readonly name: string; readonly table: string };
type Money = { readonly purse: number; readonly accounts: readonly { readonly won: number }[] };

/** A host who tells what happens in any order, changes people's seats and forgets nothing that is asked. */
class Host {
  private readonly script: ScriptPlayer;
  private readonly dice: Dice;
  private now = 0;
  private latecomers = 0;

  constructor(rulebook: string, seed: number) {
    this.script = new ScriptPlayer(findRulebook(rulebook)!, seed.toString(16).padStart(64, '0'));
    this.dice = new Dice(seed);
  }

  play(players: number): Money {
    for (let at = 1; at <= players; at++)
      this.done({ do: { type: 'enter', name: `Player ${at}`, adult: true } });
    for (const type of ['draw-seats', 'start']) this.done({ do: { type } });
    while (this.seated().length > 1) {
      this.now += 60_000 * (1 + this.below(14));
      this.somethingElse();
      this.bust();
      this.attend();
    }
    return this.show<Money>('ledger');
  }

  private somethingElse(): void {
    const players = this.seated();
    const { name } = this.one(players);
    if (this.below(8) === 0) this.say({ do: { type: 'leave', player: name } });
    if (this.below(12) === 0 && players.length > 3)
      this.say({ do: { type: 'go-home', player: name }, override: 'has to' });
    if (this.below(15) === 0 && this.latecomers < 2) {
      const late = `Late ${++this.latecomers}`;
      this.done({ do: { type: 'enter', name: late, adult: true }, override: 'promised' });
    }
  }

  private bust(): void {
    const players = this.seated();
    const against = ({ name, table }: Seated): Seated[] =>
      players.filter((each) => each.table === table && each.name !== name);
    const busts = this.one(players.filter((each) => against(each).length > 0));
    const { name, table } = busts;
    const others = against(busts);
    const together = others.length > 1 && this.below(6) === 0 ? [this.one(others).name] : [];
    this.done({ do: { type: 'bust', table, players: [name, ...together] } });
  }

  /** Answers everything that is asked and does everything that cannot wait. */
  private attend(): void {
    for (let times = 0; times < AGAIN; times++) {
      const [question] = this.show<readonly Asked[]>('questions');
      if (question !== undefined) {
        this.done({ answer: { id: question.id, value: this.valueFor(question) } });
        continue;
      }
      const task = this.show<readonly Task[]>('tasks').find(
        ({ what, command }) => URGENT.includes(what) && command !== null,
      );
      if (task === undefined) return;
      this.done({ do: task.command! });
    }
    throw new Error('there is always something more to do');
  }

  private valueFor({ question, choices, chip, into }: Asked): unknown {
    switch (question) {
      case 'odd-chips':
        return Object.fromEntries(this.seated().map(({ name }) => [name, this.below(into / chip)]));
      // In a late level one orbit may cost a whole stack.
      case 'orbits':
        return 0;
      case 'stack':
        return 500;
      default:
        return this.one(choices!);
    }
  }

  private seated(): Seated[] {
    const { tables } = this.show<{ readonly tables: readonly Table[] }>('tables');
    return tables.flatMap(({ id, seats }) => seats.map(({ name }) => ({ name, table: id })));
  }

  private show<Shown>(what: string): Shown {
    return this.say({ show: what })[what] as Shown;
  }

  private done(line: object): void {
    const answer = this.say(line);
    expect(answer, JSON.stringify([line, answer.code, answer.message])).toMatchObject({ ok: true });
  }

  private say(line: object): Record<string, unknown> {
    const text = JSON.stringify({ at: momentText(this.now), ...line });
    return this.script.answer(text) as Record<string, unknown>;
  }

  private below(count: number): number {
    return Math.floor(this.dice.chance() * count);
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)]!;
  }
}

test.each(rulebooks.map(({ id }) => id))(
  'at %s, whatever a host tells, every answer counts and the purse is won',
  (rulebook) => {
    for (let seed = 1; seed <= Number(process.env.RIFFLE_SCRIPTS ?? SCRIPTS); seed++) {
      const { purse, accounts } = new Host(rulebook, seed).play(9 + 5 * (seed % 4));
      expect(
        accounts.reduce((sum, { won }) => sum + won, 0),
        `seed ${seed}`,
      ).toBe(purse);
    }
  },
);
