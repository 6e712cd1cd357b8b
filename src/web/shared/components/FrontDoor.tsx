import { Hourglass, Tv } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { screenAt } from '../../../protocol/screens.ts';
import { currentPath } from '../address.ts';
import type { Reply } from '../api/api.ts';
import { askToJoin, type Front, frontOf } from '../api/doors.ts';
import { landing } from '../api/landing.ts';
import { sentence } from '../format.ts';
import { useLanguage, useWords } from '../language.ts';
import { spokenDay } from '../planning/days.ts';
import { go } from '../router.ts';
import { usePoll } from '../usePoll.ts';
import type { Was } from './Away.tsx';
import { Labelled } from './fields.tsx';
import { frontWords } from './front-words.ts';
import { Go } from './Go.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { componentWords } from './words.ts';
import './front-door.css';

const LOOK_MS = 3_000;

/** The screen that was asked for where this device may see it, otherwise its own. */
function enter(front: Front): void {
  const asked = screenAt(currentPath())?.is;
  const own = landing(front);
  const mine = asked === 'desk' || asked === 'made' || (asked === 'phone' && front.role !== 'player');
  // The page opens again, because its line to the server was closed for good.
  if (!mine || own === currentPath()) window.location.reload();
  else go(own);
}

/** For a device that is not in the tournament of this address: what it is, and every way in. */
export default function FrontDoor({ was = null }: { was?: Was }) {
  const tournament = screenAt(currentPath())?.tournament ?? '';
  const [reply, setReply] = useState<Reply<Front> | null>(null);
  const [asked, setAsked] = useState(false);
  const look = async (): Promise<void> => {
    const next = await frontOf(tournament);
    setReply(next);
    if (!('ok' in next)) return;
    if (next.ok.waiting) setAsked(true);
    // Found in at the first look: then a tap continues, or a line that is refused would open the page for ever.
    else if (next.ok.role !== null && reply !== null) enter(next.ok);
  };
  const waits = reply === null || ('ok' in reply ? reply.ok.waiting : reply.code === 'no-line');
  usePoll(look, waits ? LOOK_MS : null);
  return (
    <div className="front-door">
      <main>
        <Inside reply={reply} was={asked ? null : was} turnedAway={asked} onLook={() => void look()} />
      </main>
      <footer>
        <LanguageChoice />
      </footer>
    </div>
  );
}

type Given = {
  readonly reply: Reply<Front> | null;
  readonly was: Was;
  /** Whether the host was asked, and did not let them in if they are not waiting any more. */
  readonly turnedAway: boolean;
  readonly onLook: () => void;
};

function Inside({ reply, was, turnedAway, onLook }: Given) {
  const t = useWords(frontWords);
  const { toStart, noServer, noServerSays, tryNow } = useWords(componentWords);
  if (reply === null) return <Message title={t.looking} />;
  if ('sorry' in reply) {
    if (reply.code !== 'no-line' && reply.code !== 'not-found')
      return <Message title={t.noSuch} says={sentence(reply.sorry)} to="/" label={toStart} />;
    if (reply.code === 'not-found')
      return (
        <Message title={t.noSuch} says={t.noSuchSays} to="/" label={toStart}>
          <HaveCode />
        </Message>
      );
    return (
      <Message title={noServer} says={noServerSays}>
        <button type="button" className="button act" onClick={onLook}>
          {tryNow}
        </button>
      </Message>
    );
  }
  const front = reply.ok;
  const { phase, role, waiting } = front;
  return (
    <>
      <About front={front} />
      {role !== null ? (
        <Message title={t.in}>
          <button type="button" className="button act" onClick={() => enter(front)}>
            {t.goOn}
          </button>
        </Message>
      ) : phase === 'over' ? (
        <Message title={t.isOver} says={t.isOverSays} to="/" label={toStart} />
      ) : waiting ? (
        <section className="card" role="status">
          <Hourglass size={28} aria-hidden="true" />
          <h2>{t.waits(front.host)}</h2>
          <p className="dim">{t.waitsSays}</p>
          <HaveCode />
        </section>
      ) : (
        <>
          {turnedAway && <Note title={t.turnedAway} says={t.turnedAwaySays} />}
          {was === 'moved' ? (
            <Note title={t.moved} says={t.movedSays} />
          ) : (
            was !== null && <Note title={t.removed} says={t.removedSays} />
          )}
          <Ask front={front} plain={!turnedAway && was === null} onAsked={onLook} />
        </>
      )}
    </>
  );
}

function About({ front: { name, host, when, phase } }: { front: Front }) {
  const t = useWords(frontWords);
  const language = useLanguage();
  const facts = [
    ...(host === null ? [] : [t.hosted(host)]),
    ...(when === null ? [] : [spokenDay(when, language)]),
    t.phases[phase],
  ];
  return (
    <header>
      <h1 className="title">{name}</h1>
      <p className="dim">{facts.join(' · ')}</p>
    </header>
  );
}

function Message(props: { title: string; says?: string; to?: string; label?: string; children?: ReactNode }) {
  const { title, says, to, label, children } = props;
  return (
    <section className="card">
      <h2>{title}</h2>
      {says !== undefined && <p className="dim">{says}</p>}
      {children}
      {to !== undefined && (
        <Go to={to} className="button">
          {label}
        </Go>
      )}
    </section>
  );
}

const Note = ({ title, says }: { title: string; says: string }) => (
  <div role="status">
    <h2>{title}</h2>
    <p className="dim">{says}</p>
  </div>
);

function HaveCode() {
  const t = useWords(frontWords);
  return (
    <Go to="/join" className="button">
      {t.haveCode}
    </Go>
  );
}

/** A name and whether to play; the host decides. On the TV's address the TV itself comes first. */
function Ask({ front, plain, onAsked }: { front: Front; plain: boolean; onAsked: () => void }) {
  const t = useWords(frontWords);
  const [name, setName] = useState('');
  const [sorry, setSorry] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (watch: boolean): Promise<void> => {
    if (name.trim() === '') return setSorry(t.nameNeeded);
    setBusy(true);
    const reply = await askToJoin(front.tournament, name.trim(), watch);
    setBusy(false);
    if ('sorry' in reply) setSorry(sentence(reply.sorry));
    else onAsked();
  };
  return (
    <>
      {screenAt(currentPath())?.is === 'tv' && (
        <section className="card">
          <Go to="/tv" className="button act">
            <Tv size={20} aria-hidden="true" /> {t.isTv}
          </Go>
          <p className="dim">{t.isTvSays}</p>
        </section>
      )}
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(false);
        }}
      >
        {plain && <p>{t.askSays}</p>}
        <Labelled label={t.name}>
          {(id) => (
            <input
              id={id}
              className="field"
              autoComplete="given-name"
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <p className="sorry" role="alert">
          {sorry}
        </p>
        <button type="submit" className="button act" disabled={busy}>
          {t.ask}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => void ask(true)}>
          {t.watch}
        </button>
        <HaveCode />
      </form>
    </>
  );
}
