import { useState } from 'react';
import type { NightCommand } from '../../engine/tournament/decide.ts';
import type { Penalty } from '../../engine/tournament/night.ts';
import type { PersonView, TableView } from '../../engine/views/night-view.ts';
import { many, money, sentence } from '../format.ts';
import { useDesk } from './desk.ts';

/** What can be done about somebody, as far as it makes sense now. */
export function PersonActions(props: { player: string; table: TableView | undefined; onDone: () => void }) {
  const { player, table, onDone } = props;
  const { view, run } = useDesk();
  const [penalty, setPenalty] = useState(false);
  const person = view.people.find((each) => each.player === player);
  const account = view.accounts.find((each) => each.player === player);
  if (person === undefined) return null;
  const act = (command: NightCommand): void => {
    onDone();
    void run(command);
  };
  if (penalty)
    return <Penalise player={player} onPick={(given) => act({ type: 'penalise', player, penalty: given })} />;
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const due = (account?.won ?? 0) - (account?.paidOut ?? 0);
  const here = person.standing === 'in';
  const button = here && table !== undefined && !table.playing && table.hand > 0;
  return (
    <>
      <Standing person={person} />
      <div className="choices">
        {person.standing === 'expected' && (
          <button
            type="button"
            className="button act wide"
            onClick={() => act({ type: 'enter', player, name: person.name })}
          >
            {person.name} buys in
          </button>
        )}
        {here &&
          (person.awaySince !== null || person.late ? (
            <button type="button" className="button" onClick={() => act({ type: 'come-back', player })}>
              {person.late ? 'Has come' : 'Is back'}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => act({ type: 'leave', player })}>
              Is away
            </button>
          ))}
        {person.mayRebuy && (
          <button type="button" className="button" onClick={() => act({ type: 'rebuy', player })}>
            Rebuy
          </button>
        )}
        {here && view.clock.onBreak && (
          <button type="button" className="button" onClick={() => act({ type: 'add-on', player })}>
            Add-on
          </button>
        )}
        {owes > 0 && (
          <button type="button" className="button" onClick={() => act({ type: 'pay', player, amount: owes })}>
            Paid {money(owes)}
          </button>
        )}
        {due > 0 && view.phase === 'over' && (
          <button
            type="button"
            className="button"
            onClick={() => act({ type: 'pay-out', player, amount: due })}
          >
            Pay out {money(due)}
          </button>
        )}
        {button && (
          <button
            type="button"
            className="button"
            onClick={() => act({ type: 'correct-button', table: table.id, seat: person.chair!.seat })}
          >
            Button is here
          </button>
        )}
        {here && view.phase === 'running' && (
          <button type="button" className="button" onClick={() => setPenalty(true)}>
            Penalty
          </button>
        )}
      </div>
    </>
  );
}

function Standing({ person }: { person: PersonView }) {
  const facts = [
    person.rebuys > 0 && many(person.rebuys, 'rebuy'),
    person.addOns > 0 && many(person.addOns, 'add-on'),
    person.missesHands > 0 && `sits out ${many(person.missesHands, 'hand')}`,
    ...person.penalties.map(({ kind, reason }) => `${kind.replace('-', ' ')}: ${reason}`),
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <p className="dim">{sentence(facts.join(' · '))}</p>;
}

const REASONS = [
  'Talked about a live hand',
  'Acted out of turn again',
  'Showed cards',
  'Slow on purpose',
  'Rude',
];

function Penalise({ player, onPick }: { player: string; onPick: (penalty: Penalty) => void }) {
  const [reason, setReason] = useState('');
  const given = (kind: Penalty['kind'], hands = 0) => ({
    type: 'button' as const,
    disabled: reason.trim() === '',
    onClick: () => onPick({ kind, hands, reason: reason.trim() }),
  });
  return (
    <>
      <label className="unseen" htmlFor={`reason-${player}`}>
        Reason
      </label>
      <input
        id={`reason-${player}`}
        className="field"
        placeholder="What happened"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="chips">
        {REASONS.map((each) => (
          <button key={each} type="button" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </div>
      <div className="choices">
        <button className="button" {...given('warning')}>
          Warning
        </button>
        <button className="button" {...given('missed-hands', 1)}>
          Misses a hand
        </button>
        <button className="button" {...given('missed-hands', 10)}>
          Misses ten hands
        </button>
        <button className="button bad" {...given('disqualification')}>
          Disqualify
        </button>
      </div>
    </>
  );
}
