import { useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { PersonView, TableView } from '../../../engine/views/tournament-view.ts';
import { money, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { Penalize } from './Penalize.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';

/** What the director can do about a player right now. */
export function PersonActions(props: { player: string; table: TableView | undefined; onDone: () => void }) {
  const { player, table, onDone } = props;
  const { view, run } = useDesk();
  const t = useWords(deskWords).person;
  const may = useMay();
  const [penalty, setPenalty] = useState(false);
  const person = view.people.find((each) => each.player === player);
  const account = view.accounts.find((each) => each.player === player);
  if (person === undefined) return null;
  const act = (command: TournamentCommand): void => {
    onDone();
    void run(command);
  };
  if (penalty)
    return (
      <Penalize
        player={player}
        atTable={table?.seats.length ?? 0}
        onPick={(given) => act({ type: 'penalise', player, penalty: given })}
      />
    );
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const due = (account?.won ?? 0) - (account?.paidOut ?? 0);
  const here = person.standing === 'in';
  const button = here && table !== undefined && !table.playing && table.hand > 0;
  return (
    <>
      <PersonFacts person={person} />
      <div className="choices">
        {person.standing === 'expected' && may('enter') && (
          <button
            type="button"
            className="button act wide"
            onClick={() => act({ type: 'enter', player, name: person.name })}
          >
            {t.buysIn(person.name)}
          </button>
        )}
        {here &&
          may('leave') &&
          (person.awaySince !== null || person.late ? (
            <button type="button" className="button" onClick={() => act({ type: 'come-back', player })}>
              {person.late ? t.hasCome : t.isBack}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => act({ type: 'leave', player })}>
              {t.isAway}
            </button>
          ))}
        {person.mayRebuy && may('rebuy') && (
          <button type="button" className="button" onClick={() => act({ type: 'rebuy', player })}>
            {t.rebuy}
          </button>
        )}
        {here && view.clock.onBreak && may('add-on') && (
          <button type="button" className="button" onClick={() => act({ type: 'add-on', player })}>
            {t.addOn}
          </button>
        )}
        {owes > 0 && may('pay') && (
          <button type="button" className="button" onClick={() => act({ type: 'pay', player, amount: owes })}>
            {t.paid(money(owes, view.currency))}
          </button>
        )}
        {due > 0 && view.phase === 'over' && may('pay-out') && (
          <button
            type="button"
            className="button"
            onClick={() => act({ type: 'pay-out', player, amount: due })}
          >
            {t.payOut(money(due, view.currency))}
          </button>
        )}
        {button && may('correct-button') && (
          <button
            type="button"
            className="button"
            onClick={() => act({ type: 'correct-button', table: table.id, seat: person.chair!.seat })}
          >
            {t.buttonHere}
          </button>
        )}
        {here && view.phase === 'running' && may('penalise') && (
          <button type="button" className="button" onClick={() => setPenalty(true)}>
            {t.penalty}
          </button>
        )}
      </div>
    </>
  );
}

function PersonFacts({ person }: { person: PersonView }) {
  const t = useWords(deskWords);
  const facts = [
    person.rebuys > 0 && t.person.rebuys(person.rebuys),
    person.addOns > 0 && t.person.addOns(person.addOns),
    person.missesHands > 0 && t.person.sitsOut(person.missesHands),
    ...person.penalties.map(({ kind, reason }) => `${t.penalty.kinds[kind]}: ${reason}`),
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <p className="dim">{sentence(facts.join(' · '))}</p>;
}
