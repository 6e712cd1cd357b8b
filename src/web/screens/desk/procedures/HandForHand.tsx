import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

/** Every table plays one hand, then waits: busts on it count as one hand, whichever table is faster. */
export function HandForHand({ onDone }: ProcedureProps) {
  const { view, runAs } = useDesk();
  const t = useWords(procedureWords);
  const { handForHand: on, tables, players, prizes, desk } = view;
  const waits = (id: string): boolean => desk!.played.includes(id);
  const ready = tables.filter(({ id, playing, kind }) => !playing && kind === 'live' && !waits(id));
  const away = players.left - prizes.length;
  const startAll = async (): Promise<void> => {
    for (const { id } of ready)
      if (!(await runAs(t.tablePlays(id), { type: 'start-hand', table: id }))) return;
  };
  return (
    <>
      <p className="row">
        <span className="grow">{away === 1 ? t.onTheBubble : t.handForHandSays}</span>
        <WhyButton rule="tda-rp8-hand-for-hand" about={t.handForHand} />
      </p>
      {on && (
        <ul className="list card">
          {tables.map(({ id, playing, hand }) => (
            <li key={id} className="row line">
              <b className="grow">{t.table(id)}</b>
              <span className={playing ? 'tag' : 'dim'}>
                {playing ? t.playsHand(hand) : waits(id) ? t.finishedWaits : t.handToCome}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="choices">
        {on && ready.length > 0 && (
          <button type="button" className="button act wide" onClick={startAll}>
            {t.startEverywhere(ready.map(({ id }) => id))}
          </button>
        )}
        <button
          type="button"
          className={`button wide ${on ? '' : 'act'}`}
          onClick={async () => {
            const done = await runAs(on ? t.handForHandOff : t.handForHandOn, {
              type: 'hand-for-hand',
              on: !on,
            });
            if (done && on) onDone();
          }}
        >
          {on ? t.endHandForHand : t.beginHandForHand}
        </button>
      </div>
    </>
  );
}
