import { MessageCircle } from 'lucide-react';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../../shared/live/line.ts';
import { heard, unread } from './hearing.ts';
import { useMuted } from './muted.ts';
import { talkWords } from './words.ts';
import './talk.css';

const TalkPanel = lazyPart(() => import('./TalkPanel.tsx').then(({ TalkPanel }) => ({ default: TalkPanel })));

/** Opens the table's talk and counts what is new; new messages are read out while it is closed. */
export function Talk(props: { tournament: string; line: Line; live: Live; felt: HandFeed }) {
  const { tournament, line, live, felt } = props;
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
        onClick={() => startTransition(() => setOpen(true))}
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
          t.saidBy(news.name ?? t.director, news.text ?? (news.reaction ? t.reactions[news.reaction] : ''))}
      </p>
      <Suspense fallback={null}>
        {open && (
          <Sheet title={t.tableTalk} onClose={() => setOpen(false)}>
            <TalkPanel tournament={tournament} line={line} live={live} felt={felt} />
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
