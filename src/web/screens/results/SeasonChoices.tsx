import { Copy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Season, SeasonChoices } from '../../../protocol/after.ts';
import { seasonLink } from '../../shared/api/records.ts';
import { Go } from '../../shared/components/Go.tsx';
import { sentence, wallDate } from '../../shared/format.ts';
import { CopyButton } from '../../shared/inviting/CopyButton.tsx';
import { inviteWords } from '../../shared/inviting/words.ts';
import { useWords } from '../../shared/language.ts';
import { seasonWords } from './season-words.ts';

type Choose = (change: Partial<SeasonChoices>) => Promise<void>;
const FORMULAS = ['places', 'root', 'prizes'] as const satisfies readonly SeasonChoices['formula'][];

export function Formula(props: { choices: SeasonChoices; tournaments: number; choose: Choose }) {
  const { choices, tournaments, choose } = props;
  const t = useWords(seasonWords);
  const most = Math.max(choices.dropWorst, Math.min(tournaments - 1, 10));
  return (
    <section className="card choose-formula">
      <label htmlFor="formula">{t.formula}</label>
      <select
        id="formula"
        className="field"
        value={choices.formula}
        onChange={({ target }) => void choose({ formula: target.value as SeasonChoices['formula'] })}
      >
        {FORMULAS.map((formula) => (
          <option key={formula} value={formula}>
            {t.formulas[formula][0]}
          </option>
        ))}
      </select>
      <label htmlFor="drop-worst">{t.dropWorst}</label>
      <select
        id="drop-worst"
        className="field number"
        value={choices.dropWorst}
        onChange={({ target }) => void choose({ dropWorst: Number(target.value) })}
      >
        {Array.from({ length: most + 1 }, (_, at) => at).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </section>
  );
}

/** The tournaments that count; the host sees all of them and chooses. */
export function SeasonTournaments(props: {
  tournaments: Season['tournaments'];
  choices: SeasonChoices;
  choose: Choose | null;
}) {
  const { tournaments, choices, choose } = props;
  const t = useWords(seasonWords);
  return (
    <section className="card season-tournaments" aria-labelledby="season-tournaments">
      <h2 id="season-tournaments" className="title">
        {t.tournaments}
      </h2>
      <ul>
        {tournaments.map(({ id, name, at, players, winner, counts, bots }) => {
          const says = (
            <span>
              <b>{name}</b>
              <small className="dim">
                {wallDate(at)} · {t.tournament(players, winner)}
                {bots && ` · ${t.bots}`}
              </small>
            </span>
          );
          return (
            <li key={id}>
              {choose === null ? (
                says
              ) : (
                <>
                  <input
                    type="checkbox"
                    aria-label={t.counts(name)}
                    checked={counts}
                    onChange={({ target }) =>
                      void choose({ counts: { ...choices.counts, [id]: target.checked } })
                    }
                  />
                  <Go to={`/t/${id}/results`}>{says}</Go>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Merges two spellings of a person's name, or separates them again. */
export function Spellings(props: { choices: SeasonChoices; names: readonly string[]; choose: Choose }) {
  const { choices, names, choose } = props;
  const t = useWords(seasonWords);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const options = ['', ...names].map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
  const ready = from !== '' && to !== '' && from !== to;
  return (
    <section className="card spellings" aria-labelledby="spellings">
      <h2 id="spellings" className="title">
        {t.same}
      </h2>
      <p className="dim">{t.sameSays}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          void choose({ same: [...choices.same, [from, to]] });
          setFrom('');
          setTo('');
        }}
      >
        <label htmlFor="spelling">{t.spelling}</label>
        <select id="spelling" className="field" value={from} onChange={({ target }) => setFrom(target.value)}>
          {options}
        </select>
        <label htmlFor="means">{t.means}</label>
        <select id="means" className="field" value={to} onChange={({ target }) => setTo(target.value)}>
          {options}
        </select>
        <button type="submit" className="button" disabled={!ready}>
          {t.join}
        </button>
      </form>
      <ul>
        {choices.same.map(([one, other]) => (
          <li key={`${one} ${other}`}>
            <span>
              {one} {t.means} <b>{other}</b>
            </span>
            <button
              type="button"
              className="button"
              onClick={() => void choose({ same: choices.same.filter((pair) => pair[0] !== one) })}
            >
              {t.apart}
              <span className="unseen"> {one}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link that shows the season and nothing more. */
export function Share() {
  const t = useWords(seasonWords);
  const { copy } = useWords(inviteWords);
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const reply = await seasonLink();
    if ('ok' in reply) setLink(reply.ok.link);
    else setSorry(sentence(reply.sorry));
  };
  return (
    <section className="card share" aria-labelledby="share">
      <h2 id="share" className="title">
        {t.share}
      </h2>
      <p className="dim">{t.shareSays}</p>
      {link === null ? (
        <button type="button" className="button act" onClick={() => void make()}>
          <Link2 size={20} aria-hidden="true" /> {t.makeLink}
        </button>
      ) : (
        <div className="row">
          <input
            ref={field}
            className="field grow"
            readOnly
            aria-label={t.link}
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            text={link}
            icon={<Copy size={20} aria-hidden="true" />}
            onHand={() => field.current?.select()}
          >
            {copy}
          </CopyButton>
        </div>
      )}
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </section>
  );
}
