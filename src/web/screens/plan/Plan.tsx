import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { create } from '../../shared/api/api.ts';
import { Back } from '../../shared/components/Back.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import {
  chipCase,
  keepPresets,
  lastPlan,
  type NewTournament,
  type OfferedRulebook,
  type Planned,
  type Preset,
  presets,
  rulebooks,
} from '../../shared/planning/api.ts';
import { deviceCurrency } from '../../shared/planning/currency.ts';
import {
  asCase,
  asTournament,
  gapIn,
  minutesOf,
  newWish,
  type Wish,
  wishFrom,
} from '../../shared/planning/wish.ts';
import { remembered, rememberMe } from '../../shared/play/remembered.ts';
import { needsSiteCode, SiteCode } from '../../shared/play/SiteCode.tsx';
import { playWords } from '../../shared/play/words.ts';
import { go } from '../../shared/router.ts';
import { Answer } from './Answer.tsx';
import { Form } from './Form.tsx';
import { percentInTime, wallAfter } from './times.ts';
import { usePlan } from './usePlan.ts';
import { type PlanWords, planWords } from './words.ts';
import './plan.css';
import './answer.css';

export const words = [planWords, playWords, componentWords];

/** The planner: it answers while the host types, and one tap creates the tournament. */
export default function Plan() {
  const t = useWords(planWords);
  const { wish, change, books, again, keep, kept } = useWish();
  const book = books.find(({ id }) => id === wish.rulebook);
  const { currency } = wish;
  const gap = gapIn(wish);
  const tournament = asTournament(wish);
  const { rulebook, plan, choices, costs, kind } = tournament;
  const asked =
    gap === null && book !== undefined ? JSON.stringify({ rulebook, plan, choices, costs, kind }) : null;
  const { planned, busy, sorry, again: retry } = usePlan(asked);
  const { make, making, refused, clear } = useMaking(tournament);
  const wrong = refused ?? (busy ? null : sorry);
  const ready = gap === null && tournament.name !== '' && planned !== null && !making && wrong === null;
  const idle = planned === null && wrong === null ? t.waiting : '';
  const own = wish.structure === null ? wish.chips : null;
  const colors = useColors(own ?? book?.tournament.chips.use ?? NO_CHIPS);
  return (
    <div className="planner">
      <Heading
        presets={again}
        onPick={(picked) => change({ ...wishFrom(picked, new Date()), host: picked.host ?? wish.host })}
      />
      <main>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) void make();
          }}
        >
          <div className="wishes">
            <Form
              wish={wish}
              books={books}
              book={book}
              currency={currency}
              onChange={(to) => {
                clear();
                change(to);
              }}
            />
          </div>
          <div className={`answers ${busy || gap !== null ? 'old' : ''}`}>
            <div className="said" role="status">
              {gap !== null ? t.gaps[gap] : busy ? t.working : idle}
            </div>
            {wrong !== null && (
              <Wrong
                {...wrong}
                stays={planned !== null}
                onRetry={() => {
                  clear();
                  retry();
                }}
              />
            )}
            {planned !== null && book !== undefined && (
              <Answer
                planned={planned}
                wish={wish}
                book={book}
                currency={currency}
                colors={colors}
                wrong={wrong?.message ?? null}
                onChange={(to) => {
                  clear();
                  change(to);
                }}
              />
            )}
          </div>
          <Make
            ready={ready}
            making={making}
            said={kept ?? (tournament.name === '' ? t.nameFirst : planned && inTimeText(t, wish, planned))}
          >
            {keep !== null && (
              <Keep
                tournament={tournament}
                ready={tournament.name !== '' && planned !== null}
                onKeep={keep}
              />
            )}
          </Make>
        </form>
      </main>
    </div>
  );
}

function Heading(props: { presets: readonly Preset[]; onPick: (tournament: NewTournament) => void }) {
  const t = useWords(planWords);
  return (
    <header>
      <Back>{t.home}</Back>
      <h1 className="title">{t.title}</h1>
      <p className="dim">{t.lead}</p>
      <Again {...props} />
    </header>
  );
}

type Colored = { readonly value: number; readonly color: string };
const NO_CHIPS: readonly Colored[] = [];

/** The color of each value. */
const useColors = (chips: readonly Colored[]): ReadonlyMap<number, string> =>
  useMemo(() => new Map(chips.map(({ value, color }) => [value, color])), [chips]);

function Make(props: { ready: boolean; making: boolean; said: string | null; children: ReactNode }) {
  const t = useWords(planWords);
  return (
    <footer className="make">
      <p className="dim" role="status">
        {props.said}
      </p>
      {props.children}
      <button type="submit" className="button act" disabled={!props.ready}>
        {props.making ? t.making : t.make}
      </button>
    </footer>
  );
}

/** Keeps the wishes as a preset for the next time. */
function Keep(props: {
  tournament: NewTournament;
  ready: boolean;
  onKeep: (preset: Preset, said: string) => Promise<void>;
}) {
  const { tournament, ready, onKeep } = props;
  const t = useWords(planWords);
  const { name } = tournament;
  return (
    <button
      type="button"
      className="button"
      disabled={!ready}
      onClick={() => void onKeep({ name, tournament }, t.kept(name))}
    >
      {t.keep}
    </button>
  );
}

/** Creates the tournament and goes to it, or says why not until that is cleared. */
function useMaking(tournament: NewTournament) {
  const [making, setMaking] = useState(false);
  const [refused, setRefused] = useState<{ code: string; message: string } | null>(null);
  const make = async (): Promise<void> => {
    setMaking(true);
    if (tournament.host !== undefined) rememberMe({ name: tournament.host });
    const reply = await create(tournament);
    setMaking(false);
    // Where Riffle deals, the lobby has the invitation.
    if ('ok' in reply)
      return go(`/t/${reply.ok.tournament}/${tournament.kind === 'dealt' ? 'table' : 'made'}`);
    setRefused({ code: reply.code, message: reply.sorry });
  };
  return { make, making, refused, clear: () => setRefused(null) };
}

/** The one figure that matters, beside the button. */
function inTimeText(t: PlanWords, wish: Wish, { finishes, finish }: Planned): string {
  if (wish.structure !== null) return t.endsAround(wallAfter(wish.time, finish.p50));
  const minutes = minutesOf(wish);
  return t.inTime(percentInTime(finishes, minutes), wallAfter(wish.time, minutes));
}

/** The form, filled from what the site remembers. */
function useWish() {
  const [wish, setWish] = useState<Wish>(() => ({
    ...newWish(new Date()),
    host: remembered().name,
    currency: deviceCurrency(),
  }));
  const [books, setBooks] = useState<readonly OfferedRulebook[]>([]);
  /** Null for hosts who have not run a tournament here yet: nothing can be kept for them. */
  const [stored, setStored] = useState<readonly Preset[] | null>(null);
  const [last, setLast] = useState<readonly Preset[]>([]);
  const [kept, setKept] = useState<string | null>(null);
  const change = (to: Partial<Wish>): void => setWish((before) => ({ ...before, ...to }));
  const t = useWords(planWords);
  useEffect(() => {
    void rulebooks().then((reply) => 'ok' in reply && setBooks(reply.ok.rulebooks));
    // Hosts who have never run a tournament here start with a chip case as it is sold.
    void chipCase().then((reply) => {
      const known = 'ok' in reply ? reply.ok['chip-case'] : null;
      if (known !== null) setWish((before) => ({ ...before, chips: asCase(known) }));
    });
    void presets().then((reply) => 'ok' in reply && setStored(reply.ok.presets));
    void lastPlan().then((reply) => {
      const tournament = 'ok' in reply ? reply.ok['last-plan'] : null;
      if (tournament !== null) setLast([{ name: t.lastTime, tournament: tournament }]);
    });
  }, [t]);
  const keep = async (preset: Preset, says: string): Promise<void> => {
    const next = [...(stored ?? []).filter(({ name }) => name !== preset.name), preset];
    const reply = await keepPresets(next);
    if ('ok' in reply) setStored(next);
    setKept('ok' in reply ? says : sentence(reply.sorry));
  };
  const known = stored ?? [];
  return { wish, change, books, again: [...last, ...known], keep: stored && keep, kept };
}

function Again(props: { presets: readonly Preset[]; onPick: (tournament: Preset['tournament']) => void }) {
  const t = useWords(planWords);
  if (props.presets.length === 0) return null;
  return (
    <p className="again">
      <span className="label">{t.again}</span>
      {props.presets.map(({ name, tournament }) => (
        <button key={name} type="button" className="button" onClick={() => props.onPick(tournament)}>
          {name}
        </button>
      ))}
    </p>
  );
}

const UNPLANNABLE = ['cannot-be-planned', 'plan-takes-too-long'];

/** Why there is no plan, and what to do about it. */
function Wrong(props: { code: string; message: string; stays: boolean; onRetry: () => void }) {
  const t = useWords(planWords);
  if (needsSiteCode(props)) return <SiteCode wrong={props} onTold={props.onRetry} />;
  return (
    <div className="card wrong" role="alert">
      <p>{sentence(props.message)}</p>
      {props.stays && <p className="dim">{t.stays}</p>}
      {!UNPLANNABLE.includes(props.code) && (
        <button type="button" className="button" onClick={props.onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}
