import { CircleDollarSign, Clock3, Scale, Undo2, Users } from 'lucide-react';
import { useDesk } from './desk.ts';

export type TabName = 'night' | 'players' | 'rulings' | 'money';

const TABS = [
  { name: 'night', says: 'Night', Icon: Clock3 },
  { name: 'players', says: 'Players', Icon: Users },
  { name: 'rulings', says: 'Rulings', Icon: Scale },
  { name: 'money', says: 'Money', Icon: CircleDollarSign },
] as const;

export function TabBar({ tab, onTab }: { tab: TabName; onTab: (tab: TabName) => void }) {
  const { view, run } = useDesk();
  return (
    <nav className="tab-bar" aria-label="Desk">
      {TABS.map(({ name, says, Icon }) => (
        <button
          key={name}
          type="button"
          className={tab === name ? 'chosen' : ''}
          aria-current={tab === name ? 'page' : undefined}
          onClick={() => onTab(name)}
        >
          <Icon size={24} aria-hidden="true" />
          {says}
        </button>
      ))}
      <button
        type="button"
        disabled={view.undo === null}
        title={view.undo === null ? 'Nothing to undo' : `Undo: ${view.undo}`}
        onClick={() => run({ type: 'undo' })}
      >
        <Undo2 size={24} aria-hidden="true" />
        Undo
      </button>
    </nav>
  );
}
