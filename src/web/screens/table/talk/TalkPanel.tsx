import { Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { refusalText, refusalWords } from '../../../shared/api/refusals.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { RuleText } from '../../../shared/components/Why.tsx';
import { useWords } from '../../../shared/language.ts';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Line, Live, RequestFrame } from '../../../shared/live/line.ts';
import { useRulebook } from '../../../shared/live/rulebook.ts';
import { heard, myTable, onRail, type Reaction, wordsWait } from './hearing.ts';
import { useMuted } from './muted.ts';
import { ICONS, REACTIONS } from './reactions.ts';
import { Spoken } from './Spoken.tsx';
import { talkWords } from './words.ts';
import './talk.css';

const LONGEST = 200;
type Ask = (asked: RequestFrame, done?: string) => Promise<boolean>;

/** Asks the server for something, and notes what came of it. */
function useAskingTalk(line: Line) {
  const refusals = useWords(refusalWords);
  const [note, setNote] = useState('');
  const ask: Ask = async (asked, done = '') => {
    const answer = await line.ask(asked);
    const refused = answer.type === 'refused';
    setNote(refused ? refusalText(answer, refusals) : done);
    return !refused;
  };
  return { ask, note };
}

/** The talk at a table: reactions go out at once, typed words when the rulebook lets them. */
export function TalkPanel(props: { tournament: string; line: Line; live: Live; felt: HandFeed }) {
  const { tournament, line, live, felt } = props;
  const t = useWords(talkWords);
  const { rulebook } = useRulebook(tournament);
  const { muted, mute } = useMuted(tournament);
  const { ask, note } = useAskingTalk(line);
  const [why, setWhy] = useState(false);
  const table = myTable(live, felt);
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
          {onRail(live) && <p className="dim">{t.rail}</p>}
          <Reactions onReact={(reaction) => void ask({ type: 'react', table, reaction })} />
          <SayForm
            waits={wordsWait(rulebook, live, felt)}
            onSay={(text) => ask({ type: 'say', table, text })}
            onWhy={() => setWhy(true)}
          />
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

function Reactions({ onReact }: { onReact: (reaction: Reaction) => void }) {
  const t = useWords(talkWords);
  return (
    <fieldset className="reactions">
      <legend className="unseen">{t.atOnce}</legend>
      {REACTIONS.map((reaction) => {
        const Icon = ICONS[reaction];
        return (
          <button key={reaction} type="button" className="button" onClick={() => onReact(reaction)}>
            <Icon size={18} aria-hidden="true" /> {t.reactions[reaction]}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Typed words, and whether they wait for the end of the hand. */
function SayForm(props: { waits: boolean; onSay: (text: string) => Promise<boolean>; onWhy: () => void }) {
  const { waits, onSay, onWhy } = props;
  const t = useWords(talkWords);
  const [text, setText] = useState('');
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (words !== '' && (await onSay(words))) setText('');
  };
  return (
    <>
      {waits && (
        <p className="waits-note" id="words-wait">
          <Clock size={18} aria-hidden="true" /> {t.waits}{' '}
          <button type="button" className="why" onClick={onWhy}>
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
  );
}
