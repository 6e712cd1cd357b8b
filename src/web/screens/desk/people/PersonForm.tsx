import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import { chips, money } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { PayForm } from '../money/PayForm.tsx';
import { PickSeat } from '../procedures/PickSeat.tsx';
import { useDesk } from '../state/desk.ts';
import type { aboutPerson, FormName } from './actions.ts';
import { type Act, OrderBust, OutTogether, Rename, Stack, TakeChips, WentHome, WhoDidIt } from './Forms.tsx';
import { Merge } from './Merge.tsx';
import { Penalize } from './Penalize.tsx';
import { PersonPhone } from './PersonPhone.tsx';
import { peopleWords } from './words.ts';
import '../procedures/procedures.css';

type Given = {
  readonly name: FormName;
  readonly about: NonNullable<ReturnType<typeof aboutPerson>>;
  readonly act: (command: TournamentCommand) => void;
  readonly onClose: () => void;
};

/** A form inside the sheet of a player. */
export default function PersonForm({ name, about, act, onClose }: Given) {
  const { person, table, account } = about;
  const { player } = person;
  switch (name) {
    case 'others':
      return table === undefined ? null : <OutTogether person={person} table={table} act={act} />;
    case 'by':
      return <WhoDidIt person={person} table={table} act={act} />;
    case 'add-on':
      return <AddOns about={about} act={act} />;
    case 'pay':
      return account === undefined ? null : (
        <PayForm account={account} out={account.owes <= account.paid} act={act} />
      );
    case 'move':
      return (
        <div className="procedure">
          <PickSeat person={person} onDone={onClose} />
        </div>
      );
    case 'stack':
      return <Stack person={person} table={table} act={act} />;
    case 'take':
      return <TakeChips person={person} act={act} />;
    case 'penalty':
      return (
        <Penalize
          player={player}
          atTable={table?.seats.length ?? 0}
          onPick={(penalty) => act({ type: 'penalize', player, penalty })}
        />
      );
    case 'order':
      return <OrderBust person={person} act={act} />;
    case 'home':
      return table === undefined ? null : <WentHome person={person} table={table} act={act} />;
    case 'phone':
      return <PersonPhone person={person} />;
    case 'rename':
      return <Rename person={person} act={act} />;
    case 'merge':
      return <Merge person={person} onDone={onClose} />;
  }
}

/** How many blocks: the price first, then the chips. */
function AddOns({ about: { person }, act }: { about: Given['about']; act: Act }) {
  const { view } = useDesk();
  const t = useWords(peopleWords).person;
  const { player, addOnOffers } = person;
  return (
    <>
      <p className="lead">{t.howManyAddOns}</p>
      <div className="choices">
        {addOnOffers.map(({ blocks, chips: gets, price }) => (
          <button
            key={blocks}
            type="button"
            className="button"
            onClick={() => act({ type: 'add-on', player, blocks })}
          >
            {t.addOn(chips(gets), money(price, view.currency))}
          </button>
        ))}
      </div>
    </>
  );
}
