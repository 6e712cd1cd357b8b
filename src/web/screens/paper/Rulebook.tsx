import { documents, findFile } from '../../../rulebooks/index.ts';
import { betting } from '../../../rules/betting.ts';
import { dealing } from '../../../rules/dealing.ts';
import { firstWithRules, type RuleId, ruleOf, speakersOf } from '../../../rules/index.ts';
import { odds } from '../../../rules/odds.ts';
import { seating } from '../../../rules/seating.ts';
import { tournament } from '../../../rules/tournament.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { groups as asked, chosen } from '../../shared/rulebooks/choices.ts';
import { rulebooksWords } from '../../shared/rulebooks/words.ts';
import type { Matter } from './Paper.tsx';
import { Head } from './Sheet.tsx';
import { paperWords } from './words.ts';

const GROUPS = { tournament, seating, dealing, betting, odds } as const;

function rulesOf(layers: readonly string[]) {
  const speaker = firstWithRules(layers);
  return Object.entries(GROUPS).map(([group, rules]) => ({
    group: group as keyof typeof GROUPS,
    ids: (Object.keys(rules) as RuleId[]).filter(
      (id) => speaker !== undefined && speakersOf(id).includes(speaker),
    ),
  }));
}

/** A rulebook in full: what it has chosen, and its rules with their sources. */
export function Rulebook({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { rulebook } = matter;
  const w = useWords(rulebooksWords);
  const language = useLanguage();
  const groups = rulesOf(rulebook.layers);
  const below = rulebook.layers.slice(1).map((layer) => findFile(layer)?.words[language].title ?? layer);
  return (
    <>
      <Head matter={matter} title={t.sheets.rulebook.title}>
        <p>
          {t.ownWords} {below.length > 0 && t.over(below.join(', '))}
        </p>
      </Head>
      <h2 className="title">{t.chosen}</h2>
      <div className="columns">
        {asked.map((group) => (
          <section key={group}>
            <h3>{w.groups[group]}</h3>
            <dl className="chosen">
              {chosen(rulebook, group, w).map(({ ask, says, cite }) => (
                <div key={ask}>
                  <dt>{ask}</dt>
                  <dd>
                    {says} <small>{cite}</small>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <h2 className="title">{t.allRules(groups.reduce((sum, { ids }) => sum + ids.length, 0))}</h2>
      <div className="columns">
        {groups
          .filter(({ ids }) => ids.length > 0)
          .map(({ group, ids }) => (
            <section key={group}>
              <h3>{t.groups[group]}</h3>
              <ul className="rules">
                {ids.map((id) => (
                  <li key={id}>
                    <p lang="en">{ruleOf(id).says}</p>
                    <small>
                      <b>{id}</b>
                      {ruleOf(id).from.map(
                        ([document, heading]) =>
                          ` · ${documents[document]?.[language] ?? document}, “${heading}”`,
                      )}
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}
