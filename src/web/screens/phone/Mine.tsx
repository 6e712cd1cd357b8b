import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { blinds, chips, minutesText, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { levelIn } from '../../shared/live/schedule.ts';
import { faceAt, useNow } from '../../shared/live/useLine.ts';
import { type MineWords, mineWords } from './mine-words.ts';
import './mine.css';

/** What a player wants to know without asking: what comes when, who deals, and their money. */
export default function Mine({ line, view, player }: { line: Line; view: TournamentView; player: string }) {
  const t = useWords(mineWords);
  const now = useNow(line, view);
  const lines = [...deadlines(view, now, t), ...atMyTable(view, player, t)];
  const money = payments(view, player, t);
  if (lines.length + money.length === 0) return null;
  return (
    <section className="my-figures card" aria-label={t.title}>
      <dl>
        {[...lines, ...money].map(([what, when]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="number">{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Row = readonly [what: string, value: string];

/** The next blinds, and until when a rebuy or an add-on can be bought. */
function deadlines(view: TournamentView, now: number, t: MineWords): Row[] {
  const { phase, timer, rebuyWindow, addOns, currency } = view;
  if (phase !== 'running') return [];
  const { level, next, onBreak } = faceAt(view, now);
  const rows: Row[] = [];
  const upIn = levelIn(timer, now, level + 1);
  if (next !== null && upIn !== null) rows.push([t.nextBlinds(blinds(next)), t.inMinutes(minutesText(upIn))]);
  if (rebuyWindow?.open) {
    const left = levelIn(timer, now, rebuyWindow.untilLevel);
    rows.push([t.rebuys(rebuyWindow.untilLevel), left === null ? t.now : t.forMinutes(minutesText(left))]);
  }
  if (addOns !== null) {
    const { blockPrice, blockChips, upTo, afterLevel } = addOns;
    const left = levelIn(timer, now, afterLevel + 1);
    const says = t.addOns(money(blockPrice, currency), chips(blockChips), chips(upTo));
    const onSale = onBreak && level === afterLevel;
    rows.push([says, onSale && left !== null ? t.forMinutes(minutesText(left)) : t.afterLevel(afterLevel)]);
  }
  return rows;
}

/** Who deals and who shuffles, where it is known. */
function atMyTable({ tables, mine, phase }: TournamentView, player: string, t: MineWords): Row[] {
  const table = tables.find(({ id }) => id === mine?.table);
  if (table === undefined || phase !== 'running' || table.kind === 'dealt') return [];
  const me = table.seats.find((each) => each.player === player)?.name;
  const named = (name: string): string => (name === me ? t.you : name);
  const { dealer, shuffler } = table;
  const rows: Row[] = [];
  if (dealer !== null) rows.push([t.deals, named(dealer)]);
  if (shuffler !== null && shuffler !== dealer) rows.push([t.shuffles, named(shuffler)]);
  return rows;
}

/** What I owe, have paid and have won. */
function payments({ accounts, currency }: TournamentView, player: string, t: MineWords): Row[] {
  const me = accounts.find((each) => each.player === player);
  if (me === undefined || me.owes === 0) return [];
  const cash = (cents: number): string => money(cents, currency);
  const rows: Row[] = [
    [t.paid, me.paid === me.owes ? cash(me.paid) : t.paidOf(cash(me.paid), cash(me.owes))],
  ];
  if (me.owes > me.paid) rows.push([t.owed, cash(me.owes - me.paid)]);
  if (me.won > 0) rows.push([t.won, cash(me.won)]);
  if (me.won > 0 && me.paidOut + me.tipped > 0) rows.push([t.paidOut, cash(me.paidOut)]);
  return rows;
}
