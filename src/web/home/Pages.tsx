import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { join } from '../api.ts';
import { sentence } from '../format.ts';
import { go, type Screen } from '../router.ts';
import { Go } from './Go.tsx';
import { Plan } from './Plan.tsx';
import './home.css';

const SOON = {
  sample: {
    title: 'Try a sample night',
    says: 'A tournament in progress will open here: 24 players at three tables, with somebody away, a rebuy waiting and a move to announce.',
    until: 'It is not on this page yet.',
  },
  play: {
    title: 'Play now against bots',
    says: 'A table dealt on your phone will open here, with bots of different tempers and a shuffle you can verify card by card.',
    until: 'It is not on this page yet. Today a table can be dealt on the host’s machine: riffle deal.',
  },
  lost: {
    title: 'No such page',
    says: 'The address leads nowhere here.',
    until: 'Go back to the start, or ask the host for the link again.',
  },
} as const;

export default function Pages({
  page,
}: {
  page: Exclude<Screen['is'], 'home' | 'director' | 'tv' | 'phone' | 'results' | 'season' | 'paper'>;
}) {
  return (
    <div className="home page">
      <Go to="/" className="back">
        <ArrowLeft size={20} aria-hidden="true" /> Riffle
      </Go>
      <main>{page === 'join' ? <Join /> : page === 'plan' ? <Plan /> : <Soon page={page} />}</main>
    </div>
  );
}

function Soon({ page }: { page: keyof typeof SOON }) {
  const { title, says, until } = SOON[page];
  return (
    <>
      <h1 className="title">{title}</h1>
      <p>{says}</p>
      <p className="dim">{until}</p>
    </>
  );
}

function Join() {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [sorry, setSorry] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const ready = code.trim().length >= 4 && !asking;
  const ask = async (): Promise<void> => {
    setAsking(true);
    const reply = await join(code.trim(), name.trim());
    setAsking(false);
    if ('sorry' in reply) return setSorry(sentence(reply.sorry));
    const { tournament, role } = reply.ok;
    go(`/t/${tournament}${role === 'display' ? '/tv' : role === 'player' ? '/me' : ''}`);
  };
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void ask();
      }}
    >
      <h1 className="title">Join with a code</h1>
      <label htmlFor="code">The host’s code</label>
      <input
        id="code"
        className="field number"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <label htmlFor="name">Your name, as the table knows you</label>
      <input
        id="name"
        className="field"
        autoComplete="given-name"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button act" disabled={!ready}>
        Join
      </button>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </form>
  );
}
