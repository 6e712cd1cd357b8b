import { useEffect, useState } from 'react';
import { currencyOf, DOLLARS } from '../../../engine/money/currency.ts';
import { create } from '../../shared/api/api.ts';
import { Back } from '../../shared/components/Back.tsx';
import { Count, Either, Labelled, Tick } from '../../shared/components/fields.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { Reach } from '../../shared/inviting/Reach.tsx';
import { inviteWords } from '../../shared/inviting/words.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { type OfferedRulebook, rulebooks } from '../../shared/planning/api.ts';
import {
  asOnline,
  LENGTHS,
  type Length,
  newOnlineWish,
  type OnlineWish,
} from '../../shared/planning/online.ts';
import { remembered, rememberMe } from '../../shared/play/remembered.ts';
import { needsSiteCode, SiteCode, type Wrong } from '../../shared/play/SiteCode.tsx';
import { playWords } from '../../shared/play/words.ts';
import { go } from '../../shared/router.ts';
import { onlineWords } from './words.ts';
import '../../shared/base/front-page.css';
import './online.css';

export const words = [onlineWords, playWords, inviteWords, componentWords];

type Part = { readonly wish: OnlineWish; readonly onChange: (to: Partial<OnlineWish>) => void };

/** A table for friends who can't meet: created in one tap, with a lobby behind one link. */
export default function Online() {
  const t = useWords(onlineWords);
  const { reachFirst } = useWords(inviteWords);
  const [wish, setWish] = useState(() => newOnlineWish(remembered().name, remembered().rulebook));
  const [books, setBooks] = useState<readonly OfferedRulebook[]>([]);
  const [sorry, setSorry] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [creating, setCreating] = useState(false);
  useEffect(() => {
    void rulebooks().then((reply) => 'ok' in reply && setBooks(reply.ok.rulebooks));
  }, []);
  const book = books.find(({ id }) => id === wish.rulebook);
  const age = book?.tournament.minimumAge.use ?? null;
  const change = (to: Partial<OnlineWish>): void => {
    setWish({ ...wish, ...to });
    setSorry(null);
  };
  const make = async (): Promise<void> => {
    const host = wish.host.trim();
    if (host === '') return setSorry(t.nameFirst);
    if (age !== null && !wish.adults) return setSorry(t.adultsFirst);
    setCreating(true);
    setWrong(null);
    rememberMe({ name: host, rulebook: wish.rulebook });
    const reply = await create(asOnline(wish, t.gameOf(host)));
    setCreating(false);
    if ('ok' in reply) return go(`/t/${reply.ok.tournament}/table`);
    const why = { code: reply.code, message: reply.sorry };
    setWrong(needsSiteCode(why) ? why : null);
    setSorry(needsSiteCode(why) ? null : sentence(reply.sorry));
  };
  return (
    <div className="front-page page online-page">
      <Back>Riffle</Back>
      <main>
        <h1 className="title">{t.title}</h1>
        <p className="dim">{t.says}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <YourName wish={wish} onChange={change} />
          <HowLong wish={wish} onChange={change} />
          <Stakes
            wish={wish}
            onChange={change}
            symbol={(book === undefined ? DOLLARS : currencyOf(book)).symbol}
          />
          <Rules wish={wish} onChange={change} books={books} />
          {age !== null && (
            <Tick label={t.adults(age)} checked={wish.adults} onChange={(adults) => change({ adults })} />
          )}
          {wrong !== null && <SiteCode wrong={wrong} onTold={() => void make()} />}
          <Reach link={window.location.origin} says={reachFirst} />
          <button type="submit" className="button act" disabled={creating}>
            {creating ? t.creating : t.create}
          </button>
          <p className="sorry" role="alert">
            {sorry}
          </p>
        </form>
      </main>
    </div>
  );
}

function YourName({ wish, onChange }: Part) {
  const t = useWords(onlineWords);
  return (
    <Labelled label={t.yourName}>
      {(id) => (
        <input
          id={id}
          className="field"
          autoComplete="given-name"
          maxLength={40}
          value={wish.host}
          onChange={({ target }) => onChange({ host: target.value })}
        />
      )}
    </Labelled>
  );
}

function HowLong({ wish, onChange }: Part) {
  const t = useWords(onlineWords);
  return (
    <div className="lengths">
      <p aria-hidden="true">{t.length}</p>
      <Either
        label={t.length}
        value={wish.length}
        options={(Object.keys(LENGTHS) as Length[]).map((length) => [length, t.lengths[length][0]] as const)}
        onChange={(length) => onChange({ length })}
      />
      <p className="dim">{t.lengths[wish.length][1]}</p>
    </div>
  );
}

/** How many play, with bots or for money. */
function Stakes({ wish, onChange, symbol }: Part & { symbol: string }) {
  const t = useWords(onlineWords);
  const { players, buyIn, bots } = wish;
  return (
    <>
      <Count
        label={t.players}
        value={players}
        min={2}
        max={20}
        onChange={(count) => onChange({ players: Number.isFinite(count) ? count : players })}
      />
      <Either
        label={t.stakes}
        value={buyIn === null ? 'fun' : 'money'}
        options={[
          ['fun', t.forFun],
          ['money', t.forMoney],
        ]}
        onChange={(which) => onChange({ buyIn: which === 'fun' ? null : 10 })}
      />
      {buyIn === null ? (
        <Tick label={t.bots} checked={bots} onChange={(filled) => onChange({ bots: filled })} />
      ) : (
        <div>
          <Count
            label={t.buyIn(symbol)}
            value={buyIn}
            min={1}
            max={100_000}
            step={5}
            onChange={(amount) => onChange({ buyIn: Number.isFinite(amount) ? amount : 0 })}
          />
          <p className="dim note">{t.noBots}</p>
        </div>
      )}
    </>
  );
}

function Rules({ wish, onChange, books }: Part & { books: readonly OfferedRulebook[] }) {
  const t = useWords(onlineWords);
  const language = useLanguage();
  return (
    <Labelled label={t.rulebook}>
      {(id) => (
        <select
          id={id}
          className="field"
          value={wish.rulebook}
          onChange={({ target }) => onChange({ rulebook: target.value, adults: false })}
        >
          {books.map(({ id: book, words: said }) => (
            <option key={book} value={book}>
              {said[language].title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
