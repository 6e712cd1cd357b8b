import { useState } from 'react';
import type { Facts, Irregularity, Ruling } from '../../../engine/rulings/ruling.ts';
import { areas } from '../../../engine/rulings/rulings.ts';
import type { Penalty } from '../../../engine/tournament/state/state.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { useWords } from '../../shared/language.ts';
import { hasHand } from './ApplyRuling.tsx';
import { peopleWords } from './people/words.ts';
import { rulingWords } from './ruling-words.ts';
import { useDesk } from './state/desk.ts';

type Given = Pick<Penalty, 'kind' | 'hands'>;

/** What people do wrong, where a penalty is likely. */
const PENALIZED: ReadonlySet<Irregularity> = new Set([...areas.conduct, ...areas.manners]);

/** Puts a ruling on record where Riffle has no hand to apply it to; a penalty goes with it in one tap. */
export function RecordRuling(props: {
  what: Irregularity;
  facts: Facts;
  ruling: Ruling;
  onDone: () => void;
}) {
  const { what, facts, ruling, onDone } = props;
  const { view, run, runAs } = useDesk();
  const t = useWords(rulingWords);
  const [player, setPlayer] = useState<string | null>(null);
  const [penalizes, setPenalizes] = useState(PENALIZED.has(what));
  // Where Riffle has the hand, a ruling that changes it is applied there.
  const tables = view.tables.filter((table) => ruling.effect === undefined || !hasHand(table));
  if (view.may !== null || tables.length === 0) return null;
  const misdeal = ruling.effect === 'void';
  const record = async (
    table: TableView,
    about: { player?: string; penalty?: Given } = {},
  ): Promise<void> => {
    const command = {
      type: 'record-ruling',
      irregularity: what.id,
      facts,
      table: table.id,
      ...about,
    } as const;
    // A misdeal does more than go on record, so the notice says it.
    const onlyMisdeal = misdeal && about.penalty === undefined;
    if (await (onlyMisdeal ? runAs(t.misdeal(table.id), command) : run(command))) onDone();
  };
  const at = tables.find(({ seats }) => seats.some((seat) => seat.player === player));
  return (
    <>
      <div className="row records">
        {tables.map((table) => (
          <button key={table.id} type="button" className="button act grow" onClick={() => void record(table)}>
            {misdeal ? t.misdeal(table.id) : tables.length === 1 ? t.recordIt : t.recordAt(table.id)}
          </button>
        ))}
      </div>
      {penalizes ? (
        <fieldset className="chips offenders">
          <legend className="dim">{t.whoGetsPenalty}</legend>
          {tables.flatMap(({ seats }) =>
            seats.map((seat) => (
              <button
                key={seat.player}
                type="button"
                aria-pressed={seat.player === player}
                onClick={() => setPlayer(seat.player === player ? null : seat.player)}
              >
                {seat.name}
              </button>
            )),
          )}
        </fieldset>
      ) : (
        <button type="button" className="button bare" onClick={() => setPenalizes(true)}>
          {t.penalize}
        </button>
      )}
      {player !== null && at !== undefined && (
        <Penalties atTable={at.seats.length} onPick={(penalty) => void record(at, { player, penalty })} />
      )}
    </>
  );
}

/** The rulebook's penalties, the mildest first: one tap gives one. */
function Penalties({ atTable, onPick }: { atTable: number; onPick: (penalty: Given) => void }) {
  const { penalties } = useDesk().view;
  const { penalty: t } = useWords(peopleWords);
  const says = useWords(rulingWords);
  const sitsOut = penalties.includes('missed-hands') || penalties.includes('suspension');
  const offered: readonly (readonly [string, Given, boolean])[] = [
    [t.warning, { kind: 'warning', hands: 0 }, penalties.includes('warning')],
    [t.sitsOutHands(1), { kind: 'missed-hands', hands: 1 }, sitsOut],
    [
      t.sitsOutOrbits(1, atTable),
      { kind: 'missed-hands', hands: atTable },
      penalties.includes('missed-circuits'),
    ],
    [t.disqualify, { kind: 'disqualification', hands: 0 }, true],
  ];
  return (
    <section className="choices" aria-label={says.recordWithPenalty}>
      {offered.map(
        ([text, given, allowed]) =>
          allowed && (
            <button
              key={text}
              type="button"
              className={`button ${given.kind === 'disqualification' ? 'bad' : ''}`}
              onClick={() => onPick(given)}
            >
              {text}
            </button>
          ),
      )}
    </section>
  );
}
