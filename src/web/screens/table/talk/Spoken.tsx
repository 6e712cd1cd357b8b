import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Said } from '../../../../protocol/frames.ts';
import { useWords } from '../../../shared/language.ts';
import type { Live } from '../../../shared/live/line.ts';
import { ICONS } from './reactions.ts';
import { talkWords } from './words.ts';

type About = {
  onMute: (player: string) => void;
  onReport: (said: Said) => void;
  onSilence: (player: string, name: string, on: boolean) => void;
};

/** What was said, newest last and in sight. */
export function Spoken(props: About & { said: readonly Said[]; live: Live }) {
  const { said, live, ...about } = props;
  const t = useWords(talkWords);
  const [more, setMore] = useState<number | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the end when something new is said
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);
  if (said.length === 0) return <p className="dim">{t.nobody}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what is out of sight
    <div className="said" role="log" ref={end} tabIndex={0} aria-label={t.talk}>
      <ol>
        {said.map((each) => {
          const { id, player, text, reaction, waits, rail } = each;
          const mine = player !== null && player === live.player;
          const name = mine ? t.me : (each.name ?? (rail ? t.spectator : t.director));
          const Icon = reaction === null ? null : ICONS[reaction];
          const other = player !== null && !mine ? player : null;
          return (
            <li key={id} className={`${mine ? 'mine' : ''} ${waits ? 'unsent' : ''}`}>
              <p>
                <b>{name}</b> {Icon !== null && <Icon size={16} aria-hidden="true" />}{' '}
                <span>{reaction === null ? text : t.reactions[reaction]}</span>
                {rail && <small> · {t.onRail}</small>}
                {waits && <small> · {t.saidLater}</small>}
              </p>
              {other !== null && (
                <button
                  type="button"
                  className="button bare more"
                  aria-label={t.more(name)}
                  aria-expanded={more === id}
                  onClick={() => setMore(more === id ? null : id)}
                >
                  <Ellipsis size={20} aria-hidden="true" />
                </button>
              )}
              {other !== null && more === id && (
                <Choices {...about} said={each} player={other} name={name} live={live} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What can be done about something another player said. */
function Choices(props: About & { said: Said; player: string; name: string; live: Live }) {
  const { said, player, name, live, onMute, onReport, onSilence } = props;
  const t = useWords(talkWords);
  const silenced = live.silenced.includes(player);
  return (
    <div className="choices">
      <button type="button" className="button" onClick={() => onMute(player)}>
        {t.mute(name)}
      </button>
      {live.role === 'director' ? (
        <button
          type="button"
          className={`button ${silenced ? '' : 'bad'}`}
          onClick={() => onSilence(player, name, !silenced)}
        >
          {silenced ? t.unsilence(name) : t.silence(name)}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => onReport(said)}>
          {t.report}
        </button>
      )}
    </div>
  );
}
