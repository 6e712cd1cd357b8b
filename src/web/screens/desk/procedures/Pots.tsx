import { Suspense, useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import { useDesk } from '../state/desk.ts';
import { Choice } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { procedureWords } from './words.ts';

const AllIn = lazyPart(() => import('../../../shared/followed/AllIn.tsx'));

/** Who was all-in for how much, and who won. */
export function Pots({ table: about, onDone }: ProcedureProps) {
  const { view, run } = useDesk();
  const t = useWords(procedureWords);
  const live = view.tables.filter(({ kind }) => kind === 'live');
  const [id, setId] = useState(about ?? live[0]?.id ?? '1');
  const table = live.find((each) => each.id === id) ?? live[0];
  if (table === undefined) return null;
  return (
    <>
      {about === null && live.length > 1 && (
        <Choice
          label={t.whichTable}
          options={live.map((each) => [each.id, t.table(each.id)] as const)}
          value={table.id}
          onPick={setId}
        />
      )}
      <Suspense fallback={null}>
        <AllIn key={table.id} table={table} smallest={view.chips.smallest} run={run} onDone={onDone} />
      </Suspense>
    </>
  );
}
