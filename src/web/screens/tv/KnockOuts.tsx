import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { listed, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { knockOutsShown } from './seats.ts';
import { tvWords } from './words.ts';

/** The last players out, and who knocked them out where somebody has said so. */
export function KnockOuts({ view, lines }: { view: TournamentView; lines: number }) {
  const t = useWords(tvWords);
  const shown = knockOutsShown(view.knockOuts, lines);
  if (shown.length === 0) return null;
  return (
    <section className="knock-outs" aria-label={t.knockOuts}>
      <h3>{t.knockOuts}</h3>
      <ol>
        {shown.map(({ player, name, place, by }) => (
          <li key={player}>
            {place !== null && <span className="number dim">{ordinal(place)}</span>}
            <span>
              <b>{name}</b>
              {by.length > 0 && <small> {t.knockedOutBy(listed(by))}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
