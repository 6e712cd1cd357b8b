import { Either } from '../../shared/components/fields.tsx';
import { useLanguage, useWords } from '../../shared/language.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import { pickStructure, type Wish } from '../../shared/planning/wish.ts';
import { planWords } from './words.ts';

type Props = {
  readonly wish: Wish;
  readonly book: OfferedRulebook;
  readonly onChange: (to: Partial<Wish>) => void;
};

/** The house's own structures, each in one tap, or levels that fit the time and the chips. */
export function StructurePicker({ wish, book, onChange }: Props) {
  const t = useWords(planWords);
  const language = useLanguage();
  const { structure } = wish;
  if (book.structures.length === 0) return null;
  return (
    <fieldset className="group">
      <legend>{t.structure}</legend>
      {book.structures.map(({ id, words }) => (
        <Option
          key={id}
          {...words[language]}
          checked={structure?.id === id}
          onPick={() => onChange(pickStructure(wish, id, book))}
        />
      ))}
      {structure !== null && structure.set !== null && wish.where !== 'online' && (
        <SetPicker
          sets={book.tournament.chipSets.use}
          set={structure.set}
          onPick={(set) => onChange({ structure: { ...structure, set } })}
        />
      )}
      <Option
        title={t.fit}
        summary={t.fitSays}
        checked={structure === null}
        onPick={() => onChange(pickStructure(wish, null, book))}
      />
    </fieldset>
  );
}

function Option(props: { title: string; summary: string; checked: boolean; onPick: () => void }) {
  return (
    <label className="rulebook">
      <input type="radio" name="structure" checked={props.checked} onChange={props.onPick} />
      <span>
        <b>{props.title}</b>
        <small>{props.summary}</small>
      </span>
    </label>
  );
}

type Sets = OfferedRulebook['tournament']['chipSets']['use'];

function SetPicker({ sets, set, onPick }: { sets: Sets; set: string; onPick: (set: string) => void }) {
  const t = useWords(planWords);
  return (
    <>
      <Either
        label={t.chipSet}
        value={set}
        options={Object.keys(sets).map((name) => [name, t.setNamed(name)] as const)}
        onChange={onPick}
      />
      <p className="dim">{(sets[set] ?? []).map(({ value, count }) => `${count} × ${value}`).join(', ')}</p>
    </>
  );
}
