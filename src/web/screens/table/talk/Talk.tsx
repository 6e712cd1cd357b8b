import { MessageCircle, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { componentWords } from '../../../shared/components/words.ts';
import { useWords } from '../../../shared/language.ts';
import { useLayer } from '../../../shared/layers.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../../shared/live/line.ts';
import { useKeys } from '../../../shared/useKeys.ts';
import { heard, unread } from './hearing.ts';
import { useMuted } from './muted.ts';
import { talkWords } from './words.ts';
import './talk.css';

const TalkPanel = lazyPart(() => import('./TalkPanel.tsx').then(({ TalkPanel }) => ({ default: TalkPanel })));

/** Opens the table's talk and counts what is new; new messages are read out while it is closed. */
export function Talk(props: {
  tournament: string;
  line: Line;
  live: Live;
  felt: HandFeed;
  /** That it is my turn, and what it costs; null out of turn. */
  turn: string | null;
}) {
  const { tournament, line, live, felt, turn } = props;
  const t = useWords(talkWords);
  const [open, setOpen] = useState(false);
  const { muted } = useMuted(tournament);
  // What was said before this page opened is not news.
  const [read, setRead] = useState(() => line.clock.now());
  const said = heard(felt.said, muted);
  const fresh = unread(said, live.player, read);
  const last = said.findLast(({ waits }) => !waits);
  useEffect(() => {
    if (open && last !== undefined) setRead((before) => Math.max(before, last.now));
  }, [open, last]);
  const news = open ? undefined : fresh.at(-1);
  return (
    <>
      <button
        type="button"
        className="tool talk-button"
        aria-label={fresh.length === 0 || open ? t.talk : t.talkUnread(fresh.length)}
        onClick={() => setOpen(true)}
      >
        <MessageCircle size={20} aria-hidden="true" />
        <span>{t.talk}</span>
        {!open && fresh.length > 0 && (
          <span className="count number" aria-hidden="true">
            {fresh.length}
          </span>
        )}
      </button>
      <p className="unseen" role="status">
        {news !== undefined &&
          t.saidBy(
            news.name ?? (news.rail ? t.spectator : t.director),
            news.text ?? (news.reaction ? t.reactions[news.reaction] : ''),
          )}
      </p>
      <Suspense fallback={null}>
        {open && (
          <Panel title={t.tableTalk} onClose={() => setOpen(false)}>
            <div role="status">
              {turn !== null && (
                <button type="button" className="button act to-my-turn" onClick={() => setOpen(false)}>
                  {turn}
                </button>
              )}
            </div>
            <TalkPanel tournament={tournament} line={line} live={live} felt={felt} />
          </Panel>
        )}
      </Suspense>
    </>
  );
}

const ROOM = '(min-width: 1200px) and (min-height: 600px)';

/** Beside the table where there is room for both, else a sheet over it. */
function Panel(props: { title: string; onClose: () => void; children: ReactNode }) {
  const [roomy, setRoomy] = useState(() => window.matchMedia(ROOM).matches);
  useEffect(() => {
    const room = window.matchMedia(ROOM);
    const look = (): void => setRoomy(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return roomy ? <Beside {...props} /> : <Sheet {...props} />;
}

function Beside({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { close } = useWords(componentWords);
  const aside = useRef<HTMLElement>(null);
  useLayer(true, onClose);
  useKeys({ Escape: onClose });
  useEffect(() => aside.current?.focus(), []);
  return (
    <aside ref={aside} className="talk-beside" aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button bare" aria-label={close} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </header>
      {children}
    </aside>
  );
}
