import { assertNever } from '../../../engine/refusal.ts';
import type { AfterTournament } from '../../../protocol/after.ts';
import { chips, wallTime } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { type ResultsWords, resultsWords } from './words.ts';

type Moment = AfterTournament['story'][number]['told'];

function say(told: Moment, t: ResultsWords): string {
  switch (told.is) {
    case 'started':
      return t.started(told.players);
    case 'redrawn':
      return t.redrawn(told.players);
    case 'out':
      return t.out(told.names, told.left);
    case 'rebuy':
      return t.rebuy(told.name, chips(told.chips));
    case 'add-on':
      return t.addOn(told.name, chips(told.chips));
    case 'late':
      return t.late(told.name);
    case 'table-broken':
      return t.broken(told.table);
    case 'removed':
      return t.removed[told.why](told.name);
    case 'raced':
      return t.raced(chips(told.chip), chips(told.into));
    case 'deal':
      return t.deal(told.names);
    case 'overridden':
      return t.overridden(told.ruling);
    case 'won':
      return t.hasWon(told.name);
    default:
      return assertNever(told);
  }
}

/** The turning points, level by level. */
export function Story({ story }: { story: AfterTournament['story'] }) {
  const t = useWords(resultsWords);
  if (story.length === 0) return null;
  const levels = [...new Set(story.map(({ level }) => level))];
  return (
    <section className="card story" aria-labelledby="story">
      <h2 id="story" className="title">
        {t.story}
      </h2>
      {levels.map((level) => (
        <div key={level}>
          {level > 0 && <h3 className="label">{t.level(level)}</h3>}
          <ul>
            {story
              .filter((each) => each.level === level)
              .map(({ at, told }, index) => (
                // Two rebuys of one player at the same moment read the same.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is told once and never changes
                <li key={index}>
                  <time className="number dim">{wallTime(at)}</time>
                  <span>{say(told, t)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
