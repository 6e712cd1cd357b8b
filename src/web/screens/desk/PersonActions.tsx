import { useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { Account } from '../../../engine/tournament/money/account.ts';
import type { PersonView, TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips, money, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { PayForm } from './money/PayForm.tsx';
import { moneyWords } from './money/words.ts';
import { Penalize } from './Penalize.tsx';
import { BuyIn, OrderBust, Rename, WentHome } from './PersonForms.tsx';
import { stepsOfBust } from './state/busts.ts';
import { useDesk, useMay } from './state/desk.ts';
import { type DeskWords, deskWords } from './state/words.ts';

type Form = 'pay' | 'penalty' | 'rename' | 'home' | 'order';

/** What the director can do about a player right now. */
export function PersonActions(props: {
  player: string;
  table: TableView | undefined;
  onDone: () => void;
  /** A form has opened: it has the sheet to itself. */
  onForm?: () => void;
}) {
  const { player, table, onDone, onForm } = props;
  const { view, run } = useDesk();
  const t = useWords(deskWords).person;
  const { otherAmount } = useWords(moneyWords);
  const may = useMay();
  const [form, setForm] = useState<Form | null>(null);
  const person = view.people.find((each) => each.player === player);
  if (person === undefined) return null;
  const act = (command: TournamentCommand): void => {
    onDone();
    void run(command);
  };
  if (form === 'penalty')
    return (
      <Penalize
        player={player}
        atTable={table?.seats.length ?? 0}
        onPick={(given) => act({ type: 'penalize', player, penalty: given })}
      />
    );
  if (form === 'rename') return <Rename person={person} act={act} />;
  if (form === 'home' && table !== undefined) return <WentHome person={person} table={table} act={act} />;
  if (form === 'order') return <OrderBust person={person} act={act} />;
  const account = view.accounts.find((each) => each.player === player);
  const debt = account !== undefined && account.owes > account.paid;
  if (form === 'pay' && account !== undefined) return <PayForm account={account} out={!debt} act={act} />;
  const { standing } = person;
  const due = view.phase === 'over' && account !== undefined && prizeDue(account) > 0;
  const plays = standing === 'in' && view.phase === 'running';
  const live = plays && table !== undefined && table.kind !== 'dealt' && table.seats.length > 1;
  const actions = actionsFor(person, table, view, t).filter(({ command }) => may(command.type));
  const bustSteps = standing === 'busted' && view.desk !== null ? stepsOfBust(view.desk.past, player) : [];
  const others = view.people.filter((each) => each.standing === 'busted').length;
  const forms: readonly (readonly [Form, boolean, string])[] = [
    ['pay', (debt && may('pay')) || (due && may('pay-out')), otherAmount],
    ['penalty', plays && may('penalize'), t.penalty],
    ['order', standing === 'busted' && others > 1 && may('order-bust'), t.changeOrder],
    ['home', live && may('remove'), t.wentHome],
    ['rename', may('rename'), t.rename],
  ];
  const notOut = async (): Promise<void> => {
    onDone();
    for (const { number } of bustSteps) if (!(await run({ type: 'retract', step: number }))) return;
  };
  return (
    <>
      <PersonFacts person={person} />
      {standing === 'expected' && may('enter') && <BuyIn person={person} act={act} />}
      <div className="choices">
        {bustSteps.length > 0 && may('retract') && (
          <button type="button" className="button" onClick={notOut}>
            {t.notOut}
          </button>
        )}
        {actions.map(({ label, command }) => (
          <button key={label} type="button" className="button" onClick={() => act(command)}>
            {label}
          </button>
        ))}
        {forms.map(
          ([name, makesSense, label]) =>
            makesSense && (
              <button
                key={name}
                type="button"
                className="button"
                onClick={() => {
                  setForm(name);
                  onForm?.();
                }}
              >
                {label}
              </button>
            ),
        )}
      </div>
    </>
  );
}

const prizeDue = ({ won, paidOut, tipped }: Account): number => won - paidOut - tipped;

type Action = { readonly label: string; readonly command: TournamentCommand };

/** Every action that makes sense for a player now, in the order of the buttons. */
function actionsFor(
  person: PersonView,
  table: TableView | undefined,
  view: TournamentView,
  t: DeskWords['person'],
): Action[] {
  const { player, standing, chair, refund } = person;
  const account = view.accounts.find((each) => each.player === player);
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const due = account === undefined ? 0 : prizeDue(account);
  const cash = (cents: number): string => money(cents, view.currency);
  const actions: Action[] = [];
  if (standing === 'in')
    actions.push(
      person.awaySince !== null || person.late
        ? { label: person.late ? t.hasCome : t.isBack, command: { type: 'come-back', player } }
        : { label: t.isAway, command: { type: 'leave', player } },
    );
  if (person.mayRebuy) actions.push({ label: t.rebuy, command: { type: 'rebuy', player } });
  for (const { blocks, chips: gets, price } of person.addOnOffers)
    actions.push({
      label: t.addOn(chips(gets), cash(price)),
      command: { type: 'add-on', player, blocks },
    });
  if (owes > 0) actions.push({ label: t.paid(cash(owes)), command: { type: 'pay', player, amount: owes } });
  if (due > 0 && view.phase === 'over')
    actions.push({ label: t.payOut(cash(due)), command: { type: 'pay-out', player, amount: due } });
  if (standing === 'in' && chair !== null && table?.tracked === true && !table.playing && table.hand > 0)
    actions.push({
      label: t.buttonHere,
      command: { type: 'correct-button', table: table.id, seat: chair.seat },
    });
  if (refund !== null)
    actions.push({
      label: refund > 0 ? t.withdrawFor(cash(refund)) : t.withdraw,
      command: { type: 'withdraw', player },
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
