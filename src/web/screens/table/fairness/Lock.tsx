import { Lock as Closed, LockOpen, ShieldAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../../shared/live/line.ts';
import type { Took } from './check.ts';
import type { Checks, HandCheck } from './shuffles.ts';
import { useShuffles } from './useShuffles.ts';
import { type FairnessWords, fairnessWords } from './words.ts';
import './fairness.css';

const ProofSheet = lazyPart(() => import('./ProofSheet.tsx'));

/** What the lock shows, in a few words. */
export function stateOf(check: HandCheck | undefined, t: FairnessWords): string {
  if (check?.checked == null) return t.notChecked;
  return check.checked.wrong === null ? t.right(check.checked.cards.length) : t.wrongShort;
}

/** Worth a look: the shuffle left this phone out although it wanted to take part. */
const MISSED: readonly Took[] = ['late', 'left-out', 'elsewhere'];

/** A shuffle that went wrong stays in sight whatever is dealt next. */
export const alarmIn = (checks: Checks): HandCheck | undefined =>
  [...checks.values()].find(({ checked }) => checked != null && checked.wrong !== null);

/** Names for the player ids in a proof. */
export function namesIn({ view }: Live): (player: string) => string {
  const names = new Map(
    [...(view?.tables.flatMap(({ seats }) => seats) ?? []), ...(view?.places ?? [])].map(
      ({ player, name }) => [player, name],
    ),
  );
  return (player) => names.get(player) ?? player;
}

/**
 * The lock of the hand on the felt. It takes part in the shuffles for as long as it is on the screen; closed while the
 * hand is not checked, open when it is, red when something is wrong.
 */
export function Lock(props: { tournament: string; line: Line; live: Live; felt: HandFeed }) {
  const { tournament, line, live, felt } = props;
  const t = useWords(fairnessWords);
  const { checks, prove } = useShuffles(tournament, line, felt);
  const [open, setOpen] = useState<{ table: string; hand: number } | null>(null);
  const { hand: frame } = felt;
  if (frame === null) return null;
  const at = { table: frame.table, hand: frame.hand };
  const now = checks.get(`${at.table}/${at.hand}`);
  const alarm = alarmIn(checks);
  const shown = alarm ?? now;
  const right = alarm === undefined && now?.checked != null;
  const Icon = alarm !== undefined ? ShieldAlert : right ? LockOpen : Closed;
  const took = shown?.took ?? 'watched';
  const missed = alarm === undefined && MISSED.includes(took);
  const label = t.lock(shown?.hand ?? at.hand, t.tookShort[took], stateOf(shown, t));
  const looked = open === null ? undefined : checks.get(`${open.table}/${open.hand}`);
  const show = (): void => {
    const wanted = alarm ?? at;
    // A hand in play is checked as far as it is dealt.
    if (checks.get(`${wanted.table}/${wanted.hand}`)?.checked == null) prove(wanted);
    setOpen({ table: wanted.table, hand: wanted.hand });
  };
  return (
    <>
      <button
        type="button"
        className={`tool lock ${alarm !== undefined ? 'wrong' : right ? 'right' : ''} ${missed ? 'missed' : ''}`}
        aria-label={label}
        title={label}
        onClick={show}
      >
        <Icon size={20} aria-hidden="true" />
        <span>{t.shuffle}</span>
      </button>
      <p className="unseen" role="alert">
        {alarm !== undefined && t.alarm(alarm.hand)}
      </p>
      <Suspense fallback={null}>
        {open !== null && (
          <ProofSheet
            tournament={tournament}
            at={open}
            check={looked}
            checkedHands={[...checks.values()].filter(({ checked }) => checked !== null).length}
            nameOf={namesIn(live)}
            onCheck={() => prove(open)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
