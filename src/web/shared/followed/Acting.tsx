import { useState } from 'react';
import type { FollowedView } from '../../../engine/views/followed-view.ts';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import type { Tell } from './Following.tsx';
import { followedWords } from './words.ts';

/** What the player to act may do; amounts are typed, in total on the street. */
export function Acting({ followed, tell }: { followed: FollowedView; tell: Tell }) {
  const t = useWords(followedWords);
  const [typing, setTyping] = useState<'raise' | 'all-in' | null>(null);
  const { hand, players, uncounted, next } = followed;
  const { legal } = hand;
  if (legal === null) return null;
  const { seat, canCheck, toCall, opening, raise } = legal;
  const name = players.find((each) => each.seat === seat)?.name ?? '';
  const counted = !uncounted.includes(seat);
  const me = hand.players.find((each) => each.seat === seat)!;
  const act = (action: 'fold' | 'check' | 'call' | 'raise' | 'all-in', to?: number): void =>
    tell({ do: 'act', seat, action, ...(to !== undefined && { to }) });
  if (typing !== null)
    return (
      <Amount
        says={
          typing === 'all-in'
            ? t.howMuch(name)
            : t.raiseFrom(chips(raise?.minimum ?? 0), counted ? chips(raise?.maximum ?? 0) : null)
        }
        starts={typing === 'raise' ? raise?.minimum : undefined}
        least={typing === 'raise' ? (raise?.minimum ?? 0) : me.bet + 1}
        button={(to) => (typing === 'all-in' ? t.allInFor(to) : opening ? t.betTo(to) : t.raiseTo(to))}
        onAmount={(to) => act(typing, to)}
        onCancel={() => setTyping(null)}
      />
    );
  return (
    <section className="acting" aria-label={t.toAct(name)}>
      <h3 aria-live="polite">{toCall > 0 ? t.toActFacing(name, chips(toCall)) : t.toAct(name)}</h3>
      <div className="choices">
        <button type="button" className="button" onClick={() => act('fold')}>
          {t.fold}
        </button>
        <button type="button" className="button" onClick={() => act(canCheck ? 'check' : 'call')}>
          {canCheck ? t.check : t.callOf(chips(toCall))}
        </button>
        {raise !== null && (
          <button type="button" className="button" onClick={() => setTyping('raise')}>
            {opening ? t.bet : t.raise}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => (counted ? act('all-in') : setTyping('all-in'))}
        >
          {counted ? t.allInFor(chips(me.bet + me.stack)) : t.allIn}
        </button>
      </div>
      {next.is === 'act' && next.later.length > 1 && <p className="dim hint">{t.passTo}</p>}
    </section>
  );
}

function Amount(props: {
  says: string;
  starts: number | undefined;
  least: number;
  button: (chips: string) => string;
  onAmount: (to: number) => void;
  onCancel: () => void;
}) {
  const { says, starts, least, button, onAmount, onCancel } = props;
  const t = useWords(followedWords);
  const [text, setText] = useState(starts === undefined ? '' : String(starts));
  const amount = Number(text);
  return (
    <form
      className="acting"
      onSubmit={(event) => {
        event.preventDefault();
        if (amount >= least) onAmount(amount);
      }}
    >
      <label htmlFor="followed-amount">{says}</label>
      <div className="row">
        <input
          id="followed-amount"
          className="field number figure grow"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, 9))}
        />
        <button type="submit" className="button act" disabled={amount < least}>
          {button(chips(amount))}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
