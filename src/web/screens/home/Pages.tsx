import { useState } from 'react';
import { join } from '../../shared/api/api.ts';
import { Back } from '../../shared/components/Back.tsx';
import { PrivacyLink } from '../../shared/components/PrivacyLink.tsx';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { go } from '../../shared/router.ts';
import { homeWords } from './words.ts';
import '../../shared/base/front-page.css';

export const words = [homeWords];

type Page = 'join' | 'lost';

export default function Pages({ page }: { page: Page }) {
  const t = useWords(homeWords);
  return (
    <div className="front-page page">
      <Back>{t.back}</Back>
      <main>{page === 'join' ? <Join /> : <Lost />}</main>
    </div>
  );
}

function Lost() {
  const [title, says, until] = useWords(homeWords).lost;
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
  // A link has its code behind the #, which browsers send to nobody.
  const [code, setCode] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
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
    if (role === null) return setSorry(t.waits);
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
      <h1 className="title">{t.joinTitle}</h1>
      <label htmlFor="code">{t.code}</label>
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
      <label htmlFor="name">{t.name}</label>
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
      <PrivacyLink>{t.privacySays}</PrivacyLink>
    </form>
  );
}
