import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { MoveView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { listed } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { liveWords } from '../../shared/live/words.ts';
import { leavingNow, racers, winnersOf } from './race.ts';
import { tvWords } from './words.ts';

/** How long the TV says that a player's time is up. */
const STAYS_MS = 15_000;

function Move({ move }: { move: MoveView }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  return (
    <li>
      <b>{move.name}</b>
      {move.from !== null && <span className="from">{t.table(move.from.table)}</span>}
      <ArrowRight aria-label={t.to} />
      <span className="to">{t.chair(move.to.table, move.to.seat)}</span>
      {move.posts && <span className="posts">{live.posts[move.posts]}</span>}
    </li>
  );
}

/** The line at the bottom: a called clock, moves, or other news. */
export function Moves({ view, face, now }: { view: TournamentView; face: ClockFace; now: number }) {
  const { called, moves, handForHand } = view;
  return (
    <div className={`strip ${moves.length > 2 ? 'many' : ''}`} aria-live="polite">
      {called !== null && now < called.until + STAYS_MS ? (
        <Called called={called} now={now} />
      ) : moves.length > 0 ? (
        <NewSeats moves={moves} />
      ) : (
        (chipsNews({ view, face }) ?? (handForHand ? <HandForHand /> : null))
      )}
    </div>
  );
}

function Called({ called, now }: { called: NonNullable<TournamentView['called']>; now: number }) {
  const t = useWords(tvWords);
  const left = Math.ceil((called.until - now) / 1000);
  return (
    <>
      <h2>{left > 0 ? t.calledOn(called.name, called.table) : t.timeIsUp(called.name)}</h2>
      {left > 0 && (
        <p className={`number seconds ${now >= called.countdownFrom ? 'counting' : ''}`}>{left}</p>
      )}
    </>
  );
}

function NewSeats({ moves }: { moves: readonly MoveView[] }) {
  const t = useWords(tvWords);
  return (
    <>
      <h2>{moves.length === 1 ? t.move : t.newSeats(moves.length)}</h2>
      <ul>
        {moves.map((move) => (
          <Move key={move.player} move={move} />
        ))}
      </ul>
      <p className="aside">{t.tablesWait}</p>
    </>
  );
}

/** During a break: the chips to color up and who races for them, or the result of the race. */
function chipsNews({ view, face }: { view: TournamentView; face: ClockFace }): ReactNode {
  if (!face.onBreak) return null;
  const going = leavingNow(view, face);
  if (going !== null) return <Leaving view={view} chip={going.chip} into={going.into} />;
  return view.races.length > 0 ? <Raced races={view.races} /> : null;
}

function Leaving({ view, chip, into }: { view: TournamentView; chip: number; into: number }) {
  const t = useWords(tvWords);
  const racing = racers(view, chip, into).map(({ name, odd }) => t.oddChips(name, odd));
  return (
    <>
      <h2>{t.chips}</h2>
      <p>{t.changeChips(chip, into)}</p>
      {racing.length > 0 && <p className="dim">{t.racing(listed(racing))}</p>}
    </>
  );
}

function Raced({ races }: { races: TournamentView['races'] }) {
  const t = useWords(tvWords);
  const won = winnersOf(races).map(({ name, won, into }) => t.wonChips(name, won, into));
  return (
    <>
      <h2>{t.raced}</h2>
      <p>{won.length === 0 ? t.nobodyRaced : won.join(' · ')}</p>
    </>
  );
}

function HandForHand() {
  const t = useWords(tvWords);
  return (
    <>
      <h2>{t.handForHand}</h2>
      <p>{t.allWait}</p>
    </>
  );
}
