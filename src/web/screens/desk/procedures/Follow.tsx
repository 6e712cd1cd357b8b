import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy.ts';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';

const FollowHand = lazyPart(() => import('../../../shared/followed/FollowHand.tsx'));

/** A hand of one table, entered as it is played. */
export function Follow({ table: id, onDone }: ProcedureProps) {
  const { view, run, openRulings } = useDesk();
  const table = view.tables.find((each) => each.id === id);
  if (table === undefined) return null;
  return (
    <Suspense fallback={null}>
      <FollowHand
        table={table}
        run={run}
        onDone={onDone}
        {...(view.may === null && { onRuling: openRulings })}
      />
    </Suspense>
  );
}
