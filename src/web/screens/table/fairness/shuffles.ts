import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import {
  type Announcement,
  checkAnnounced,
  clientCommit,
  fingerprint,
} from '../../../../fairness/commitment.ts';
import type { Hex } from '../../../../fairness/digest.ts';
import type { HandProof } from '../../../../fairness/proof.ts';
import type { ClientFrame, ServerFrame } from '../../../../protocol/frames.ts';
import { type Checked, checkHand, type Part, type SeenCard, seenCards, type Took } from './check.ts';

/** What a phone knows about the shuffle of one hand. */
export type HandCheck = {
  readonly table: string;
  readonly hand: number;
  readonly took: Took;
  /** Of the announcement: the same on every screen, to be compared before the flop. */
  readonly fingerprint: Hex | null;
  readonly checked: Checked | null;
  readonly proof: HandProof | null;
};

export type Checks = ReadonlyMap<string, HandCheck>;
type At = { readonly table: string; readonly hand: number };
type ShuffleAt = At & { readonly shuffle: number };

export type ShufflesOptions = {
  readonly tournament: string;
  /** False if hands are only checked, as in the history. */
  readonly takesPart?: boolean;
  tell(frame: ClientFrame & { type: 'commit' | 'reveal' | 'prove' }): void;
  /** 32 bytes that nobody can guess. */
  draw(): Hex;
  /** What was drawn outlives the page: a commitment once sent cannot be taken back. */
  readonly memory: { read(): string | null; write(text: string): void };
  /** Runs something when the browser is idle. */
  later(run: () => void): void;
};

/** Enough for every shuffle of a long tournament. */
const REMEMBERED = 300;

export const handKey = ({ table, hand }: At): string => `${table}/${hand}`;
const shuffleKey = ({ shuffle, ...at }: ShuffleAt): string => `${handKey(at)}/${shuffle}`;

/**
 * Takes part in the shuffles of my table, and checks every hand I saw. It never waits for anybody: the server leaves out
 * what comes too late, and the screen says so.
 */
export class Shuffles {
  private readonly options: ShufflesOptions;
  private readonly parts: Map<string, Part>;
  /** Commitments sent on this line. */
  private readonly sent = new Set<string>();
  private readonly seen = new Map<string, { cards: SeenCard[]; ruled: boolean }>();
  private readonly asked = new Map<string, readonly SeenCard[]>();
  private readonly over = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private checks: Checks = new Map();
  private player: string | null;
  private view: TournamentView | null;
  private latest: At | null = null;

  constructor(options: ShufflesOptions, player: string | null = null, view: TournamentView | null = null) {
    this.options = options;
    this.player = player;
    this.view = view;
    this.parts = remembered(options.memory.read());
    this.takePart();
  }

  readonly snapshot = (): Checks => this.checks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly hear = (frame: ServerFrame): void => {
    switch (frame.type) {
      case 'welcome':
        // The server may have restarted and forgotten our commitment; it keeps the first one it hears.
        this.sent.clear();
        this.player = frame.player;
        return this.takePart();
      case 'tournament':
        this.view = frame.view;
        return this.takePart();
      case 'announce':
        return this.answer(frame, frame.announced);
      case 'reshuffle':
        return this.options.takesPart === false ? undefined : this.commit(frame);
      case 'hand':
        return this.follow(frame);
      case 'proof':
        return this.options.later(() => this.verify(frame, frame.proof));
      default:
    }
  };

  /** Asks for the proof of a hand; if this page has not followed it, the caller says which cards were seen. */
  prove({ table, hand }: At, seen?: readonly SeenCard[]): void {
    const key = handKey({ table, hand });
    this.asked.set(key, seen ?? this.seen.get(key)?.cards ?? []);
    this.options.tell({ type: 'prove', table, hand });
  }

  /** Commits to the next hand at my table, as soon as I sit there. */
  private takePart(): void {
    if (this.options.takesPart === false) return;
    const mine = this.view?.tables.find(({ seats }) => seats.some(({ player }) => player === this.player));
    if (mine === undefined || mine.kind !== 'dealt') return;
    const last = this.latest?.table === mine.id ? Math.max(this.latest.hand, mine.hand) : mine.hand;
    this.commit({ table: mine.id, hand: last + 1, shuffle: 1 });
  }

  private commit({ table, hand, shuffle }: ShuffleAt): void {
    const { player } = this;
    const key = shuffleKey({ table, hand, shuffle });
    if (player === null || this.sent.has(key)) return;
    const part = this.parts.get(key) ?? { entropy: this.options.draw(), fingerprint: null };
    // A number once revealed is no secret anymore: never commit to it again.
    if (part.fingerprint !== null) return;
    this.sent.add(key);
    this.remember(key, part);
    const deal = { hand: this.nameOf({ table, hand }), shuffle };
    this.options.tell({
      type: 'commit',
      table,
      hand,
      ...(shuffle > 1 && { shuffle }),
      commitment: clientCommit(deal, player, part.entropy),
    });
    this.set({ table, hand }, { took: 'waits' });
  }

  /** Reveals our number if the announcement has our commitment; answers one announcement per shuffle, never a second. */
  private answer({ table, hand }: At, announced: Announcement): void {
    const { shuffle } = announced;
    const key = shuffleKey({ table, hand, shuffle });
    const part = this.parts.get(key);
    const print = fingerprint(announced);
    if (this.options.takesPart === false || this.player === null || part === undefined) return;
    if (part.fingerprint !== null && part.fingerprint !== print) return;
    this.set({ table, hand }, { fingerprint: print });
    const own = { client: this.player, entropy: part.entropy };
    if (announced.hand !== this.nameOf({ table, hand }) || checkAnnounced(announced, own) !== null)
      return this.set({ table, hand }, { took: 'elsewhere' });
    this.remember(key, { ...part, fingerprint: print });
    this.options.tell({
      type: 'reveal',
      table,
      hand,
      ...(shuffle > 1 && { shuffle }),
      entropy: part.entropy,
    });
    this.set({ table, hand }, { took: 'in' });
  }

  private follow({ table, hand, view, told }: ServerFrame & { type: 'hand' }): void {
    const key = handKey({ table, hand });
    const ruled = (this.seen.get(key)?.ruled ?? false) || told.some(({ is }) => is === 'ruled');
    this.seen.set(key, { cards: seenCards(view, ruled), ruled });
    this.latest = { table, hand };
    const took = this.checks.get(key)?.took;
    // The cards are dealt: a phone that has not been asked for its number by now is left out.
    if (took === undefined || took === 'waits') this.set({ table, hand }, this.tookSoFar({ table, hand }));
    this.takePart();
    if (view.phase !== 'over' || this.over.has(key)) return;
    this.over.add(key);
    this.prove({ table, hand });
  }

  /** During a hand: what we know from what we drew and answered. */
  private tookSoFar(at: At): Pick<HandCheck, 'took' | 'fingerprint'> {
    const part = this.parts.get(shuffleKey({ ...at, shuffle: 1 }));
    const fingerprint = part?.fingerprint ?? null;
    return { fingerprint, took: part === undefined ? 'watched' : fingerprint === null ? 'left-out' : 'in' };
  }

  private verify({ table, hand }: At, proof: HandProof): void {
    const key = handKey({ table, hand });
    const seen = this.asked.get(key);
    if (seen === undefined) return;
    const partOf = (shuffle: number) => this.parts.get(shuffleKey({ table, hand, shuffle }));
    const checked = checkHand(proof, this.nameOf({ table, hand }), seen, this.player, partOf);
    const print = checked.fingerprint ?? this.checks.get(key)?.fingerprint ?? null;
    this.set({ table, hand }, { took: checked.took, fingerprint: print, checked, proof });
  }

  /** The id under which the server keeps a hand. */
  private nameOf({ table, hand }: At): string {
    return `hand/${this.options.tournament}/${table}/${hand}`;
  }

  private remember(key: string, part: Part): void {
    this.parts.delete(key);
    this.parts.set(key, part);
    for (const oldest of this.parts.keys()) {
      if (this.parts.size <= REMEMBERED) break;
      this.parts.delete(oldest);
    }
    this.options.memory.write(JSON.stringify([...this.parts]));
  }

  private set({ table, hand }: At, part: Partial<HandCheck>): void {
    const key = handKey({ table, hand });
    const before = this.checks.get(key) ?? NOTHING;
    this.checks = new Map(this.checks).set(key, { ...before, ...part, table, hand });
    for (const listener of this.listeners) listener();
  }
}

const NOTHING = { took: 'watched', fingerprint: null, checked: null, proof: null } as const;

/** What was drawn before the page reloaded; what cannot be read counts as forgotten. */
function remembered(text: string | null): Map<string, Part> {
  try {
    return new Map(JSON.parse(text ?? '[]'));
  } catch {
    return new Map();
  }
}
