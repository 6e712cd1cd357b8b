import { useState } from 'react';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { Choice, NumberField } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { fromTheButton, type InPot, layOut } from './side-pots.ts';
import { Winners } from './Winners.tsx';
import { procedureWords } from './words.ts';

/** What each player put in, the main and side pots that makes, then who wins which. */
export function Pots({ onDone }: ProcedureProps) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const [id, setId] = useState(view.tables[0]?.id ?? '1');
  const [paid, setPaid] = useState<Readonly<Record<string, string>>>({});
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [unit, setUnit] = useState(String(view.chips.smallest));
  const [shown, setShown] = useState(false);
  const table = view.tables.find((each) => each.id === id) ?? view.tables[0];
  if (table === undefined) return null;
  const seats = fromTheButton(table.seats, table.button);
  const players: InPot[] = seats.map(({ player }) => ({
    player,
    paid: Number(paid[player] ?? 0),
    folded: folded.includes(player),
  }));
  const oddChip = Math.max(1, Number(unit));
  const laid = layOut(players, oddChip);
  const name = (player: string): string => seats.find((each) => each.player === player)?.name ?? '';
  if (shown && laid !== null)
    return (
      <Winners
        players={players}
        laid={laid.pots}
        oddChip={oddChip}
        name={name}
        onBack={() => setShown(false)}
        onDone={onDone}
      />
    );
  const toggle = (player: string): void =>
    setFolded(folded.includes(player) ? folded.filter((each) => each !== player) : [...folded, player]);
  return (
    <>
      {view.tables.length > 1 && (
        <Choice
          label={t.whichTable}
          options={view.tables.map((each) => [each.id, t.table(each.id)] as const)}
          value={table.id}
          onPick={setId}
        />
      )}
      <p className="lead">{t.potsHow}</p>
      <ul className="list card">
        {seats.map((seat, at) => (
          <PaidIn
            key={seat.player}
            seat={seat}
            paid={paid[seat.player] ?? ''}
            folded={players[at]!.folded}
            onPaid={(text) => setPaid({ ...paid, [seat.player]: text })}
            onFold={() => toggle(seat.player)}
          />
        ))}
        <li className="row line">
          <NumberField label={t.smallestChip} value={unit} onChange={setUnit} />
        </li>
      </ul>
      <PotList laid={laid} name={name} />
      <div className="choices bottom">
        <button
          type="button"
          className="button act wide"
          disabled={laid === null || laid.pots.length === 0}
          onClick={() => setShown(true)}
        >
          {t.whoWins}
        </button>
      </div>
    </>
  );
}

/** What a player put in, and whether they folded. */
function PaidIn(props: {
  seat: { readonly seat: number; readonly name: string };
  paid: string;
  folded: boolean;
  onPaid: (text: string) => void;
  onFold: () => void;
}) {
  const { seat, paid, folded, onPaid, onFold } = props;
  const t = useWords(procedureWords);
  return (
    <li className="row line">
      <span className="number seat">{seat.seat}</span>
      <NumberField label={seat.name} value={paid} onChange={onPaid} />
      <button
        type="button"
        className="button fold"
        aria-pressed={folded}
        disabled={!(Number(paid) > 0)}
        onClick={onFold}
      >
        {t.folded}
        <span className="unseen">: {seat.name}</span>
      </button>
    </li>
  );
}

function PotList(props: { laid: ReturnType<typeof layOut>; name: (player: string) => string }) {
  const { laid, name } = props;
  const t = useWords(procedureWords);
  return (
    <div role="status" className="pot-list">
      {laid?.pots.map(({ amount, eligible }, at) => (
        <p key={eligible.join()} className="row card">
          <span className="grow">
            <b>{t.pot(at)}</b>
            <small className="dim">{t.names(eligible.map(name))}</small>
          </span>
          <span className="number">{chips(amount)}</span>
        </p>
      ))}
      {Object.entries(laid?.returned ?? {}).map(([player, amount]) => (
        <p key={player} className="dim">
          {t.goesBack(name(player), chips(amount))}
        </p>
      ))}
    </div>
  );
}
