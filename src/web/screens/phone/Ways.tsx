import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { Go } from '../../shared/components/Go.tsx';
import { ResultsLink } from '../../shared/components/Links.tsx';
import { useWords } from '../../shared/language.ts';
import { OtherPhone } from './OtherPhone.tsx';
import { wayWords } from './way-words.ts';

/** From here to other pages and phones. */
export default function Ways(props: {
  view: TournamentView;
  tournament: string;
  player: string | null;
  onHandOver: () => void;
}) {
  const { view, tournament, player, onHandOver } = props;
  const t = useWords(wayWords);
  return (
    <>
      {(view.may === null || view.may.length > 0) && (
        <Go to={`/t/${tournament}`} className="button">
          {t.desk}
        </Go>
      )}
      {view.phase === 'over' && <ResultsLink tournament={tournament} />}
      {view.tables.some(({ kind }) => kind === 'dealt') && (
        <Go to={`/t/${tournament}/hands`} className="button">
          {t.handsPlayed}
        </Go>
      )}
      {player !== null && view.phase !== 'over' && (
        <OtherPhone tournament={tournament} player={player} onOpen={onHandOver} />
      )}
    </>
  );
}
