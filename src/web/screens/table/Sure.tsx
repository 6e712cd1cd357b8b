import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useKeys } from '../../shared/useKeys.ts';
import { Guarded, useGuard } from './guard.tsx';
import { tableWords } from './words.ts';

/** An all-in asks once. Yes lies where no button that asks for an all-in was: a second tap must not answer. */
export function Sure(props: { stack: number; busy: boolean; onYes: () => void; onBack: () => void }) {
  const { stack, busy, onYes, onBack } = props;
  const t = useWords(tableWords);
  const guarded = useGuard('sure');
  useKeys({ ...(!busy && !guarded && { Enter: onYes }), ...(!busy && { Escape: onBack }) });
  return (
    <Guarded guarded={guarded}>
      <div className="acts sure" role="alertdialog" aria-label={t.sure(chips(stack))}>
        <div className="asks">
          <p className="title">{t.sure(chips(stack))}</p>
          {/* Takes the focus, so that players with a keyboard or screen reader notice the question. */}
          {/* biome-ignore lint/a11y/noAutofocus: see above */}
          <button type="button" className="button act" autoFocus onClick={onYes} disabled={busy}>
            {t.yesAllIn}
          </button>
        </div>
        <div className="moves">
          <button type="button" className="button last" onClick={onBack}>
            {t.back}
          </button>
        </div>
      </div>
    </Guarded>
  );
}
