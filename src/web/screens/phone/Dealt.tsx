import { useEffect, useRef } from 'react';
import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { readdress } from '../../shared/address.ts';
import { Go } from '../../shared/components/Go.tsx';
import { useWords } from '../../shared/language.ts';
import { go } from '../../shared/router.ts';
import { dealtWords } from './dealt-words.ts';

/**
 * The way to the table where Riffle deals. Before play everybody is taken to the lobby, which becomes the table when play
 * starts; going back skips this page. Later everybody is taken there once they have a seat at it: after the draw, for the
 * final table, late, or after a rebuy.
 */
export default function Dealt(props: {
  tournament: string;
  view: TournamentView;
  table: TableView | undefined;
  /** They had no seat where Riffle deals when this page opened. */
  comes: boolean;
}) {
  const { tournament, view, table, comes } = props;
  const t = useWords(dealtWords);
  const without = useRef(comes);
  if (table === undefined) without.current = true;
  const lobby = view.kind === 'dealt' && (view.phase === 'open' || view.phase === 'seated');
  const taken = lobby || (without.current && table?.kind === 'dealt' && view.phase !== 'over');
  useEffect(() => {
    if (!taken) return;
    readdress('/');
    go(`/t/${tournament}/table`);
  }, [tournament, taken]);
  const watches = table === undefined && view.tables.some(({ kind }) => kind === 'dealt');
  if ((table?.kind !== 'dealt' && !watches) || view.phase === 'over') return null;
  return (
    <Go to={`/t/${tournament}/table`} className="button act">
      {watches ? t.watchTable : t.toTable}
    </Go>
  );
}
