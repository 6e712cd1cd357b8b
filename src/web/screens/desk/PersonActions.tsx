import { useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { PersonView, TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { money, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { Penalize } from './Penalize.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { type DeskWords, deskWords } from './state/words.ts';

/** What the director can do about a player right now. */
export function PersonActions(props: { player: string; table: TableView | undefined; onDone: () => void }) {
  const { player, table, onDone } = props;
  const { view, run } = useDesk();
  const t = useWords(deskWords).person;
  const may = useMay();
  const [penalty, setPenalty] = useState(false);
  const person = view.people.find((each) => each.player === player);
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
        onPick={(given) => act({ type: 'penalize', player, penalty: given })}
      />
    );
  const actions = actionsFor(person, table, view, t).filter(({ command }) => may(command.type));
  return (
    <>
      <PersonFacts person={person} />
      <div className="choices">
        {actions.map(({ label, command, first }) => (
          <button
            key={label}
            type="button"
            className={`button ${first ? 'act wide' : ''}`}
            onClick={() => act(command)}
          >
            {label}
          </button>
        ))}
        {person.standing === 'in' && view.phase === 'running' && may('penalize') && (
          <button type="button" className="button" onClick={() => setPenalty(true)}>
            {t.penalty}
          </button>
        )}
      </div>
    </>
  );
}

type Action = { readonly label: string; readonly command: TournamentCommand; readonly first?: boolean };

/** Every action that makes sense for a player now, in the order of the buttons. */
function actionsFor(
  person: PersonView,
  table: TableView | undefined,
  view: TournamentView,
  t: DeskWords['person'],
): Action[] {
  const { player, name, standing, chair } = person;
  const account = view.accounts.find((each) => each.player === player);
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const due = (account?.won ?? 0) - (account?.paidOut ?? 0);
  const actions: Action[] = [];
  if (standing === 'expected')
    actions.push({ label: t.buysIn(name), command: { type: 'enter', player, name }, first: true });
  if (standing === 'in')
    actions.push(
      person.awaySince !== null || person.late
        ? { label: person.late ? t.hasCome : t.isBack, command: { type: 'come-back', player } }
        : { label: t.isAway, command: { type: 'leave', player } },
    );
  if (person.mayRebuy) actions.push({ label: t.rebuy, command: { type: 'rebuy', player } });
  if (standing === 'in' && view.clock.onBreak)
    actions.push({ label: t.addOn, command: { type: 'add-on', player } });
  if (owes > 0)
    actions.push({
      label: t.paid(money(owes, view.currency)),
      command: { type: 'pay', player, amount: owes },
    });
  if (due > 0 && view.phase === 'over')
    actions.push({
      label: t.payOut(money(due, view.currency)),
      command: { type: 'pay-out', player, amount: due },
    });
  if (standing === 'in' && chair !== null && table?.tracked === true && !table.playing && table.hand > 0)
    actions.push({
      label: t.buttonHere,
      command: { type: 'correct-button', table: table.id, seat: chair.seat },
    });
  return actions;
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
