import type { Currency } from '../../../engine/money/currency.ts';
import { Count, Either, Field, Tick } from '../../shared/components/fields.tsx';
import { useWords } from '../../shared/language.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import { rememberCurrency } from '../../shared/planning/currency.ts';
import { weekday } from '../../shared/planning/days.ts';
import type { Wish } from '../../shared/planning/wish.ts';
import { ChipCase } from './ChipCase.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { RulebookPicker } from './RulebookPicker.tsx';
import { StructurePicker } from './StructurePicker.tsx';
import { planWords } from './words.ts';

type Props = {
  readonly wish: Wish;
  readonly books: readonly OfferedRulebook[];
  /** The chosen one, once the rulebooks are loaded. */
  readonly book: OfferedRulebook | undefined;
  readonly currency: Currency;
  readonly onChange: (to: Partial<Wish>) => void;
};

/** The host's wishes. */
export function Form({ wish, books, book, currency, onChange }: Props) {
  return (
    <>
      <TheTournament wish={wish} symbol={currency.symbol} onChange={onChange} />
      <WhoAndWhere wish={wish} age={book?.tournament.minimumAge.use ?? null} onChange={onChange} />
      <RulebookPicker
        books={books}
        rulebook={wish.rulebook}
        changed={wish.changed}
        onChange={(changed) => onChange({ changed })}
        onChoose={(rulebook) =>
          onChange({ rulebook, structure: null, changed: {}, costs: [], adults: false })
        }
      />
      {book !== undefined && <StructurePicker wish={wish} book={book} onChange={onChange} />}
      {wish.structure === null && <HowLong wish={wish} onChange={onChange} />}
      {wish.structure === null && wish.where !== 'online' && (
        <ChipCase chips={wish.chips} onChange={(chips) => onChange({ chips })} />
      )}
      <DeviceSettings
        currency={currency}
        onChange={(to) => {
          rememberCurrency(to);
          onChange({ currency: to });
        }}
      />
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
        placeholder={wish.date === '' ? '' : t.nameHint(weekday(wish.date))}
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
      {wish.where !== 'online' && (
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
  const { host, plays, where, bots, adults } = wish;
  const online = where === 'online';
  return (
    <fieldset className="group">
      <legend>{t.whereToPlay}</legend>
      <Either
        label={t.whereToPlay}
        value={where}
        options={[
          ['home', t.atHome],
          ['online', t.online],
          ['both', t.both],
        ]}
        onChange={(to) => onChange({ where: to })}
      />
      {where !== 'home' && <p className="dim wide">{where === 'both' ? t.bothSays : t.onlineSays}</p>}
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
      <Tick label={t.approval} checked={wish.approval} onChange={(approval) => onChange({ approval })} />
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
      <LevelMinutes wish={wish} onChange={onChange} />
    </fieldset>
  );
}

/** How long levels are: as long as fits, or as the host insists. */
function LevelMinutes({ wish, onChange }: Part) {
  const t = useWords(planWords);
  return (
    <>
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
    </>
  );
}
