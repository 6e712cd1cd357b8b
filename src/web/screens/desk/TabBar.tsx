import { CircleDollarSign, Clock3, Scale, Undo2, Users } from 'lucide-react';
import { useWords } from '../../shared/language.ts';
import { useDesk, useMay } from './state/desk.ts';
import { undoText } from './state/task-text.ts';
import { seatless, todoCount } from './state/todo.ts';
import { deskWords } from './state/words.ts';
import { TAB_NAMES, type TabName } from './tabs.ts';

const ICONS = { tournament: Clock3, players: Users, rulings: Scale, money: CircleDollarSign };

export function TabBar({ tab, onTab }: { tab: TabName; onTab: (tab: TabName) => void }) {
  const { view, door, snoozed, run } = useDesk();
  const may = useMay();
  const t = useWords(deskWords);
  const what = undoText(view, t);
  const count = todoCount(view, door, snoozed.keys);
  /** On each tab: how much there is to do. */
  const badges: Readonly<Partial<Record<TabName, number>>> = {
    tournament: count,
    players: door.length + seatless(view),
    money: view.tasks.filter(({ what }) => what === 'money').length,
  };
  // Helpers without the bank have nothing to do there.
  const names = TAB_NAMES.filter((name) => name !== 'money' || may('pay'));
  return (
    <nav className="tab-bar" aria-label={t.desk}>
      {names.map((name) => {
        const Icon = ICONS[name];
        const badge = badges[name] ?? 0;
        return (
          <button
            key={name}
            type="button"
            className={tab === name ? 'chosen' : ''}
            aria-current={tab === name ? 'page' : undefined}
            aria-description={badge > 0 ? t.toDoCount(badge) : undefined}
            onClick={() => onTab(name)}
          >
            <Icon size={24} aria-hidden="true" />
            {t.keys[name]}
            {badge > 0 && (
              <span className={`badge number ${name === 'tournament' ? '' : 'calm'}`} aria-hidden="true">
                {badge}
              </span>
            )}
          </button>
        );
      })}
      <button
        type="button"
        disabled={view.undo === null}
        title={what === null ? t.nothingToUndo : t.undoWhat(what)}
        onClick={() => run({ type: 'undo' })}
      >
        <Undo2 size={24} aria-hidden="true" />
        {t.undo}
      </button>
    </nav>
  );
}
