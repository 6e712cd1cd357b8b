import { useEffect, useState } from 'react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { roster } from '../../../shared/planning/api.ts';
import { useDesk } from '../state/desk.ts';
import { addWords } from './add-words.ts';
import { type Checked, checked, type Listed, namesIn, peopleIn } from './name-lists.ts';
import { newId } from './new-id.ts';
import './add-many.css';

const WAYS = ['regulars', 'paste', 'file'] as const;
type Way = (typeof WAYS)[number];
const COMES = ['later', 'now', 'before', 'expect'] as const;
type Comes = (typeof COMES)[number];

/** Many players at once: regulars to tick, a pasted list, or a file. */
export default function AddMany({ onClose }: { onClose: () => void }) {
  const { view } = useDesk();
  const t = useWords(addWords);
  const [way, setWay] = useState<Way>('regulars');
  const [list, setList] = useState<readonly Listed[]>([]);
  const choose = (next: Way): void => {
    setWay(next);
    setList([]);
  };
  const here = view.people.map(({ name }) => name);
  return (
    <Sheet title={t.title} full onClose={onClose}>
      <div className="add-many">
        <fieldset className="ways">
          <legend className="unseen">{t.from}</legend>
          {WAYS.map((each) => (
            <button key={each} type="button" aria-pressed={each === way} onClick={() => choose(each)}>
              {t.ways[each]}
            </button>
          ))}
        </fieldset>
        {way === 'regulars' && <Regulars onList={setList} />}
        {way === 'paste' && <Paste onList={setList} />}
        {way === 'file' && <FromFile onList={setList} />}
        <Preview
          key={`${way}${list.map(({ name }) => name).join()}`}
          list={checked(list, here)}
          ticked={way !== 'regulars'}
          onClose={onClose}
        />
      </div>
    </Sheet>
  );
}

/** People of earlier nights, the most frequent first. */
function Regulars({ onList }: { onList: (list: readonly Listed[]) => void }) {
  const t = useWords(addWords);
  const [none, setNone] = useState(false);
  useEffect(() => {
    let gone = false;
    void roster().then((reply) => {
      if (gone || !('ok' in reply)) return;
      onList(reply.ok.roster.map(({ name }) => ({ name, paid: false })));
      setNone(reply.ok.roster.length === 0);
    });
    return () => {
      gone = true;
    };
  }, [onList]);
  return none ? <p className="dim">{t.noRegulars}</p> : null;
}

function Paste({ onList }: { onList: (list: readonly Listed[]) => void }) {
  const t = useWords(addWords);
  return (
    <>
      <label htmlFor="pasted-names">{t.paste}</label>
      <textarea
        id="pasted-names"
        className="field"
        rows={5}
        autoComplete="off"
        placeholder={t.pasteHow}
        onChange={({ target }) => onList(namesIn(target.value))}
      />
    </>
  );
}

function FromFile({ onList }: { onList: (list: readonly Listed[]) => void }) {
  const t = useWords(addWords);
  const [empty, setEmpty] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = peopleIn(await file.text());
    onList(found);
    setEmpty(found.length === 0);
  };
  return (
    <>
      <label className="file">
        {t.chooseFile}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      <p className={empty ? 'wrong' : 'dim'} role="status">
        {empty ? t.nobodyInIt : t.fileHow}
      </p>
    </>
  );
}

/** Who is on the list, with those who are here already marked, and one button for all. */
function Preview(props: { list: readonly Checked[]; ticked: boolean; onClose: () => void }) {
  const { list, ticked, onClose } = props;
  const { view, runAs } = useDesk();
  const t = useWords(addWords);
  const fresh = list.flatMap(({ already }, at) => (already === null ? [at] : []));
  const [picked, setPicked] = useState<readonly number[]>(ticked ? fresh : []);
  const [comes, setComes] = useState<Comes>('later');
  const [adults, setAdults] = useState(false);
  const age = comes === 'expect' ? null : (view.desk?.minimumAge ?? null);
  const toggle = (at: number): void =>
    setPicked(picked.includes(at) ? picked.filter((each) => each !== at) : [...picked, at]);
  const add = async (): Promise<void> => {
    onClose();
    let count = 0;
    for (const at of [...picked].sort((a, b) => a - b)) {
      const done = await runAs(t.added(++count), coming(list[at]!, comes, age !== null));
      if (!done) return;
    }
  };
  if (list.length === 0) return null;
  return (
    <>
      <fieldset className="chips">
        <legend className="unseen">{t.how}</legend>
        {COMES.map((each) => (
          <button key={each} type="button" aria-pressed={each === comes} onClick={() => setComes(each)}>
            {t.comes[each]}
          </button>
        ))}
      </fieldset>
      <p className="row">
        <button type="button" className="button bare" onClick={() => setPicked(fresh)}>
          {t.everybody}
        </button>
        <button type="button" className="button bare" onClick={() => setPicked([])}>
          {t.nobody}
        </button>
      </p>
      <ul className="names">
        {list.map(({ name, paid, already }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may have a name twice
          <li key={at}>
            <label>
              <input type="checkbox" checked={picked.includes(at)} onChange={() => toggle(at)} />
              <span>{name}</span>
              {paid && <span className="tag">{t.hasPaid}</span>}
              {already !== null && <span className="dim">{t.already[already](name)}</span>}
            </label>
          </li>
        ))}
      </ul>
      {age !== null && (
        <label className="adults">
          <input type="checkbox" checked={adults} onChange={() => setAdults(!adults)} /> {t.adults(age)}
        </label>
      )}
      <button
        type="button"
        className="button act"
        disabled={picked.length === 0 || (age !== null && !adults)}
        onClick={() => void add()}
      >
        {t.add(picked.length)}
      </button>
    </>
  );
}

/** Who has paid by the list has paid, whatever is chosen for all. */
function coming({ name, paid }: Listed, comes: Comes, adult: boolean): TournamentCommand {
  const player = newId();
  if (comes === 'expect') return { type: 'expect', player, name, ...(paid && { prepaid: true }) };
  return {
    type: 'enter',
    player,
    name,
    prepaid: comes === 'before',
    paid: comes === 'now' || (paid && comes === 'later'),
    ...(adult && { adult }),
  };
}
