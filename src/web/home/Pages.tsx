import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { join } from '../api.ts';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { go, type Screen } from '../router.ts';
import { Go } from './Go.tsx';
import { Plan } from './Plan.tsx';
import { type HomeWords, homeWords } from './words.ts';
import './home.css';

export const words = [homeWords];

export default function Pages({
  page,
}: {
  page: Exclude<Screen['is'], 'home' | 'play' | 'director' | 'tv' | 'phone' | 'table'>;
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

function Soon({ page }: { page: keyof HomeWords['soon'] }) {
  const { title, says, until } = useWords(homeWords).soon[page];
  return (
    <>
      <h1 className="title">{title}</h1>
      <p>{says}</p>
      <p className="dim">{until}</p>
    </>
  );
}

function Join() {
  const t = useWords(homeWords);
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
      <h1 className="title">{t.joinWithCode}</h1>
      <label htmlFor="code">{t.hostsCode}</label>
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
      <label htmlFor="name">{t.yourName}</label>
      <input
        id="name"
        className="field"
        autoComplete="given-name"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button act" disabled={!ready}>
        {t.join}
      </button>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </form>
  );
}
