import { Suspense, useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { shortChips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../shared/live/line.ts';
import { useKeys } from '../../shared/useKeys.ts';
import { useTelling } from './ending.ts';
import { Facts } from './Facts.tsx';
import { Felt } from './Felt.tsx';
import { land } from './motion.ts';
import { Pause } from './News.tsx';
import { useAsking } from './useActing.ts';
import { seatsNow, type TableNow } from './useTable.ts';
import { heard, oddSaid, spoken } from './voice.ts';
import { tableWords } from './words.ts';

/** Only when a seat is tapped. */
const AboutPlayer = lazyPart(() => import('./people/AboutPlayer.tsx'));

/** The felt and what the dealer says over it, also to a screen reader. */
export function Stage(props: {
  tournament: string;
  line: Line;
  live: Live;
  view: TournamentView;
  now: TableNow;
}) {
  const { tournament, line, live, view, now } = props;
  const { hand, felt, seat, nameOf } = now;
  const [about, setAbout] = useState<number | null>(null);
  const { told, fresh } = felt;
  const t = useWords(tableWords);
  const parts = useWords(componentWords);
  const [upTo, skip] = useTelling(felt);
  const showEnd = (): void => {
    land();
    skip();
  };
  useKeys({ Escape: showEnd });
  const hearing = hand === null ? null : { hand: hand.hand, view: hand.view, name: nameOf, mine: seat, t };
  const playing = hand !== null && hand.view.phase !== 'over';
  const cardName = (card: string): string => parts.card(card[0]!, card[1] as 's');
  return (
    // A tap beside everything shows the end of the hand at once, as Escape does.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="stage" onClick={showEnd}>
      <p className="voice">{hearing !== null && spoken(told, upTo, hearing)}</p>
      <Felt
        tournament={tournament}
        line={line}
        styles={live.bots}
        table={now.table}
        felt={felt}
        upTo={upTo}
        names={now.names}
        mine={seat}
        onAbout={(sit) => setAbout(sit.seat)}
      >
        {!playing && (hand === null || view.clock.onBreak || !view.clock.running) && (
          <Pause line={line} view={view} table={now.table} />
        )}
        <p className="middle-line">{playing && <PotLine hand={hand} seat={seat} />}</p>
        {hearing !== null && !playing && <p className="odd-chip">{oddSaid(told.slice(0, upTo), hearing)}</p>}
      </Felt>
      <p className="unseen" aria-live="polite">
        {hearing !== null && heard(told, fresh, hearing, cardName)}
      </p>
      {hand !== null && (
        <Facts line={line} view={view} hand={hand} mine={seat} name={nameOf} cardName={cardName} />
      )}
      <About {...props} seat={about} onClose={() => setAbout(null)} />
    </div>
  );
}

/** What there is to know of the player in a seat, and for the host to do. */
function About(props: Parameters<typeof Stage>[0] & { seat: number | null; onClose: () => void }) {
  const { line, live, view, now, seat, onClose } = props;
  const { ask, sorry } = useAsking(line);
  const { hand } = now.felt;
  const sit = seat === null ? undefined : seatsNow(now).find((each) => each.seat === seat);
  if (sit === undefined) return null;
  return (
    // What is tapped in the sheet does not reach the felt below.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div onClick={(event) => event.stopPropagation()}>
      <Suspense fallback={null}>
        <Sheet title={sit.name} onClose={onClose}>
          <AboutPlayer
            sit={sit}
            style={live.bots[sit.player ?? '']}
            bigBlind={view.clock.stakes.big}
            hand={hand}
            directs={live.role === 'director' && view.phase === 'running' && sit.player !== live.player}
            ask={ask}
            sorry={sorry}
            onClose={onClose}
          />
        </Sheet>
      </Suspense>
    </div>
  );
}

/** The whole pot, and what I owe it when it is my turn. */
function PotLine({ hand: { view }, seat }: { hand: HandFrame; seat: number | null }) {
  const t = useWords(tableWords);
  const owed = view.toAct === seat ? (view.legal?.toCall ?? 0) : 0;
  return (
    <>
      {t.pot} <b className="number">{shortChips(view.pot)}</b>
      {owed > 0 && (
        <span className="owed">
          {' '}
          <span>{t.toCall}</span> <b className="number">{shortChips(owed)}</b>
        </span>
      )}
    </>
  );
}
