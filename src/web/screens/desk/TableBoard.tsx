import { useState } from 'react';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { TableFelt } from '../../shared/components/TableFelt.tsx';
import { useWords } from '../../shared/language.ts';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';
import { TrackSheet } from './TrackSheet.tsx';

/** One table: who sits where, its hand, and what the director can do with it. */
export function TableBoard({ table, shown }: { table: TableView; shown: boolean }) {
  const { view, run, openPlayer } = useDesk();
  const t = useWords(deskWords);
  const may = useMay();
  /** Players who bust on the same hand, while the director picks them. */
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const { id, playing, kind, hand, dealer, shuffler, remote, tracked } = table;
  const running = view.phase === 'running';

  const bust = (players: readonly string[]): void => {
    setPicked(null);
    void run({ type: 'bust', table: id, players });
  };
  const toggle = (player: string): void =>
    setPicked((before) =>
      before?.includes(player) ? before.filter((each) => each !== player) : [...(before ?? []), player],
    );

  return (
    <section className={`board ${shown ? 'shown' : ''}`} aria-label={t.table(id)}>
      <header className="row">
        <h2>{t.table(id)}</h2>
        <p className="dim">
          {[
            view.kind === 'both' && (kind === 'dealt' ? t.onScreen : t.inRoom),
            tracked && playing && t.handNumber(hand),
            tracked && !playing && hand > 0 && t.afterHand(hand),
            kind !== 'dealt' && dealer !== null && t.deals(dealer),
            kind !== 'dealt' && shuffler !== null && shuffler !== dealer && t.shuffles(shuffler),
            remote !== null && t.remote.with(remote),
          ]
            .filter((each) => each !== false)
            .join(' · ')}
        </p>
        {running && kind === 'live' && may('bust') && (
          <HandBar table={table} picked={picked} onPick={setPicked} onBust={bust} />
        )}
      </header>
      <TableFelt
        table={table}
        picked={picked ?? []}
        {...(running && kind === 'live' && { hint: picked === null ? t.tapPlayer : t.tapWhoIsOut })}
        onSeat={(player) => (picked === null ? openPlayer(player) : toggle(player))}
      />
      {kind === 'dealt' && <p className="dim">{t.riffleDeals(table.seats.length)}</p>}
    </section>
  );
}

/** Takes the players who bust on a hand and, at a tracked table, one tap for every hand. */
function HandBar(props: {
  table: TableView;
  picked: readonly string[] | null;
  onPick: (players: readonly string[] | null) => void;
  onBust: (players: readonly string[]) => void;
}) {
  const { table, picked, onPick, onBust } = props;
  const { id, followed, tracked } = table;
  const { run, open } = useDesk();
  const t = useWords(deskWords);
  const may = useMay();
  const [tracks, setTracks] = useState(false);
  const names = (picked ?? []).map((each) => table.seats.find(({ player }) => player === each)?.name ?? '');
  return (
    <>
      <div className="hand-bar">
        {picked !== null ? (
          <>
            <button
              type="button"
              className="button act picked"
              disabled={picked.length === 0}
              onClick={() => onBust(picked)}
            >
              {picked.length === 0 ? t.tapWhoIsOut : t.outNames(names)}
            </button>
            <button type="button" className="button picked" onClick={() => onPick(null)}>
              {t.cancel}
            </button>
          </>
        ) : (
          <>
            {tracked && (
              <button
                type="button"
                className="button act next"
                onClick={() => run({ type: 'next-hand', table: id })}
              >
                {t.nextHand}
              </button>
            )}
            <button type="button" className="button" onClick={() => onPick([])}>
              {t.whoIsOut}
            </button>
            <button type="button" className="button" onClick={() => open('pots', id)}>
              {t.allIn}
            </button>
            <button
              type="button"
              className={`button ${followed === null ? '' : 'act'}`}
              onClick={() => open('follow', id)}
            >
              {followed === null ? t.follow : t.following}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => run({ type: 'end-hand', table: id, misdeal: true })}
            >
              {t.misdeal}
            </button>
            {may('track') && (
              <button type="button" className="button bare" onClick={() => setTracks(true)}>
                {tracked ? t.remote.name : t.track}
              </button>
            )}
          </>
        )}
      </div>
      {tracks && <TrackSheet table={table} onClose={() => setTracks(false)} />}
    </>
  );
}
