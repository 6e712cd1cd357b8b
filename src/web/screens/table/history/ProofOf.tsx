import { useCallback, useEffect } from 'react';
import type { HandToReplay } from '../../../../protocol/hands.ts';
import type { Line } from '../../../shared/live/line.ts';
import { useLine } from '../../../shared/live/useLine.ts';
import { seenCards } from '../fairness/check.ts';
import ProofSheet from '../fairness/ProofSheet.tsx';
import { useShuffles } from '../fairness/useShuffles.ts';

type Asked = { tournament: string; hand: HandToReplay; onClose: () => void };

/** The proof of a hand at any later time; the connection is open for as long as the sheet is. */
export default function ProofOf(props: Asked) {
  const line = useLine(props.tournament);
  return line === null ? null : <Checked {...props} line={line} />;
}

function Checked({ tournament, hand, line, onClose }: Asked & { line: Line }) {
  const { checks, ready, prove } = useShuffles(tournament, line, null, false);
  const { table, number, holes, players, steps } = hand;
  const ask = useCallback(() => {
    const last = steps.at(-1)!;
    const ruled = steps.some(({ told }) => told.is === 'ruled');
    const cards = last.players.map(({ seat }) => ({ cards: holes[seat] ?? null }));
    prove({ table, hand: number }, seenCards({ players: cards, board: last.board }, ruled));
  }, [prove, table, number, holes, steps]);
  // Ask as soon as the server answers.
  useEffect(() => {
    if (!ready) return;
    ask();
    return line.onFrame(({ type }) => {
      if (type === 'welcome') ask();
    });
  }, [ready, ask, line]);
  const names = new Map(players.map(({ player, name }) => [player, name]));
  return (
    <ProofSheet
      tournament={tournament}
      at={{ table, hand: number }}
      check={checks.get(`${table}/${number}`)}
      checkedHands={0}
      nameOf={(player) => names.get(player) ?? player}
      onCheck={ask}
      onClose={onClose}
    />
  );
}
