import { CircleDollarSign, Clock3, Scale, Undo2, Users } from 'lucide-react';
import { useWords } from '../language.ts';
import { undoText } from './cards.ts';
import { useDesk } from './desk.ts';
import { deskWords } from './words.ts';

export type TabName = 'night' | 'players' | 'rulings' | 'money';

const TABS = [
  { name: 'night', Icon: Clock3 },
  { name: 'players', Icon: Users },
  { name: 'rulings', Icon: Scale },
  { name: 'money', Icon: CircleDollarSign },
] as const;

export function TabBar({ tab, onTab }: { tab: TabName; onTab: (tab: TabName) => void }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const what = undoText(view, t);
  return (
    <nav className="tab-bar" aria-label={t.desk}>
      {TABS.map(({ name, Icon }) => (
        <button
          key={name}
          type="button"
          className={tab === name ? 'chosen' : ''}
          aria-current={tab === name ? 'page' : undefined}
          onClick={() => onTab(name)}
        >
          <Icon size={24} aria-hidden="true" />
          {t.keys[name]}
        </button>
      ))}
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
