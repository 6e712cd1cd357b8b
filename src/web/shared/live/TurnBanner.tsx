import { Go } from '../components/Go.tsx';
import './turn-banner.css';

/** On every page beside the table: it is my turn, and one tap leads there. */
export default function TurnBanner({ tournament, says }: { tournament: string; says: string }) {
  return (
    <div className="turn-banner" role="alert">
      <Go to={`/t/${tournament}/table`} className="button act">
        {says}
      </Go>
    </div>
  );
}
