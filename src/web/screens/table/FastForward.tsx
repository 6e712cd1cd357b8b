import { FastForward as Icon } from 'lucide-react';
import { useEffect } from 'react';
import { isBot } from '../../shared/bots.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../shared/live/line.ts';
import { setTable, useTableSettings } from '../../shared/live/settings.ts';
import { useKeys } from '../../shared/useKeys.ts';
import type { Names } from './seats.ts';
import { tableWords } from './words.ts';

/** Whether only bots still play this hand. */
export const onlyBotsPlay = ({ view }: HandFrame, names: Names): boolean =>
  view.phase !== 'over' &&
  view.players.every(({ seat, status }) => status === 'folded' || isBot(names.get(seat)?.player ?? null));

/** Bots may finish a hand quickly; whoever always wants that has switched it on. */
export function FastForward(props: {
  hand: HandFrame;
  ask: (asked: RequestFrame) => Promise<boolean>;
  /** Goes on for the hands to come, for those who only watch. */
  keeps?: boolean;
}) {
  const { hand, ask, keeps = false } = props;
  const t = useWords(tableWords);
  const { hurry } = useTableSettings();
  const skip = (): void => void ask({ type: 'hurry', table: hand.table, hand: hand.hand });
  useKeys({ n: skip });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hand
  useEffect(() => {
    if (hurry) skip();
  }, [hurry, hand.table, hand.hand]);
  return (
    <button
      type="button"
      className="button fast-forward"
      {...(keeps && { 'aria-pressed': hurry })}
      onClick={() => (keeps ? setTable({ hurry: !hurry }) : skip())}
    >
      <Icon size={20} aria-hidden="true" /> {keeps ? t.fast : t.nextHandNow}
    </button>
  );
}
