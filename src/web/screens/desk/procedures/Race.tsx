import { useState } from 'react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { TableView, TournamentView } from '../../../../engine/views/tournament-view.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { CardPad } from './CardPad.tsx';
import { Choice, NumberField } from './inputs.tsx';
import { newChips } from './odd-chips.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { RaceResult } from './RaceResult.tsx';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

type Counts = Readonly<Record<string, number>>;
export type Cards = Readonly<Record<string, readonly string[]>>;

/** Coloring up step by step: which chips go, who has odd ones, the cards for them, and who wins the new chips. */
export function Race({ onDone }: ProcedureProps) {
  const { view, runAs } = useDesk();
  const t = useWords(procedureWords);
  const due = view.desk!.colorUp;
  const [odd, setOdd] = useState<Counts>({});
  const [bare, setBare] = useState<readonly string[]>([]);
  const [cards, setCards] = useState<Cards | null>(null);
  const [raced, setRaced] = useState(due === null);
  if (raced || due === null) return <RaceResult onDone={onDone} dealt={cards === null} />;

  const { chip, into } = due;
  const live = view.tables.filter(({ seats }) => seats.some(({ stack }) => stack === null));
  const unknown = live.flatMap(({ seats }) => seats.filter(({ stack }) => stack === null));
  const countOf = (player: string): number => odd[player] ?? 0;
  const racing = unknown.filter(({ player }) => countOf(player) > 0);
  const colorUp = (told: Cards | null): TournamentCommand => ({
    type: 'color-up',
    ...(unknown.length > 0 && {
      odd: Object.fromEntries(unknown.map(({ player }) => [player, countOf(player)])),
      nothingElse: bare.filter((player) => countOf(player) > 0),
      ...(told !== null && { cards: told }),
    }),
  });
  const race = async (told: Cards | null): Promise<void> => {
    if (await runAs(t.raceDone(chip, into), colorUp(told))) setRaced(true);
  };
  if (cards !== null)
    return (
      <CardPad
        players={racing.map(({ player, name }) => ({ player, name, count: countOf(player) }))}
        tables={live.map(({ seats }) => seats.map(({ player }) => player))}
        cards={cards}
        onCards={setCards}
        onDone={() => race(cards)}
        onBack={() => setCards(null)}
      />
    );
  return (
    <>
      <p className="lead">{t.chipsLeave(chip, into, into / chip)}</p>
      <HowToRace due={due} />
      {live.map((table) => (
        <OddChips
          key={table.id}
          table={table}
          chip={chip}
          into={into}
          odd={odd}
          onOdd={(player, count) => setOdd({ ...odd, [player]: count })}
          bare={bare}
          onBare={(player) =>
            setBare(bare.includes(player) ? bare.filter((each) => each !== player) : [...bare, player])
          }
        />
      ))}
      {live.length === 0 && <p className="dim">{t.stacksKnown}</p>}
      <div className="choices bottom">
        <button type="button" className="button act wide" onClick={() => race(null)}>
          {live.length > 0 && racing.length === 0 ? t.noOddChips : t.dealHere}
        </button>
        {racing.length > 0 && (
          <button type="button" className="button wide" onClick={() => setCards({})}>
            {t.realCards}
          </button>
        )}
      </div>
    </>
  );
}

type Due = NonNullable<NonNullable<TournamentView['desk']>['colorUp']>;

/** The rulebook's way of racing, each step with its rule. */
function HowToRace({ due: { how, rules } }: { due: Due }) {
  const t = useWords(procedureWords);
  const steps: [says: string, rule: string | null][] = [
    [t.raceOdd, null],
    [t.raceCards, rules.cards],
    [t.raceAward[how.atMostOneEach ? 'one' : 'any'], rules.award],
    [t.raceTies[how.ties], rules.ties],
    [t.raceRest[how.remainder], rules.remainder],
    [t.raceProtects[how.protects], rules.protects],
  ];
  return (
    <ol className="how">
      {steps.map(([says, rule]) => (
        <li key={says} className="row">
          <span className="grow">{says}</span>
          {rule !== null && <WhyButton rule={rule} about={t.race} />}
        </li>
      ))}
    </ol>
  );
}

/** How many odd chips each player has: one tap each. */
function OddChips(props: {
  table: TableView;
  chip: number;
  into: number;
  odd: Counts;
  onOdd: (player: string, count: number) => void;
  bare: readonly string[];
  onBare: (player: string) => void;
}) {
  const { table, chip, into, odd, onOdd, bare, onBare } = props;
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const most = into / chip - 1;
  const seats = table.seats.filter(({ stack }) => stack === null);
  const { total, won, removed } = newChips(
    seats.map(({ player }) => odd[player] ?? 0),
    { chip, into, how: view.desk!.colorUp!.how },
  );
  return (
    <section className="odd-chips card" aria-label={t.table(table.id)}>
      <h3 className="row">
        <span className="grow">{t.table(table.id)}</span>
        <small className="dim">{t.make(total, chip, won, into, removed)}</small>
      </h3>
      <ul>
        {seats.map(({ player, name, seat }) => (
          <li key={player}>
            <span className="number seat">{seat}</span>
            <b>{name}</b>
            {most <= 5 ? (
              <Choice
                label={t.oddOf(name)}
                options={Array.from({ length: most + 1 }, (_, count) => [count, String(count)] as const)}
                value={odd[player] ?? 0}
                onPick={(count) => onOdd(player, count)}
              />
            ) : (
              <NumberField
                label={t.oddOf(name)}
                unseen
                value={String(odd[player] ?? '')}
                onChange={(text) => onOdd(player, Math.min(most, Number(text)))}
              />
            )}
            {(odd[player] ?? 0) > 0 && (
              <div className="chips bare-stack">
                <button type="button" aria-pressed={bare.includes(player)} onClick={() => onBare(player)}>
                  {t.nothingElse}
                  <span className="unseen">: {name}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
