import { useState } from 'react';
import type { LegalActions } from '../../../engine/betting/legal.ts';
import type { HandView } from '../../../engine/views/view.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { type Keys, useKeys } from '../../shared/useKeys.ts';
import { PRESETS, type Preset, presets, stepped, typed, within } from './amounts.ts';
import { Guarded, useGuard } from './guard.tsx';
import { Sure } from './Sure.tsx';
import type { Act } from './useActing.ts';
import { tableWords } from './words.ts';

type Raise = NonNullable<LegalActions['raise']>;

/** The amount I mean to raise to: by preset, slider, keys or typed, always brought to what is allowed. */
function useAmount(raise: Raise | null) {
  const [to, setTo] = useState(raise?.minimum ?? 0);
  const [text, setText] = useState<string | null>(null);
  return {
    // What was typed counts as soon as the field is left or sent.
    meant: raise === null ? 0 : within(raise, text === null ? to : (typed(text) ?? to)),
    text,
    setText,
    set: (amount: number): void => {
      setText(null);
      if (raise !== null) setTo(within(raise, amount));
    },
  };
}
type Amount = ReturnType<typeof useAmount>;

/** My turn: everything I may do and nothing else. */
export function Turn(props: { view: HandView; legal: LegalActions; busy: boolean; act: Act }) {
  const { view, legal, busy, act } = props;
  const { raise, toCall, canCheck } = legal;
  const amount = useAmount(raise);
  const { meant, set } = amount;
  const [sure, setSure] = useState<'call' | 'raise' | null>(null);
  const stack = view.players.find(({ seat }) => seat === legal.seat)!.stack;
  const preset = raise === null ? null : presets(view, legal);
  const isAll = raise !== null && meant === raise.maximum && raise.maximum >= stack;

  const fold = (): void => (canCheck ? undefined : act('fold'));
  const call = (): void => {
    if (canCheck) return act('check');
    if (toCall >= stack) return setSure('call');
    act('call');
  };
  const bet = (): void => {
    if (raise === null) return;
    if (isAll) return setSure('raise');
    act('raise', meant);
  };
  const yes = (): void => {
    if (sure === 'call') act('call');
    else act('raise', raise!.maximum);
    setSure(null);
  };
  const guarded = useGuard(sure === null ? 'turn' : 'sure');
  const keys: Keys =
    busy || sure !== null
      ? {}
      : {
          ...(!guarded && { f: fold, c: call }),
          ...(raise !== null && {
            r: () => document.getElementById('raise-to')?.focus(),
            ...(!guarded && { Enter: bet }),
            ArrowUp: () => set(stepped(raise, meant, 1, view.blinds[1])),
            ArrowDown: () => set(stepped(raise, meant, -1, view.blinds[1])),
            ...Object.fromEntries(PRESETS.map((name, at) => [String(at + 1), () => set(preset![name])])),
          }),
        };
  useKeys(keys);

  if (sure !== null) return <Sure stack={stack} busy={busy} onYes={yes} onBack={() => setSure(null)} />;
  return (
    <Guarded guarded={guarded}>
      <div className="acts turn">
        {raise !== null && preset !== null && (
          <Sizing raise={raise} preset={preset} amount={amount} chip={view.blinds[0]} />
        )}
        <Buttons
          legal={legal}
          stack={stack}
          meant={meant}
          isAll={isAll}
          busy={busy}
          onFold={fold}
          onCall={call}
          onBet={bet}
        />
      </div>
    </Guarded>
  );
}

/** How much to raise: presets, a slider, and a field to type into. */
function Sizing(props: {
  raise: Raise;
  preset: Readonly<Record<Preset, number>>;
  amount: Amount;
  /** What the slider counts in. */
  chip: number;
}) {
  const { raise, preset, amount, chip } = props;
  const { meant, text, set, setText } = amount;
  const t = useWords(tableWords);
  return (
    <div className="sizing">
      <div className="presets">
        {PRESETS.map((name) => (
          <button
            key={name}
            type="button"
            className="button small"
            aria-pressed={meant === preset[name]}
            onClick={() => set(preset[name])}
          >
            {presetText(name, preset, t.preset)}
          </button>
        ))}
      </div>
      <div className="slide">
        <input
          type="range"
          aria-label={t.amountOf(chips(raise.minimum), chips(raise.maximum))}
          aria-valuetext={chips(meant)}
          min={raise.minimum}
          max={raise.maximum}
          value={meant}
          onChange={({ target }) => set(rounded(Number(target.value), raise, chip))}
          style={{ '--part': part(meant, raise) } as React.CSSProperties}
        />
        <input
          id="raise-to"
          className="field number"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.amount}
          value={text ?? chips(meant)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => set(meant)}
        />
      </div>
    </div>
  );
}

/** Fold, check or call, bet or raise, each always in its own column; no Fold where checking is free. */
function Buttons(props: {
  legal: LegalActions;
  stack: number;
  meant: number;
  isAll: boolean;
  busy: boolean;
  onFold: () => void;
  onCall: () => void;
  onBet: () => void;
}) {
  const { legal, stack, meant, isAll, busy, onFold, onCall, onBet } = props;
  const { raise, toCall, canCheck, opening } = legal;
  const t = useWords(tableWords);
  return (
    <div className="moves">
      {!canCheck && (
        <button type="button" className="button bad first" disabled={busy} onClick={onFold}>
          {t.fold}
        </button>
      )}
      <button
        type="button"
        className={`button middle ${raise === null ? 'act' : ''}`}
        disabled={busy}
        onClick={onCall}
      >
        <span>{canCheck ? t.check : toCall >= stack ? t.callAllIn : t.call}</span>
        {!canCheck && <small className="number">{chips(toCall)}</small>}
      </button>
      {raise !== null && (
        <button type="button" className="button act last" disabled={busy} onClick={onBet}>
          <span>{isAll ? t.allIn : opening ? t.bet : t.raiseTo}</span>
          <small className="number">{chips(meant)}</small>
        </button>
      )}
    </div>
  );
}

const presetText = (
  name: Preset,
  { minimum }: Readonly<Record<Preset, number>>,
  words: Readonly<Record<Preset, string>>,
): string => (name === 'minimum' ? `${words.minimum} ${chips(minimum)}` : words[name]);

/** A thumb is not exact: between the ends it gives whole small blinds. */
const rounded = (to: number, { minimum, maximum }: Raise, chip: number): number =>
  to <= minimum || to >= maximum ? to : Math.round(to / chip) * chip;

/** How much of the slider is filled. */
const part = (to: number, { minimum, maximum }: Raise): string =>
  `${maximum === minimum ? 100 : ((to - minimum) / (maximum - minimum)) * 100}%`;
