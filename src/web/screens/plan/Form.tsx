import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import { Count, Either, Field, Labelled, Tick } from '../../shared/components/fields.tsx';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import { describesLimit, roundingOf, type Wish } from '../../shared/planning/wish.ts';
import { ChipCase } from './ChipCase.tsx';
import { RulebookPicker } from './RulebookPicker.tsx';
import { planWords } from './words.ts';

type Props = {
  readonly wish: Wish;
  readonly books: readonly OfferedRulebook[];
  /** The chosen one, once the rulebooks are loaded. */
  readonly book: Rulebook | undefined;
  readonly currency: Currency;
  readonly onChange: (to: Partial<Wish>) => void;
};

/** The host's wishes. */
export function Form({ wish, books, book, currency, onChange }: Props) {
  return (
    <>
      <TheTournament wish={wish} symbol={currency.symbol} onChange={onChange} />
      <WhoAndWhere wish={wish} age={book?.tournament.minimumAge.use ?? null} onChange={onChange} />
      <HowLong wish={wish} onChange={onChange} />
      <RulebookPicker
        books={books}
        rulebook={wish.rulebook}
        onChoose={(rulebook) => onChange({ rulebook, rebuys: null, adults: false })}
      />
      {!wish.online && <ChipCase chips={wish.chips} onChange={(chips) => onChange({ chips })} />}
      {book !== undefined && <Details wish={wish} book={book} currency={currency} onChange={onChange} />}
    </>
  );
}

type Part = Pick<Props, 'wish' | 'onChange'>;

function TheTournament({ wish, symbol, onChange }: Part & { symbol: string }) {
  const t = useWords(planWords);
  return (
    <fieldset className="group">
      <legend>{t.theTournament}</legend>
      <Field
        label={t.name}
        placeholder={t.nameHint}
        value={wish.name}
        onChange={(name) => onChange({ name })}
      />
      <Field label={t.date} type="date" value={wish.date} onChange={(date) => onChange({ date })} />
      <Field
        label={t.time}
        type="time"
        value={wish.time}
        onChange={(time) => time !== '' && onChange({ time })}
      />
      {!wish.online && (
        <Field
          label={t.place}
          placeholder={t.placeHint}
          value={wish.place}
          onChange={(place) => onChange({ place })}
        />
      )}
      <Count
        label={t.players}
        value={wish.players}
        min={2}
        max={100}
        onChange={(players) => onChange({ players })}
      />
      <Count
        label={t.buyIn(symbol)}
        value={wish.buyIn}
        min={0}
        max={100_000}
        step={5}
        onChange={(buyIn) => onChange({ buyIn })}
      />
    </fieldset>
  );
}

/** The host, and whether people deal at a table or Riffle on everybody's screen. */
function WhoAndWhere({ wish, age, onChange }: Part & { age: number | null }) {
  const t = useWords(planWords);
  const { host, plays, online, bots, adults } = wish;
  return (
    <fieldset className="group">
      <legend>{t.whereToPlay}</legend>
      <Either
        label={t.whereToPlay}
        value={online ? 'online' : 'home'}
        options={[
          ['home', t.atHome],
          ['online', t.online],
        ]}
        onChange={(where) => onChange({ online: where === 'online' })}
      />
      {online && <p className="dim wide">{t.onlineSays}</p>}
      <Field
        label={t.hostName}
        placeholder={t.hostHint}
        value={host}
        onChange={(to) => onChange({ host: to })}
      />
      {host.trim() !== '' && (
        <Tick label={t.playsToo} checked={plays} onChange={(to) => onChange({ plays: to })} />
      )}
      {online && wish.buyIn === 0 && (
        <Tick label={t.fillWithBots} checked={bots} onChange={(to) => onChange({ bots: to })} />
      )}
      {online && age !== null && (
        <Tick label={t.allOfAge(age)} checked={adults} onChange={(to) => onChange({ adults: to })} />
      )}
    </fieldset>
  );
}

function HowLong({ wish, onChange }: Part) {
  const t = useWords(planWords);
  return (
    <fieldset className="group">
      <legend>{t.howLong}</legend>
      <Either
        label={t.howLong}
        value={wish.end}
        options={[
          ['hours', t.inHours],
          ['by', t.byTime],
        ]}
        onChange={(end) => onChange({ end })}
      />
      {wish.end === 'hours' ? (
        <Count
          label={t.hours}
          value={wish.hours}
          min={0.5}
          max={24}
          step={0.5}
          onChange={(hours) => onChange({ hours })}
        />
      ) : (
        <Field label={t.by} type="time" value={wish.by} onChange={(by) => onChange({ by })} />
      )}
    </fieldset>
  );
}

/** In cents: what prizes can be rounded to. */
const STEPS = [1, 100, 500, 1000] as const;
const CHOICES = [0, 1, 2, 3, null] as const;

function Details({ wish, book, currency, onChange }: Part & { book: Rulebook; currency: Currency }) {
  const t = useWords(planWords);
  const own = book.tournament.rebuys.use;
  const { rebuys } = wish;
  const choose = (text: string): void => {
    if (text === 'house') return onChange({ rebuys: null });
    const atMost = text === 'null' ? null : Number(text);
    onChange({ rebuys: { atMost, throughLevel: rebuys?.throughLevel ?? (own.throughLevel || 3) } });
  };
  return (
    <fieldset className="group">
      <legend>{t.details}</legend>
      <Labelled label={t.rebuys} className="wide">
        {(id) => (
          <select
            id={id}
            className="field"
            value={rebuys === null ? 'house' : String(rebuys.atMost)}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="house">{t.asInRulebook(t.rebuyCount(own.atMost))}</option>
            {CHOICES.map((atMost) => (
              <option key={String(atMost)} value={String(atMost)}>
                {t.rebuyCount(atMost)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {rebuys !== null && rebuys.atMost !== 0 && (
        <Count
          label={t.throughLevel}
          value={rebuys.throughLevel}
          min={1}
          max={20}
          onChange={(throughLevel) => onChange({ rebuys: { ...rebuys, throughLevel } })}
        />
      )}
      <Either
        label={t.levels}
        value={wish.levelMinutes === null ? 'fit' : 'own'}
        options={[
          ['fit', `${t.levels}: ${t.levelsAsFit}`],
          ['own', t.levelsOwn],
        ]}
        onChange={(which) => onChange({ levelMinutes: which === 'fit' ? null : 20 })}
      />
      {wish.levelMinutes !== null && (
        <Count
          label={t.levels}
          value={wish.levelMinutes}
          min={1}
          max={240}
          onChange={(levelMinutes) => onChange({ levelMinutes })}
        />
      )}
      {describesLimit(book) && (
        <Tick label={t.limit} checked={wish.limit} onChange={(limit) => onChange({ limit })} />
      )}
      <Labelled label={t.roundTo} className="wide">
        {(id) => (
          <select
            id={id}
            className="field"
            value={roundingOf(wish)}
            onChange={({ target }) => onChange({ roundTo: Number(target.value) })}
          >
            {STEPS.map((cents) => (
              <option key={cents} value={cents}>
                {cents === 1 ? t.toTheCent : money(cents, currency)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {book.tournament.addOn.use !== null && (
        <Tick label={t.addOn} checked={wish.addOns} onChange={(addOns) => onChange({ addOns })} />
      )}
      <Tick label={t.approval} checked={wish.approval} onChange={(approval) => onChange({ approval })} />
    </fieldset>
  );
}
