import { useEffect } from 'react';
import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { Go } from '../../shared/components/Go.tsx';
import { useWords } from '../../shared/language.ts';
import { go } from '../../shared/router.ts';
import { dealtWords } from './dealt-words.ts';

/**
 * The way to the table where Riffle deals. Before play everybody is taken to the lobby, which becomes the table when play
 * starts; going back skips this page.
 */
export default function Dealt(props: {
  tournament: string;
  view: TournamentView;
  table: TableView | undefined;
}) {
  const { tournament, view, table } = props;
  const t = useWords(dealtWords);
  const before = view.kind === 'dealt' && (view.phase === 'open' || view.phase === 'seated');
  useEffect(() => {
    if (!before) return;
    window.history.replaceState(null, '', '/');
    go(`/t/${tournament}/table`);
  }, [tournament, before]);
  if (table?.kind !== 'dealt' || view.phase === 'over') return null;
  return (
    <Go to={`/t/${tournament}/table`} className="button act">
      {t.toTable}
    </Go>
  );
}
