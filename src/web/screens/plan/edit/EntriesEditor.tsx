import type { ReactNode } from 'react';
import { Count, Either, Labelled, Tick } from '../../../shared/components/fields.tsx';
import { useWords } from '../../../shared/language.ts';
import { choicesNow, type Editing, withChoice, withoutChoices } from './editing.ts';
import { editWords } from './words.ts';

/** In the smallest currency unit. */
const UNIT = 100;
const REBUYS = [0, 1, 2, 3, null] as const;
const MOST_MONEY = 100_000;

/** Rebuys, the add-on, late registration and bounties. */
export function EntriesEditor(editing: Editing) {
  return (
    <>
      <RebuysEditor {...editing} />
      <AddOnEditor {...editing} />
      <LateEditor {...editing} />
      <BountyEditor {...editing} />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="fields">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const whole = (figure: number): boolean => Number.isInteger(figure) && figure >= 0;

function RebuysEditor(editing: Editing) {
  const t = useWords(editWords);
  const { planned, wish } = editing;
  // A case too small for rebuys makes none of the plan's; what the host has asked for is what they edit.
  const rebuys = wish.changed.tournament?.rebuys ?? planned.rebuys;
  const change = (to: Partial<typeof rebuys>): void =>
    editing.onChange(
      withChoice(editing, { rebuys: { ...rebuys, throughLevel: rebuys.throughLevel || 3, ...to } }),
    );
  const price = (rebuys.price ?? Math.round(wish.buyIn * UNIT)) / UNIT;
  return (
    <Group title={t.rebuys}>
      <Labelled label={t.rebuysEach} className="wide">
        {(id) => (
          <select
            id={id}
            className="field"
            value={String(rebuys.atMost)}
            onChange={({ target }) =>
              change({ atMost: target.value === 'null' ? null : Number(target.value) })
            }
          >
            {REBUYS.map((atMost) => (
              <option key={String(atMost)} value={String(atMost)}>
                {t.rebuyCount(atMost)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {rebuys.atMost !== 0 && (
        <>
          <Count
            label={t.throughLevel}
            value={rebuys.throughLevel}
            min={1}
            max={planned.levels.length - 1}
            onChange={(throughLevel) => whole(throughLevel) && change({ throughLevel })}
          />
          <Count
            label={t.price(editing.currency.symbol)}
            value={price}
            min={0}
            max={MOST_MONEY}
            step={5}
            onChange={(to) => to >= 0 && change({ price: Math.round(to * UNIT) })}
          />
          <Count
            label={t.chipsFor}
            value={rebuys.chips ?? planned.startingStack}
            min={1}
            max={1_000_000}
            step={100}
            onChange={(to) => whole(to) && to > 0 && change({ chips: to })}
          />
          <Tick
            label={t.onlyWhenBroke}
            checked={rebuys.onlyWhenBroke}
            onChange={(onlyWhenBroke) => change({ onlyWhenBroke })}
          />
        </>
      )}
    </Group>
  );
}

function AddOnEditor(editing: Editing) {
  const t = useWords(editWords);
  const { planned, wish, book } = editing;
  const { breaks, startingStack } = planned;
  const { addOn = planned.addOn } = wish.changed.tournament ?? {};
  const price = Math.round(wish.buyIn * UNIT);
  const usual = {
    afterLevel: breaks[0]?.afterLevel ?? 3,
    upTo: startingStack,
    blockChips: startingStack,
    blockPrice: price,
  };
  const change = (to: Partial<typeof usual>): void =>
    editing.onChange(withChoice(editing, { addOn: { ...(addOn ?? usual), ...to } }));
  return (
    <Group title={t.addOn}>
      <Tick
        label={t.withAddOn}
        checked={addOn !== null}
        onChange={(sells) =>
          editing.onChange(
            sells && book.tournament.addOn.use !== null
              ? withoutChoices(wish, ['addOn'])
              : withChoice(editing, { addOn: sells ? usual : null }),
          )
        }
      />
      {addOn !== null && (
        <>
          <Count
            label={t.afterLevel}
            value={addOn.afterLevel}
            min={1}
            max={planned.levels.length - 1}
            onChange={(afterLevel) => whole(afterLevel) && change({ afterLevel })}
          />
          <Count
            label={t.upTo}
            value={addOn.upTo}
            min={1}
            max={1_000_000}
            step={100}
            onChange={(upTo) => whole(upTo) && upTo > 0 && change({ upTo })}
          />
          <Count
            label={t.chipsFor}
            value={addOn.blockChips}
            min={1}
            max={1_000_000}
            step={100}
            onChange={(blockChips) => whole(blockChips) && blockChips > 0 && change({ blockChips })}
          />
          <Count
            label={t.price(editing.currency.symbol)}
            value={addOn.blockPrice / UNIT}
            min={0}
            max={MOST_MONEY}
            step={5}
            onChange={(to) => to >= 0 && change({ blockPrice: Math.round(to * UNIT) })}
          />
        </>
      )}
    </Group>
  );
}

function LateEditor(editing: Editing) {
  const t = useWords(editWords);
  const { planned } = editing;
  const { lateUntilLevel: until } = choicesNow(editing);
  const change = (lateUntilLevel: number | null): void =>
    editing.onChange(withChoice(editing, { lateUntilLevel, lateUntilMinutes: null }));
  return (
    <Group title={t.late}>
      <Either
        label={t.late}
        value={until === null ? 'open' : 'level'}
        options={[
          ['level', t.lateCloses],
          ['open', t.lateOpen],
        ]}
        onChange={(to) => change(to === 'open' ? null : 4)}
      />
      {until !== null && (
        <Count
          label={t.lateThrough}
          value={until - 1}
          min={1}
          max={planned.levels.length - 1}
          onChange={(level) => whole(level) && level > 0 && change(level + 1)}
        />
      )}
    </Group>
  );
}

function BountyEditor(editing: Editing) {
  const t = useWords(editWords);
  const { bounty, bountyPaid: paid } = choicesNow(editing);
  return (
    <Group title={t.bounty}>
      <Count
        label={t.bountyOnTop(editing.currency.symbol)}
        value={bounty / UNIT}
        min={0}
        max={MOST_MONEY}
        step={5}
        onChange={(to) => to >= 0 && editing.onChange(withChoice(editing, { bounty: Math.round(to * UNIT) }))}
      />
      {bounty > 0 && (
        <Either
          label={t.bounty}
          value={paid}
          options={[
            ['whole', t.knockout],
            ['half', t.progressive],
          ]}
          onChange={(bountyPaid) => editing.onChange(withChoice(editing, { bountyPaid }))}
        />
      )}
    </Group>
  );
}
