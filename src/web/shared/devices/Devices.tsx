import { BellOff, BellRing, HandHelping, type LucideIcon, Monitor, Smartphone, Spade } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { linkTo } from '../address.ts';
import type { Grant, People } from '../api/doors.ts';
import { Sheet } from '../components/Sheet.tsx';
import { useWords } from '../language.ts';
import { DeviceList } from './DeviceList.tsx';
import { HandOver } from './HandOver.tsx';
import { GROUP_NAMES, type PowerGroup, powersOf } from './powers.ts';
import { setRings, useRings } from './ring.ts';
import { TvCode } from './TvCode.tsx';
import { usePeople } from './usePeople.ts';
import { type DevicesWords, devicesWords } from './words.ts';
import './devices.css';

type Kind = keyof DevicesWords['kinds'];
const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  director: Smartphone,
  display: Monitor,
  assistant: HandHelping,
  remote: Spade,
};

type Given = {
  readonly tournament: string;
  /** Where people deal, so that somebody can tap the hands in. */
  readonly tables: readonly string[];
  readonly nameOf: (player: string) => string | null;
  readonly onClose: () => void;
};

/** One more device for the tournament, and those there are. */
export default function Devices({ tournament, tables, nameOf, onClose }: Given) {
  const t = useWords(devicesWords);
  const { people, look } = usePeople(tournament);
  const [kind, setKind] = useState<Kind | null>(null);
  const kinds = (Object.keys(ICONS) as Kind[]).filter((each) => each !== 'remote' || tables.length > 0);
  return (
    <Sheet title={t.title} onClose={onClose}>
      <div className="devices">
        <div className="kinds">
          {kinds.map((each) => {
            const Icon = ICONS[each];
            return (
              <button
                key={each}
                type="button"
                className="button"
                aria-pressed={each === kind}
                onClick={() => setKind(each === kind ? null : each)}
              >
                <Icon size={22} aria-hidden="true" /> {t.kinds[each]}
              </button>
            );
          })}
        </div>
        {kind !== null && (
          <section className="card" aria-label={t.kinds[kind]}>
            <Connect kind={kind} tournament={tournament} tables={tables} people={people} />
          </section>
        )}
        <Ring />
        {people !== null && (
          <DeviceList tournament={tournament} people={people} nameOf={nameOf} onChanged={() => void look()} />
        )}
      </div>
    </Sheet>
  );
}

function Connect(props: {
  kind: Kind;
  tournament: string;
  tables: readonly string[];
  people: People | null;
}) {
  const { kind, tournament, tables, people } = props;
  const t = useWords(devicesWords);
  const by = (grant: Grant, says: string) => (
    <HandOver key={JSON.stringify(grant)} tournament={tournament} grant={grant} says={says} people={people} />
  );
  switch (kind) {
    case 'director':
      return by({ to: 'director' }, t.grants.director);
    case 'display':
      return (
        <>
          <TvCode tournament={tournament} />
          <h3 className="label">{t.tvByCode}</h3>
          {by({ to: 'display' }, t.grants.display)}
          <a className="button" href={linkTo(`/t/${tournament}/tv`)} target="_blank" rel="noreferrer">
            {t.openTv}
          </a>
        </>
      );
    case 'assistant':
      return <Helper by={by} />;
    case 'remote':
      return <Remote tables={tables} by={by} />;
  }
}

type By = (grant: Grant, says: string) => ReactNode;

function Helper({ by }: { by: By }) {
  const t = useWords(devicesWords);
  const [chosen, setChosen] = useState<PowerGroup | 'all' | null>(null);
  return (
    <>
      <h3>{t.whichHelp}</h3>
      <div className="picks">
        {[...GROUP_NAMES, 'all' as const].map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === chosen}
            onClick={() => setChosen(each)}
          >
            {each === 'all' ? t.everything : t.groups[each]}
          </button>
        ))}
      </div>
      {chosen !== null &&
        by({ to: 'assistant', powers: powersOf(chosen === 'all' ? GROUP_NAMES : [chosen]) }, t.helps[chosen])}
    </>
  );
}

function Remote({ tables, by }: { tables: readonly string[]; by: By }) {
  const t = useWords(devicesWords);
  const [chosen, setChosen] = useState<string | null>(tables.length === 1 ? tables[0]! : null);
  return (
    <>
      {tables.length > 1 && (
        <>
          <h3>{t.whichTable}</h3>
          <div className="picks">
            {tables.map((table) => (
              <button
                key={table}
                type="button"
                className="button"
                aria-pressed={table === chosen}
                onClick={() => setChosen(table)}
              >
                {t.table(table)}
              </button>
            ))}
          </div>
        </>
      )}
      {chosen !== null && by({ to: 'remote', table: chosen }, t.remoteIs(chosen))}
    </>
  );
}

function Ring() {
  const t = useWords(devicesWords);
  const on = useRings();
  return (
    <button
      type="button"
      className="button ring"
      role="switch"
      aria-checked={on}
      onClick={() => setRings(!on)}
    >
      {on ? <BellRing size={20} aria-hidden="true" /> : <BellOff size={20} aria-hidden="true" />}
      <span>{t.ring}</span>
    </button>
  );
}
