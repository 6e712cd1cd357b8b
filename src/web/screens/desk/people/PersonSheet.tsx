import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { PersonView } from '../../../../engine/views/tournament-view.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { money, ordinal, sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useLayer } from '../../../shared/layers.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import { bustWithout, stepsOfBust } from '../state/busts.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { nameOf } from '../state/task-text.ts';
import { deskWords } from '../state/words.ts';
import { aboutPerson, actionsFor, type FormName } from './actions.ts';
import { BuyIn } from './BuyIn.tsx';
import { LateEntry } from './LateEntry.tsx';
import { peopleWords } from './words.ts';

const PersonForm = lazyPart(() => import('./PersonForm.tsx'));

/** A player, from wherever they are tapped: what the director can do about them right now, the most likely first. */
export function PersonSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(peopleWords).person;
  const may = useMay();
  const [form, setForm] = useState<FormName | null>(null);
  useLayer(form !== null, () => setForm(null));
  const about = aboutPerson(view, id, may);
  if (about === null) return null;
  const { person } = about;
  const act = (command: TournamentCommand): void => {
    onClose();
    void run(command);
  };
  return (
    <Sheet title={person.name} onClose={onClose}>
      {form === null ? (
        <Actions about={about} act={act} onForm={setForm} onClose={onClose} />
      ) : (
        <>
          <button type="button" className="button bare form-back" onClick={() => setForm(null)}>
            <ArrowLeft size={18} aria-hidden="true" /> {t.back}
          </button>
          <Suspense fallback={null}>
            <PersonForm name={form} about={about} act={act} onClose={onClose} />
          </Suspense>
        </>
      )}
    </Sheet>
  );
}

function Actions(props: {
  about: NonNullable<ReturnType<typeof aboutPerson>>;
  act: (command: TournamentCommand) => void;
  onForm: (name: FormName) => void;
  onClose: () => void;
}) {
  const { about, act, onForm, onClose } = props;
  const { view, run } = useDesk();
  const t = useWords(peopleWords).person;
  const may = useMay();
  const { person } = about;
  const { player, standing } = person;
  const { first, more } = actionsFor(about, t);
  const bustSteps = standing === 'busted' && view.desk !== null ? stepsOfBust(view.desk.past, player) : [];
  const notOut = async (): Promise<void> => {
    onClose();
    const others = bustWithout(bustSteps.at(-1)?.command ?? null, player);
    const numbers = bustSteps.map(({ number }) => number);
    if (!(await run({ type: 'retract', step: numbers.at(-1)!, with: numbers.slice(0, -1) }))) return;
    if (others !== null) await run(others);
  };
  return (
    <>
      <Facts person={person} />
      {standing === 'entered' && <LateEntry prepaid={person.prepaid} />}
      {standing === 'expected' && may('enter') && <BuyIn person={person} act={act} />}
      {first.length > 0 && (
        <div className="choices">
          {first.map((action, at) => (
            <button
              key={action.label}
              type="button"
              className={`button wide ${at === 0 ? 'act' : ''}`}
              onClick={() => ('form' in action ? onForm(action.form) : act(action.command))}
            >
              {action.label}
            </button>
          ))}
        </div>
      )}
      <div className="choices">
        {bustSteps.length > 0 && may('retract') && (
          <button type="button" className="button" onClick={notOut}>
            {t.notOut}
          </button>
        )}
        {more.map((action) => (
          <button
            key={action.label}
            type="button"
            className="button"
            onClick={() => ('form' in action ? onForm(action.form) : act(action.command))}
          >
            {action.label}
          </button>
        ))}
      </div>
    </>
  );
}

/** Where they are, and what they have bought, owe and answer for. */
function Facts({ person }: { person: PersonView }) {
  const { view } = useDesk();
  const desk = useWords(deskWords);
  const t = useWords(peopleWords);
  const { player, standing, chair } = person;
  const account = view.accounts.find((each) => each.player === player);
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const place = view.places.find((each) => each.player === player)?.place;
  const by = person.knockedOutBy.map((id) => nameOf(view, id, desk));
  const facts = [
    by.length > 0 && t.person.knockedOutBy(by),
    standing === 'in' && chair !== null && desk.chair(chair.table, chair.seat),
    place !== undefined && ordinal(place),
    person.prepaid && t.person.paidBefore,
    owes > 0 && t.person.owes(money(owes, view.currency)),
    person.rebuys > 0 && t.person.rebuys(person.rebuys),
    person.addOns > 0 && t.person.addOns(person.addOns),
    person.missesHands > 0 && t.person.sitsOut(person.missesHands),
    ...person.penalties.map(({ kind, reason }) => `${t.penalty.kinds[kind]}: ${reason}`),
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <p className="dim">{sentence(facts.join(' · '))}</p>;
}
