import { Check, CircleQuestionMark } from 'lucide-react';
import type { DirectorTask } from '../../../engine/tournament/tasks.ts';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { LedTask } from './procedures/LedNeed.tsx';
import { useDesk } from './state/desk.ts';
import { taskCard } from './state/task-text.ts';
import { deskWords } from './state/words.ts';

/** What needs the director, most urgent first; what people owe stands together in one card. */
export function Needs({ openMoney }: { openMoney: () => void }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  const owing = view.tasks.filter(({ what }) => what === 'money');
  const others = view.tasks.filter(({ what }) => what !== 'money');
  const cards = owing.length === 1 ? view.tasks : others;
  const count = others.length + Math.min(1, owing.length);
  return (
    <section className="needs" aria-label={t.needsYou} aria-live="polite">
      <h2 className="label">{count === 0 ? t.nothingNeeds : t.needsCount(count)}</h2>
      {cards.map((need, at) => (
        <TaskView key={`${need.what}${need.player ?? ''}`} need={need} first={at === 0} />
      ))}
      {owing.length > 1 && <Owing needs={owing} onOpen={openMoney} />}
      {count === 0 && <Quiet />}
    </section>
  );
}

function Quiet() {
  const { view } = useDesk();
  const t = useWords(deskWords);
  return (
    <p className="quiet">
      <Check size={18} aria-hidden="true" />
      {t.quiet[view.phase]}
    </p>
  );
}

/** The most urgent one in full; those that can wait in a line each. */
function TaskView({ need, first }: { need: DirectorTask; first: boolean }) {
  const { view, run, why } = useDesk();
  const t = useWords(deskWords);
  const { title, why: reason, act, other, urgent } = taskCard(need, view, t);
  const full = first || urgent;
  const { rule } = need;
  return (
    <article className={`need card ${urgent ? 'urgent' : ''} ${full ? '' : 'brief'}`}>
      <h3>{title}</h3>
      {full && <p>{reason}</p>}
      <div className="row">
        {act !== null && (
          <button
            type="button"
            className={`button grow ${full ? 'act' : ''}`}
            onClick={() => need.command && run(need.command)}
          >
            {act}
          </button>
        )}
        <LedTask need={need} />
        {other !== null && (
          <button type="button" className="button grow" onClick={() => run(other.command)}>
            {other.say}
          </button>
        )}
        {rule !== null && (
          <button type="button" className="button why" onClick={() => why(rule)}>
            {full ? t.whyAsk : <CircleQuestionMark size={20} aria-label={t.whyTitle(title)} />}
          </button>
        )}
      </div>
    </article>
  );
}

function Owing({ needs, onOpen }: { needs: readonly DirectorTask[]; onOpen: () => void }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  const sum = needs.reduce(
    (total, { command }) => total + (command !== null && 'amount' in command ? command.amount : 0),
    0,
  );
  const out = needs.every(({ command }) => command?.type === 'pay-out');
  return (
    <article className="need card">
      <h3>{out ? t.prizesToPay(needs.length) : t.playersOwe(needs.length, money(sum, view.currency))}</h3>
      <button type="button" className="button" onClick={onOpen}>
        {t.openLedger}
      </button>
    </article>
  );
}
