import type { ReactNode } from 'react';
import { chips as chipsText } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { NumberField } from './inputs.tsx';
import { procedureWords } from './words.ts';

export type Someone = { readonly player: string; readonly name: string };
/** What is typed for each player. */
export type Texts = Readonly<Record<string, string>>;

/** What is known already, to begin with. */
export const textsOf = (players: readonly (Someone & { readonly stack: number | null })[]): Texts =>
  Object.fromEntries(players.map(({ player, stack }) => [player, stack === null ? '' : String(stack)]));

/** Players count their chips; together they have what is in play, or the page says how many are missing. */
export function CountChips(props: {
  players: readonly Someone[];
  /** What they have together. */
  chips: number;
  texts: Texts;
  onTexts: (texts: Texts) => void;
  /** The button, once everybody has counted, and whether it comes out right. */
  children: (count: { readonly all: boolean; readonly right: boolean }) => ReactNode;
}) {
  const { players, chips, texts, onTexts, children } = props;
  const t = useWords(procedureWords);
  const stacks = players.map(({ player }) => Number(texts[player] ?? 0));
  const total = stacks.reduce((sum, stack) => sum + stack, 0);
  const all = stacks.every((stack) => stack > 0);
  const right = total === chips;
  const missing = players.find(({ player }) => !texts[player]);
  return (
    <>
      <ul className="list card">
        {players.map(({ player, name }) => (
          <li key={player} className="row line">
            <NumberField
              label={name}
              value={texts[player] ?? ''}
              onChange={(text) => onTexts({ ...texts, [player]: text })}
            />
          </li>
        ))}
      </ul>
      <p className={`total ${all && !right ? 'wrong' : ''}`} role="status">
        <b className="number">{t.counted(chipsText(total), chipsText(chips))}</b>
        {all && !right && <span>{t.countOff(chipsText(Math.abs(chips - total)), total < chips)}</span>}
      </p>
      <div className="choices bottom">
        {missing !== undefined && total < chips && (
          <button
            type="button"
            className="button wide"
            onClick={() => onTexts({ ...texts, [missing.player]: String(chips - total) })}
          >
            {t.restTo(missing.name, chipsText(chips - total))}
          </button>
        )}
        {children({ all, right })}
      </div>
    </>
  );
}
