import { useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import type { ShownHand } from '../../../protocol/routes/streaming.ts';
import { ask } from '../../shared/api/api.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { Waiting } from '../../shared/components/Away.tsx';
import { Card } from '../../shared/components/Card.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { faceAt, useLine, useLive, useNow } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { usePoll } from '../../shared/usePoll.ts';
import { overlayWords } from './words.ts';
import './overlay.css';

/** A hand is shown minutes late, so it need not be asked for often. */
const HAND_MS = 10_000;

export const words = [overlayWords, componentWords, liveWords, refusalWords];

/** For streams: clock, blinds and seats over a picture. What is not in use lets the picture through. */
export default function Overlay({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  const live = useLive(line);
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} was={live?.role ?? null} />;
  return (
    <main className="stream-overlay">
      <ClockStrip line={line} view={live.view} />
      <LastHand tournament={tournament} />
      <Seats view={live.view} />
    </main>
  );
}

function ClockStrip({ line, view }: { line: Line; view: TournamentView }) {
  const t = useWords(overlayWords);
  const face = faceAt(view, useNow(line, view));
  const { level, stakes, next, left, onBreak, running } = face;
  return (
    <header>
      <b>{onBreak ? t.pause : running ? t.level(level) : t.paused}</b>
      <span className="time number">{clockText(left)}</span>
      <span className="number">
        {blinds(stakes)}
        {stakes.ante > 0 && ` · ${t.ante(chips(stakes.ante))}`}
      </span>
      {next !== null && <span className="next number">{t.next(blinds(next))}</span>}
      <span className="field number">{t.left(chips(view.players.left), chips(view.players.entries))}</span>
    </header>
  );
}

function Seats({ view }: { view: TournamentView }) {
  const t = useWords(overlayWords);
  return (
    <footer>
      {view.tables.map(({ id, seats, button }) => (
        <section key={id} aria-label={t.table(id)}>
          {view.tables.length > 1 && <h2>{t.table(id)}</h2>}
          <ul>
            {seats.map(({ seat, name, stack, away }) => (
              <li key={seat} className={away ? 'is-away' : ''}>
                <b>{name}</b>
                {seat === button && (
                  <i role="img" aria-label={t.button}>
                    D
                  </i>
                )}
                {stack !== null && <span className="number">{chips(stack)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </footer>
  );
}

/** The last hand with every card, as late as the director has set; until that is set there is none. */
function LastHand({ tournament }: { tournament: string }) {
  const t = useWords(overlayWords);
  const [hand, setHand] = useState<ShownHand | null>(null);
  usePoll(async () => {
    const told = await ask('GET /api/tournaments/:id/overlay', { params: { id: tournament } });
    if ('ok' in told) setHand(told.ok.hand);
  }, HAND_MS);
  if (hand === null) return null;
  return (
    <section className="last-hand" aria-label={t.lastHand(hand.table)}>
      <p className="board">
        {hand.board.map((card) => (
          <Card key={card} card={card} />
        ))}
      </p>
      <ul>
        {hand.players.map(({ seat, name, cards, won }) => (
          <li key={seat} className={won === null ? '' : 'won'}>
            <b>{name}</b>
            {cards.map((card) => (
              <Card key={card} card={card} />
            ))}
            {won !== null && <span className="number">{t.wins(chips(won))}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
