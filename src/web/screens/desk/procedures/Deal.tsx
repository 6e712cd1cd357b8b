import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { CountChips, type Someone, type Texts, textsOf } from './CountChips.tsx';
import { NumberField, Rounding } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { centsOf, shares, typed, withFirst } from './shares.ts';
import { useMoney } from './useMoney.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
/** Side by side, for the players to compare. */
const WAYS = ['icm', 'chop'] as const;
type Way = (typeof WAYS)[number] | 'even';
type AgreeDeal = Extract<TournamentCommand, { type: 'agree-deal' }>;

/** The players left make a deal: first their stacks, then what each gets. */
export function Deal({ onDone }: ProcedureProps) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const seated = view.tables.flatMap(({ seats }) => seats);
  const [texts, setTexts] = useState<Texts>(() => textsOf(seated));
  const [counted, setCounted] = useState(false);
  const stacks = seated.map(({ player }) => Number(texts[player] ?? 0));
  return counted ? (
    <Amounts players={seated} stacks={stacks} onBack={() => setCounted(false)} onDone={onDone} />
  ) : (
    <>
      <p className="lead">{t.dealStacks}</p>
      <CountChips players={seated} chips={view.chips.inPlay} texts={texts} onTexts={setTexts}>
        {({ all, right }) => (
          <button
            type="button"
            className={`button wide ${right ? 'act' : ''}`}
            disabled={!all}
            onClick={() => setCounted(true)}
          >
            {right || !all ? t.workOut : t.workOutAnyway}
          </button>
        )}
      </CountChips>
    </>
  );
}

function Amounts(props: {
  players: readonly Someone[];
  stacks: readonly number[];
  onBack: () => void;
  onDone: () => void;
}) {
  const { players, stacks, onBack, onDone } = props;
  const { view, runAs } = useDesk();
  const t = useWords(procedureWords);
  const money = useMoney();
  const { prizes, paidByDirector, rule } = view.desk!.deal;
  const [note, setNote] = useState<number>(100);
  const [basis, setBasis] = useState<Way | null>('icm');
  const [own, setOwn] = useState<Texts>({});
  const [first, setFirst] = useState('');
  const [paid, setPaid] = useState(true);
  const forFirst = centsOf(first) ?? 0;
  const worth = shares(stacks, withFirst(prizes, forFirst), note);
  const textOf = (player: string, at: number): string =>
    own[player] ?? (basis === null ? '' : typed(worth[basis][at]!));
  const amounts = players.map(({ player }, at) => centsOf(textOf(player, at)));
  const rest = sum(prizes) - forFirst - sum(amounts.map((amount) => amount ?? 0));
  const fine = rest === 0 && amounts.every((amount) => amount !== null);
  const take = (chosen: Way): void => {
    setBasis(chosen);
    setOwn({});
  };
  const byPlayer = <T,>(list: readonly T[]): Readonly<Record<string, T>> =>
    Object.fromEntries(players.map(({ player }, at) => [player, list[at]!]));
  const agree = async (more: Partial<AgreeDeal>): Promise<void> => {
    const deal: AgreeDeal = {
      type: 'agree-deal',
      amounts: byPlayer(amounts.map((each) => each ?? 0)),
      stacks: byPlayer(stacks),
      ...more,
    };
    if (await runAs(t.dealDone, deal)) onDone();
  };
  return (
    <>
      <p className="lead">{t.dealFor(money(sum(prizes)), players.length)}</p>
      <Rounding
        value={note}
        onPick={(cents) => {
          setNote(cents);
          setOwn({});
        }}
      />
      <DealTable
        rows={players.map(({ player, name }, at) => ({
          player,
          name,
          stack: stacks[at]!,
          icm: worth.icm[at]!,
          chop: worth.chop[at]!,
          text: textOf(player, at),
          withRest: Math.max(0, (amounts[at] ?? 0) + rest),
        }))}
        basis={basis}
        rest={rest}
        onBasis={take}
        onAmount={(player, text) => setOwn({ ...own, [player]: text })}
      />
      <p className={`total ${rest === 0 ? '' : 'wrong'}`} role="status">
        <b className="number">
          {rest === 0 ? t.addsUp(money(sum(prizes))) : t.rest(money(Math.abs(rest)), rest > 0)}
        </b>
      </p>
      <div className="row line first-place">
        <NumberField label={t.forFirst} decimal value={first} onChange={setFirst} />
        <button type="button" className="button" aria-pressed={basis === 'even'} onClick={() => take('even')}>
          {t.even}
        </button>
      </div>
      <p className="row rule-line">
        <span className="grow">{paidByDirector ? t.dealPaid : t.dealAmong}</span>
        <WhyButton rule={rule} about={t.deals} />
      </p>
      {!paidByDirector && (
        <div className="chips">
          {([true, false] as const).map((bank) => (
            <button
              key={String(bank)}
              type="button"
              aria-pressed={paid === bank}
              onClick={() => setPaid(bank)}
            >
              {bank ? t.bankPays : t.playersSettle}
            </button>
          ))}
        </div>
      )}
      <button type="button" className="button bare" onClick={onBack}>
        {t.backToStacks}
      </button>
      <div className="choices bottom">
        {paid && (
          <button
            type="button"
            className="button act wide"
            disabled={!fine || forFirst > 0}
            onClick={() => void agree({ ends: true })}
          >
            {t.payDeal}
          </button>
        )}
        <button
          type="button"
          className={`button wide ${paid ? '' : 'act'}`}
          disabled={!fine}
          onClick={() => void agree({ paid, ...(forFirst > 0 && { forFirst }) })}
        >
          {t.agreeAndPlay}
        </button>
      </div>
    </>
  );
}

type DealRow = Someone & {
  readonly stack: number;
  readonly icm: number;
  readonly chop: number;
  /** The amount agreed, as typed. */
  readonly text: string;
  /** That amount in cents with the rest added to it. */
  readonly withRest: number;
};

/** What each player's chips are worth each way, and what they get. */
function DealTable(props: {
  rows: readonly DealRow[];
  basis: Way | null;
  rest: number;
  onBasis: (way: Way) => void;
  onAmount: (player: string, text: string) => void;
}) {
  const { rows, basis, rest, onBasis, onAmount } = props;
  const t = useWords(procedureWords);
  const money = useMoney();
  return (
    <table className="deal card">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t.player}</span>
          </th>
          {WAYS.map((way) => (
            <th key={way} scope="col">
              <button
                type="button"
                className="pick"
                aria-pressed={basis === way}
                onClick={() => onBasis(way)}
              >
                {t[way]}
              </button>
            </th>
          ))}
          <th scope="col">{t.gets}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, name, stack, text, withRest, ...worth }) => (
          <tr key={player}>
            <th scope="row">
              {name} <small className="number dim">{chips(stack)}</small>
            </th>
            {WAYS.map((way) => (
              <td key={way} className="number">
                {money(worth[way])}
              </td>
            ))}
            <td>
              <div className="row">
                <NumberField
                  label={t.amountOf(name)}
                  unseen
                  decimal
                  value={text}
                  onChange={(typedText) => onAmount(player, typedText)}
                />
                {rest !== 0 && (
                  <button
                    type="button"
                    className="button bare rest"
                    aria-label={t.restTo(name, money(rest))}
                    onClick={() => onAmount(player, typed(withRest))}
                  >
                    <Plus size={18} aria-hidden="true" />
                  </button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
