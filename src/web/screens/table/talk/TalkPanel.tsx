import {
  Award,
  Clock,
  CloudRain,
  Clover,
  Ellipsis,
  Hand,
  HeartHandshake,
  type LucideIcon,
  ThumbsUp,
} from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Said } from '../../../../protocol/frames.ts';
import { refusalText, refusalWords } from '../../../shared/api/refusals.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { RuleText } from '../../../shared/components/Why.tsx';
import { useWords } from '../../../shared/language.ts';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Asked, Line, Live } from '../../../shared/live/line.ts';
import { useRulebook } from '../../../shared/live/rulebook.ts';
import { heard, myTable, type Reaction, wordsWait } from './hearing.ts';
import { useMuted } from './muted.ts';
import { talkWords } from './words.ts';
import './talk.css';

const ICONS: Readonly<Record<Reaction, LucideIcon>> = {
  'nice-hand': ThumbsUp,
  'well-played': Award,
  unlucky: CloudRain,
  thanks: HeartHandshake,
  'good-luck': Clover,
  hello: Hand,
};
const REACTIONS = Object.keys(ICONS) as Reaction[];
const LONGEST = 200;

/** The talk of the table: set reactions at once, typed words as the house has it. */
export function TalkPanel(props: { tournament: string; line: Line; live: Live; felt: HandFeed }) {
  const { tournament, line, live, felt } = props;
  const t = useWords(talkWords);
  const refusals = useWords(refusalWords);
  const { rulebook } = useRulebook(tournament);
  const { muted, mute } = useMuted(tournament);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [why, setWhy] = useState(false);
  const table = myTable(live, felt);
  const waits = wordsWait(rulebook, live, felt);
  const ask = async (asked: Asked, done = ''): Promise<boolean> => {
    const answer = await line.ask(asked);
    const refused = answer.type === 'refused';
    setNote(refused ? refusalText(answer, refusals) : done);
    return !refused;
  };
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (table === null || words === '') return;
    if (await ask({ type: 'say', table, text: words })) setText('');
  };
  const names = new Map(felt.said.map(({ player, name }) => [player, name]));
  return (
    <div className="talk">
      <Spoken
        said={heard(felt.said, muted)}
        live={live}
        onMute={(player) => mute(player, true)}
        onReport={({ id, table: where }) => void ask({ type: 'report', table: where, said: id }, t.reported)}
        onSilence={(player, name, on) =>
          void ask({ type: 'silence', player, on }, on ? t.silenced(name) : t.speaks(name))
        }
      />
      {muted.size > 0 && (
        <div className="muted-ones">
          <p className="dim">{t.muted}</p>
          {[...muted].map((player) => (
            <button key={player} type="button" className="button" onClick={() => mute(player, false)}>
              {t.unmute(names.get(player) ?? player)}
            </button>
          ))}
        </div>
      )}
      <p className="note" role="status">
        {note}
      </p>
      {table === null ? (
        <p className="dim">{t.listening}</p>
      ) : (
        <>
          <fieldset className="reactions">
            <legend className="unseen">{t.atOnce}</legend>
            {REACTIONS.map((reaction) => {
              const Icon = ICONS[reaction];
              return (
                <button
                  key={reaction}
                  type="button"
                  className="button"
                  onClick={() => void ask({ type: 'react', table, reaction })}
                >
                  <Icon size={18} aria-hidden="true" /> {t.reactions[reaction]}
                </button>
              );
            })}
          </fieldset>
          {waits && (
            <p className="waits-note" id="words-wait">
              <Clock size={18} aria-hidden="true" /> {t.waits}{' '}
              <button type="button" className="why" onClick={() => setWhy(true)}>
                {t.why}
              </button>
            </p>
          )}
          <form className="row" onSubmit={say}>
            <input
              className="field grow"
              aria-label={t.yourWords}
              aria-describedby={waits ? 'words-wait' : undefined}
              placeholder={t.yourWords}
              maxLength={LONGEST}
              autoComplete="off"
              enterKeyHint="send"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="button act" disabled={text.trim() === ''}>
              {t.say}
            </button>
          </form>
        </>
      )}
      {why && (
        <Sheet title={t.theRules} paper onClose={() => setWhy(false)}>
          <RuleText id="no-commentary" />
          {rulebook !== null && <RuleText id={rulebook.rulings.headsUpTalk.cite} />}
        </Sheet>
      )}
    </div>
  );
}

/** What was said, the last of it last and in sight. */
function Spoken(props: {
  said: readonly Said[];
  live: Live;
  onMute: (player: string) => void;
  onReport: (said: Said) => void;
  onSilence: (player: string, name: string, on: boolean) => void;
}) {
  const { said, live, onMute, onReport, onSilence } = props;
  const t = useWords(talkWords);
  const [more, setMore] = useState<number | null>(null);
  const silenced = (player: string): boolean => live.silenced.includes(player);
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
          const { id, player, text, reaction, waits } = each;
          const mine = player !== null && player === live.player;
          const name = mine ? t.me : (each.name ?? t.director);
          const Icon = reaction === null ? null : ICONS[reaction];
          const other = player !== null && !mine ? player : null;
          return (
            <li key={id} className={`${mine ? 'mine' : ''} ${waits ? 'unsent' : ''}`}>
              <p>
                <b>{name}</b> {Icon !== null && <Icon size={16} aria-hidden="true" />}{' '}
                <span>{reaction === null ? text : t.reactions[reaction]}</span>
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
                <div className="choices">
                  <button type="button" className="button" onClick={() => onMute(other)}>
                    {t.mute(name)}
                  </button>
                  {live.role === 'director' ? (
                    <button
                      type="button"
                      className={`button ${silenced(other) ? '' : 'bad'}`}
                      onClick={() => onSilence(other, name, !silenced(other))}
                    >
                      {silenced(other) ? t.unsilence(name) : t.silence(name)}
                    </button>
                  ) : (
                    <button type="button" className="button" onClick={() => onReport(each)}>
                      {t.report}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
