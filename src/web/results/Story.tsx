import type { AfterNight } from '../../protocol/after.ts';
import { wallTime } from '../format.ts';
import { useWords } from '../language.ts';
import { resultsWords } from './words.ts';

/** The turning points, level by level; told in English, as the log is. */
export function Story({ story }: { story: AfterNight['story'] }) {
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
              .map(({ at, says }, index) => (
                // Two rebuys of one player at the same moment read the same.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is told once and never changes
                <li key={index}>
                  <time className="number dim">{wallTime(at)}</time>
                  <span lang="en">{says}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
