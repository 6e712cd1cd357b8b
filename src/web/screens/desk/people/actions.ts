import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { Account } from '../../../../engine/tournament/money/account.ts';
import type { PersonView, TableView, TournamentView } from '../../../../engine/views/tournament-view.ts';
import { chips, money } from '../../../shared/format.ts';
import { toServer } from '../../../shared/to-server.ts';
import type { PeopleWords } from './words.ts';

/** What opens a form inside the sheet. */
export type FormName =
  | 'others'
  | 'by'
  | 'add-on'
  | 'pay'
  | 'move'
  | 'stack'
  | 'take'
  | 'penalty'
  | 'order'
  | 'home'
  | 'phone'
  | 'rename'
  | 'merge';

type Action = { readonly label: string } & (
  | { readonly command: TournamentCommand }
  | { readonly form: FormName }
);
export type PersonActions = {
  /** What this player is most likely tapped for, in large. */
  readonly first: readonly Action[];
  readonly more: readonly Action[];
};

/** Where a player stands, for everything that depends on it. */
type About = {
  readonly person: PersonView;
  readonly table: TableView | undefined;
  readonly account: Account | undefined;
  readonly view: TournamentView;
  readonly may: (type: TournamentCommand['type']) => boolean;
};

export function aboutPerson(view: TournamentView, id: string, may: About['may']): About | null {
  const person = view.people.find(({ player }) => player === id);
  if (person === undefined) return null;
  return {
    person,
    table: view.tables.find((each) => each.id === person.chair?.table),
    account: view.accounts.find(({ player }) => player === id),
    view,
    may,
  };
}

const prizeDue = ({ won, paidOut, tipped }: Account): number => won - paidOut - tipped;

/** Everything that makes sense for a player now, the most likely first. */
export function actionsFor(about: About, t: PeopleWords['person']): PersonActions {
  const { may, view } = about;
  const mayDo = (action: Action): boolean =>
    'command' in action ? may(action.command.type) : ALLOWED[action.form].some(may) || view.may === null;
  return {
    first: first(about, t).filter(mayDo),
    more: [...moneyActions(about, t), ...atTable(about, t), ...always(about, t)].filter(mayDo),
  };
}

/** The commands a form ends in: one of them has to be allowed. */
const ALLOWED: Readonly<Record<FormName, readonly TournamentCommand['type'][]>> = {
  others: ['bust'],
  by: ['bust', 'answer'],
  'add-on': ['add-on'],
  pay: ['pay', 'pay-out'],
  move: ['reseat'],
  stack: ['tell-chips'],
  take: ['take-chips'],
  penalty: ['penalize'],
  order: ['order-bust'],
  home: ['remove'],
  phone: [],
  rename: ['rename'],
  merge: ['merge'],
};

/** A table where people deal, with somebody left to win. */
const isLive = ({ table }: About): boolean =>
  table !== undefined && table.kind === 'live' && table.seats.length > 1;

const plays = ({ person, view }: About): boolean => person.standing === 'in' && view.phase === 'running';

function first(about: About, t: PeopleWords['person']): Action[] {
  const { person, table, view } = about;
  const { player, name, standing, awaySince, late } = person;
  const actions: Action[] = [];
  if (standing === 'in' && (awaySince !== null || late))
    actions.push({ label: late ? t.hasCome : t.isBack, command: { type: 'come-back', player } });
  if (plays(about) && isLive(about) && table !== undefined)
    actions.push(
      { label: t.isOut(name), command: { type: 'bust', table: table.id, players: [player] } },
      { label: t.outTogether, form: 'others' },
      { label: t.outBy, form: 'by' },
    );
  if (standing === 'entered' && view.phase === 'running')
    actions.push({ label: t.giveSeat, command: { type: 'seat-late', player } });
  if (standing === 'busted' && view.phase === 'running' && view.desk?.rebuy != null) {
    const { price, chips: gets } = view.desk.rebuy;
    const cash = money(price, view.currency);
    actions.push({
      label: person.mayRebuy ? t.rebuyFor(cash, chips(gets)) : t.rebuyAnyway(cash),
      command: { type: 'rebuy', player },
    });
  }
  return actions;
}

function moneyActions({ person, account, view }: About, t: PeopleWords['person']): Action[] {
  const { player } = person;
  const cash = (cents: number): string => money(cents, view.currency);
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const due = account === undefined || view.phase !== 'over' ? 0 : prizeDue(account);
  const [offer, ...others] = person.addOnOffers;
  return [
    ...(offer !== undefined && others.length === 0
      ? [
          {
            label: t.addOn(chips(offer.chips), cash(offer.price)),
            command: { type: 'add-on' as const, player, blocks: offer.blocks },
          },
        ]
      : []),
    ...(others.length > 0 ? [{ label: t.chooseAddOn, form: 'add-on' as const }] : []),
    ...(owes > 0
      ? [{ label: t.paid(cash(owes)), command: { type: 'pay' as const, player, amount: owes } }]
      : []),
    ...(due > 0
      ? [{ label: t.payOut(cash(due)), command: { type: 'pay-out' as const, player, amount: due } }]
      : []),
    ...(owes > 0 || due > 0 ? [{ label: t.otherAmount, form: 'pay' as const }] : []),
  ];
}

function atTable(about: About, t: PeopleWords['person']): Action[] {
  const { person, table, view } = about;
  const { player, standing, chair, awaySince, late } = person;
  const live = plays(about) && table !== undefined && table.kind !== 'dealt';
  const out = view.people.filter((each) => each.standing === 'busted').length;
  return [
    ...(standing === 'in' && awaySince === null && !late
      ? [{ label: t.isAway, command: { type: 'leave' as const, player } }]
      : []),
    ...(live ? [{ label: t.move, form: 'move' as const }] : []),
    ...(live ? [{ label: t.stack, form: 'stack' as const }] : []),
    ...(live && view.called === null
      ? [{ label: t.callClock, command: { type: 'call-clock' as const, player, counts: true } }]
      : []),
    ...(plays(about) ? [{ label: t.penalty, form: 'penalty' as const }] : []),
    ...(standing === 'in' && chair !== null && table?.tracked === true && !table.playing && table.hand > 0
      ? [
          {
            label: t.buttonHere,
            command: { type: 'correct-button' as const, table: table.id, seat: chair.seat },
          },
        ]
      : []),
    ...(live ? [{ label: t.take, form: 'take' as const }] : []),
    ...(live && table.seats.length > 1 ? [{ label: t.wentHome, form: 'home' as const }] : []),
    ...(person.tellsKnockOut ? [{ label: t.whoDidIt, form: 'by' as const }] : []),
    ...(standing === 'busted' && out > 1 ? [{ label: t.changeOrder, form: 'order' as const }] : []),
  ];
}

function always({ person, view }: About, t: PeopleWords['person']): Action[] {
  const { player, refund, standing, name, prepaid, online } = person;
  const coming = standing === 'expected' || standing === 'entered' || standing === 'in';
  return [
    ...(online !== null && (standing === 'expected' || standing === 'entered')
      ? [
          {
            label: online ? t.playsHere : t.playsOnline,
            command: { type: 'play-online' as const, player, online: !online },
          },
        ]
      : []),
    ...(standing === 'expected'
      ? [
          {
            label: prepaid ? t.notPrepaid : t.prepaid,
            command: { type: 'expect' as const, player, name, prepaid: !prepaid },
          },
        ]
      : []),
    { label: t.rename, form: 'rename' },
    ...(coming && view.may === null && !toServer().isLocal
      ? [{ label: t.phone, form: 'phone' as const }]
      : []),
    ...(coming && view.people.length > 1 && view.phase !== 'over'
      ? [{ label: t.merge, form: 'merge' as const }]
      : []),
    ...(refund !== null
      ? [
          {
            label: refund > 0 ? t.withdrawFor(money(refund, view.currency)) : t.withdraw,
            command: { type: 'withdraw' as const, player },
          },
        ]
      : []),
  ];
}
