import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useKeys } from './useKeys.ts';
import { tableWords } from './words.ts';

/** An all-in asks once. */
export function Sure(props: { stack: number; busy: boolean; onYes: () => void; onBack: () => void }) {
  const { stack, busy, onYes, onBack } = props;
  const t = useWords(tableWords);
  useKeys(busy ? {} : { Enter: onYes, Escape: onBack });
  return (
    <div className="sure" role="alertdialog" aria-label={t.sure(chips(stack))}>
      <p className="title">{t.sure(chips(stack))}</p>
      <div className="moves two">
        <button type="button" className="button" onClick={onBack}>
          {t.back}
        </button>
        {/* Takes the focus, so that players with a keyboard or screen reader notice the question. */}
        {/* biome-ignore lint/a11y/noAutofocus: see above */}
        <button type="button" className="button act" autoFocus onClick={onYes} disabled={busy}>
          {t.yesAllIn}
        </button>
      </div>
    </div>
  );
}
