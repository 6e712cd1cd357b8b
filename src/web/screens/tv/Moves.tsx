import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { Milestone } from '../../../engine/views/moves-view.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { ChipFace } from '../../shared/components/ChipFace.tsx';
import { chips, clockText, listed, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { liveWords } from '../../shared/live/words.ts';
import { FewMoves, MOST_IN_STRIP } from './NewSeats.tsx';
import { racers, winnersOf } from './race.ts';
import { tvWords } from './words.ts';

/** How long the TV says that a player's time is up. */
const STAYS_MS = 15_000;

/** The line at the bottom: a called clock, moves, the final table to come, what the break is for, or the chips and the club's own words. */
export function Moves(props: { view: TournamentView; face: ClockFace; now: number; text: string }) {
  const { view, face, now, text } = props;
  const { called, moves, milestone, handForHand } = view;
  const running = view.phase === 'running';
  return (
    <div className="strip" aria-live="polite">
      {called !== null && now < called.until + STAYS_MS ? (
        <Called called={called} now={now} />
      ) : moves.length > 0 && moves.length <= MOST_IN_STRIP ? (
        <FewMoves view={view} />
      ) : milestone?.drawn === false ? (
        <Coming milestone={milestone} left={view.players.left} />
      ) : running && face.onBreak && hasNews(view) ? (
        <BreakNews view={view} face={face} />
      ) : view.forfeit !== null ? (
        <Forfeited forfeit={view.forfeit} />
      ) : handForHand ? (
        <HandForHand />
      ) : (
        <Chips view={view} text={text} />
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

/** The field has come down to fewer tables, and the new seats are not drawn yet. */
function Coming({ milestone, left }: { milestone: Milestone; left: number }) {
  const live = useWords(liveWords);
  return (
    <>
      <h2>{live.milestone[milestone.is]}</h2>
      <p>{live.drawSoon(left)}</p>
    </>
  );
}

/** A player has gone: what happens to their chips. */
function Forfeited({ forfeit }: { forfeit: NonNullable<TournamentView['forfeit']> }) {
  const t = useWords(tvWords);
  return (
    <>
      <h2>{t.forfeitOf(forfeit.name)}</h2>
      <p>{t.forfeitTo(forfeit)}</p>
    </>
  );
}

/** Whether the break is for something, or a race has just been run. */
const hasNews = ({ breakNow, races }: TournamentView): boolean =>
  (breakNow !== null && breakNow.step !== null) || races.length > 0;

/** What the break is for right now: rebuys, add-ons, the race; then how the race went. */
function BreakNews({ view, face }: { view: TournamentView; face: ClockFace }) {
  const t = useWords(tvWords);
  const { breakNow, currency, races } = view;
  const cash = (cents: number): string => money(cents, currency);
  const left = t.left(clockText(face.left));
  switch (breakNow?.step) {
    case 'rebuys': {
      const { names, price, chips: stack } = breakNow.rebuys;
      return (
        <>
          <h2>{t.lastRebuys}</h2>
          <p>
            {t.rebuyCosts(cash(price), chips(stack))} · {listed(names)} · {left}
          </p>
        </>
      );
    }
    case 'add-ons': {
      const { blockPrice, blockChips, upTo } = breakNow.addOn!;
      return (
        <>
          <h2>{t.addOnsNow}</h2>
          <p>
            {t.addOnCosts(cash(blockPrice), chips(blockChips), chips(upTo))} · {left}
          </p>
        </>
      );
    }
    case 'color-up':
      return <Leaving view={view} {...breakNow.colorUp!} />;
    default:
      return <Raced races={races} />;
  }
}

/** Nothing else to say: the chips and their colors, and the club's own words. */
function Chips({ view, text }: { view: TournamentView; text: string }) {
  const t = useWords(tvWords);
  const { set } = view.chips;
  return (
    <>
      <ul className="chip-set" aria-label={t.chips}>
        {set.map(({ value, color }) => (
          <li key={value}>
            <ChipFace color={color} value={value} />
            <span className="number">{chips(value)}</span>
          </li>
        ))}
      </ul>
      {text !== '' && <p className="club-text">{text}</p>}
    </>
  );
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
