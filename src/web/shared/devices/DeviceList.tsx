import { HandHelping, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Power } from '../../../protocol/frames.ts';
import type { Reply } from '../api/api.ts';
import { changeDevice, type DeviceView, type People, removeDevice } from '../api/doors.ts';
import { Labelled } from '../components/fields.tsx';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { GROUP_NAMES, groupsIn, type PowerGroup, powersOf } from './powers.ts';
import { type DevicesWords, devicesWords } from './words.ts';

type Given = {
  readonly tournament: string;
  readonly people: People;
  readonly nameOf: (player: string) => string | null;
  readonly onChanged: () => void;
};

const ORDER: readonly DeviceView['role'][] = ['director', 'assistant', 'display', 'spectator', 'player'];
const MINUTE_MS = 60_000;

/** Every device in the tournament: whose it is, what it may do, and when it was last here. */
export function DeviceList({ tournament, people, nameOf, onChanged }: Given) {
  const t = useWords(devicesWords);
  const [sorry, setSorry] = useState<string | null>(null);
  const change = async (asked: Promise<Reply<unknown>>): Promise<void> => {
    const reply = await asked;
    setSorry('ok' in reply ? null : sentence(reply.sorry));
    onChanged();
  };
  const sorted = [...people.people].sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  return (
    <section className="device-list" aria-label={t.list}>
      <h3 className="label">{t.list}</h3>
      <p className="sorry" role="alert">
        {sorry}
      </p>
      <ul>
        {sorted.map((device) => (
          <Row
            key={device.device}
            device={device}
            whose={device.player === null ? null : nameOf(device.player)}
            seen={seenText(device, people.now, t)}
            onLabel={(label) => change(changeDevice(tournament, device.device, { label }))}
            onPowers={(powers) => change(changeDevice(tournament, device.device, { powers }))}
            onRemove={() => change(removeDevice(tournament, device.device))}
          />
        ))}
      </ul>
    </section>
  );
}

function seenText({ online, seenAt }: DeviceView, now: number, t: DevicesWords): string {
  if (online) return t.online;
  if (seenAt === null) return t.notSeen;
  const minutes = Math.max(1, Math.round((now - seenAt) / MINUTE_MS));
  return minutes < 60 ? t.seen(minutes) : t.seenHours(Math.round(minutes / 60));
}

function Row(props: {
  device: DeviceView;
  whose: string | null;
  seen: string;
  onLabel: (label: string) => Promise<void>;
  onPowers: (powers: Power[]) => Promise<void>;
  onRemove: () => Promise<void>;
}) {
  const { device, whose, seen, onLabel, onPowers, onRemove } = props;
  const t = useWords(devicesWords);
  const [doing, setDoing] = useState<'rename' | 'remove' | 'help' | null>(null);
  const label = device.label === '' ? (whose ?? t.unnamed) : device.label;
  const role = device.remote === null ? t.roles[device.role] : t.remote(device.remote);
  const held = groupsIn(device.powers);
  const toggle = (group: PowerGroup): void => {
    const next = held.includes(group) ? held.filter((each) => each !== group) : [...held, group];
    void onPowers(powersOf(next));
  };
  const all = held.length === GROUP_NAMES.length;
  return (
    <li>
      <div className="row">
        <p className="grow">
          <b>{label}</b> {device.me && <span className="me">{t.me}</span>}
          <small className="dim">
            {[role, ...(whose === null || whose === label ? [] : [whose]), seen].join(' · ')}
          </small>
        </p>
        {device.role === 'player' && (
          <button
            type="button"
            className="button bare"
            aria-label={t.letHelp(label)}
            aria-expanded={doing === 'help'}
            onClick={() => setDoing(doing === 'help' ? null : 'help')}
          >
            <HandHelping size={18} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className="button bare"
          aria-label={`${t.rename}: ${label}`}
          onClick={() => setDoing(doing === 'rename' ? null : 'rename')}
        >
          <Pencil size={18} aria-hidden="true" />
        </button>
        {!device.me && (
          <button
            type="button"
            className="button bare"
            aria-label={`${t.remove}: ${label}`}
            onClick={() => setDoing(doing === 'remove' ? null : 'remove')}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {(device.role === 'assistant' || doing === 'help') && (
        <fieldset className="picks">
          <legend className="unseen">
            {t.mayDo}: {label}
          </legend>
          {GROUP_NAMES.map((group) => (
            <button
              key={group}
              type="button"
              className="button"
              aria-pressed={held.includes(group)}
              onClick={() => toggle(group)}
            >
              {t.groups[group]}
            </button>
          ))}
          <button
            type="button"
            className="button"
            aria-pressed={all}
            onClick={() => void onPowers(powersOf(all ? [] : GROUP_NAMES))}
          >
            {t.everything}
          </button>
        </fieldset>
      )}
      {doing === 'rename' && (
        <Rename
          label={device.label}
          onSave={async (name) => {
            await onLabel(name);
            setDoing(null);
          }}
        />
      )}
      {doing === 'remove' && (
        <div className="sure" role="alertdialog" aria-label={t.removeAsk(label)}>
          <p>{t.removeAsk(label)}</p>
          <div className="row">
            <button type="button" className="button bad" onClick={() => void onRemove()}>
              {t.remove}
            </button>
            <button type="button" className="button" onClick={() => setDoing(null)}>
              {t.cancel}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

function Rename({ label, onSave }: { label: string; onSave: (label: string) => Promise<void> }) {
  const t = useWords(devicesWords);
  const [name, setName] = useState(label);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void onSave(name.trim());
      }}
    >
      <Labelled label={t.name}>
        {(id) => (
          <div className="row">
            <input
              id={id}
              className="field grow"
              autoComplete="off"
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="submit" className="button act" disabled={name.trim() === ''}>
              {t.save}
            </button>
          </div>
        )}
      </Labelled>
    </form>
  );
}
