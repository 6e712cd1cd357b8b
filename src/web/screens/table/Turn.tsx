import { useState } from 'react';
import type { LegalActions } from '../../../engine/betting/legal.ts';
import type { HandView } from '../../../engine/views/view.ts';
import { chips, shortChips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useTableSettings } from '../../shared/live/settings.ts';
import { type Keys, useKeys } from '../../shared/useKeys.ts';
import { amountFor, type Preset, presetsFor, stepped, typed, within } from './amounts.ts';
import { Guarded, useGuard } from './guard.tsx';
import { Sure } from './Sure.tsx';
import type { Act } from './useActing.ts';
import { useSwipe } from './useSwipe.ts';
import { type TableWords, tableWords } from './words.ts';

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
type AmountMeant = ReturnType<typeof useAmount>;

/** My turn: everything I may do and nothing else. */
export function Turn(props: { view: HandView; legal: LegalActions; busy: boolean; act: Act }) {
  const { view, legal, busy, act } = props;
  const { raise, toCall, canCheck } = legal;
  const amount = useAmount(raise);
  const { meant, set } = amount;
  const [sure, setSure] = useState<'call' | 'raise' | null>(null);
  const stack = view.players.find(({ seat }) => seat === legal.seat)!.stack;
  const settings = useTableSettings();
  const presets = presetsFor(view, settings);
  const presetTo = (name: Preset): number => amountFor(name, view, legal);
  const by = (steps: 1 | -1): void => set(stepped(raise!, meant, steps, view.blinds[1]));
  const isAll = raise !== null && meant === raise.maximum && raise.maximum >= stack;

  const fold = (): void => (canCheck ? undefined : act('fold'));
  const call = (): void => {
    if (canCheck) return act('check');
    if (toCall >= stack && settings.confirmAllIn) return setSure('call');
    act('call');
  };
  const bet = (): void => {
    if (raise === null) return;
    if (isAll && settings.confirmAllIn) return setSure('raise');
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
            ArrowUp: () => by(1),
            ArrowDown: () => by(-1),
            ...Object.fromEntries(presets.map((name, at) => [String(at + 1), () => set(presetTo(name))])),
          }),
        };
  useKeys(keys);

  if (sure !== null) return <Sure stack={stack} busy={busy} onYes={yes} onBack={() => setSure(null)} />;
  return (
    <Guarded guarded={guarded}>
      {/* A wheel over the buttons, or a swipe on the bet, does what the arrow keys do. */}
      <div
        className="acts turn"
        onWheel={({ deltaY }) => raise !== null && deltaY !== 0 && by(deltaY < 0 ? 1 : -1)}
      >
        {raise !== null && (
          <Sizing
            raise={raise}
            presets={presets.map((name) => ({ name, to: presetTo(name) }))}
            amount={amount}
            view={view}
          />
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
          onSwipe={by}
        />
      </div>
    </Guarded>
  );
}

/** How much to raise: presets, a slider, and a field to type into. */
function Sizing(props: {
  raise: Raise;
  presets: readonly { readonly name: Preset; readonly to: number }[];
  amount: AmountMeant;
  view: HandView;
}) {
  const { raise, presets, amount, view } = props;
  const { meant, text, set, setText } = amount;
  const t = useWords(tableWords);
  return (
    <div className="sizing">
      <div className="presets">
        {presets.map(({ name, to }) => (
          <button
            key={name}
            type="button"
            className="button small"
            aria-pressed={meant === to}
            onClick={() => set(to)}
          >
            {presetText(name, to, view, t)}
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
          onChange={({ target }) => set(rounded(Number(target.value), raise, view.blinds[0]))}
          style={{ '--part': part(meant, raise) } as React.CSSProperties}
        />
        <input
          id="raise-to"
          className={`field number ${isLong(text ?? chips(meant)) ? 'long' : ''}`}
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
  onSwipe: (steps: 1 | -1) => void;
}) {
  const { legal, stack, meant, isAll, busy, onFold, onCall, onBet, onSwipe } = props;
  const swipe = useSwipe(onSwipe, onBet);
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
        {!canCheck && <Amount of={toCall} />}
      </button>
      {raise !== null && (
        <button type="button" className="button act last" disabled={busy} {...swipe}>
          <span>{isAll ? t.allIn : opening ? t.bet : t.raiseTo}</span>
          <Amount of={meant} />
        </button>
      )}
    </div>
  );
}

/** What a button costs, to the chip; smaller where it has many digits. */
function Amount({ of }: { of: number }) {
  const text = chips(of);
  return <small className={`number ${isLong(text) ? 'long' : ''}`}>{text}</small>;
}

const isLong = (text: string): boolean => text.length > 7;

function presetText(name: Preset, to: number, view: HandView, t: TableWords): string {
  if (name === 'minimum') return `${t.preset.minimum} ${shortChips(to)}`;
  const times = name === 'three' || name === 'two-and-half';
  return times && view.price > view.blinds[1] ? t.timesTheBet[name] : t.preset[name];
}

/** A thumb is not exact: between the ends it gives whole small blinds. */
const rounded = (to: number, { minimum, maximum }: Raise, chip: number): number =>
  to <= minimum || to >= maximum ? to : Math.round(to / chip) * chip;

/** How much of the slider is filled. */
const part = (to: number, { minimum, maximum }: Raise): string =>
  `${maximum === minimum ? 100 : ((to - minimum) / (maximum - minimum)) * 100}%`;
