import { cardsText, cardText } from '../engine/cards/card.ts';
import type { Chair } from '../engine/tournament/state/state.ts';
import { ENGLISH } from './figures.ts';
import { en as steps } from './step-words.ts';
import type { SeatDrawn, TellWords } from './told.ts';

const at = ({ table, seat }: Chair): string => `table ${table}, seat ${seat}`;
const drawn = (cards: Readonly<Record<string, string>>): string =>
  Object.entries(cards)
    .map(([table, card]) => `table ${table} ${card}`)
    .join(', ');
const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const seconds = (ms: number): string => many(Math.round(Math.abs(ms) / 1000), 'second');

const PAUSED = {
  start: ' before the start',
  break: ' for a break',
  dispute: ' for a dispute',
  pause: '',
} as const;
const REMOVED = {
  disqualified: 'is disqualified',
  'stayed-away': 'stayed away too long',
  'never-came': 'never showed up',
  'went-home': 'went home',
} as const;

/** A seat with the card drawn for the button, where there was a draw [initial-button-draw]. */
const seatDrawn = ({ seat, name, card, button }: SeatDrawn): string => {
  const marks = [...(card === null ? [] : [card]), ...(button ? ['button'] : [])];
  return `${seat} ${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
};

export const en: TellWords = {
  writing: ENGLISH,
  steps,
  sentences: {
    created: ({ name, rulebook }) => `${name}, ${rulebook.name} rules`,
    began: (event, told) => `Director: ${told.step(event)}`,
    undone: (event, told) => steps.undone(told.step(event)),
    redone: (event, told) => steps.redone(told.step(event)),
    retracted: (event, told) => steps.retracted(told.step(event)),
    'plays-online': ({ player, online }, told) => steps.playOnline(told.name(player), online),
    'tables-combine': () => steps.combineTables,
    renamed: ({ player, name }, told) => `${told.nameBefore(player)} is now ${name}`,
    withdrew: ({ player, refund }, told) =>
      `${told.name(player)} withdraws${refund > 0 ? ` and gets ${told.money(refund)} back` : ''}`,
    merged: ({ player, gone, refund }, told) =>
      `${told.name(player)} was on the list twice: ${told.name(gone)} comes off${refund > 0 ? `, ${told.money(refund)} goes back` : ''}`,
    'bust-ordered': ({ player, when, other }, told) =>
      `${told.name(player)} busted ${when === 'before' ? 'before' : 'on the same hand as'} ${told.name(other)}`,
    tracked: ({ table, on, button }) =>
      `${steps.track(table, on)}${button === null ? '' : `: seat ${button} has the button next`}`,
    'donor-drawn': ({ cards, donor }) => `Low card: ${drawn(cards)}. Table ${donor} gives a player`,
    balanced: () => 'Tables balanced',
    'button-seen': ({ table, button }) => `Seat ${button} had the button at table ${table}`,
    'blinds-seen': ({ table, bigs }) => `Seat ${bigs.join(' and ')} posted the big blind at table ${table}`,
    'was-in-hand': ({ player, was }, told) =>
      `${told.name(player)} was ${was ? '' : 'not '}in the hand just played`,
    'bust-dated': ({ player, level }, told) => `${told.name(player)}’s last hand was dealt in level ${level}`,
    'rebuy-declined': ({ player }, told) => steps.staysOut(told.name(player)),
    'busts-ranked': ({ players }, told) =>
      `Chips at the start of the hand: ${players.map((equal) => told.list(equal.map((id) => told.name(id)))).join(', then ')}`,
    'written-off': ({ player, amount, reason }, told) =>
      `${told.money(amount)} that ${told.name(player)} owed is written off: ${reason}`,
    expected: ({ name, online }) => (online ? `${name} is playing online` : `${name} is coming`),
    excused: ({ player }, told) => `${told.name(player)} can’t make it`,
    entered: ({ name, price, bounty, chips, prepaid, paid, here }, told) =>
      `${name} buys in for ${told.money(price)}${bounty > 0 ? ` plus a ${told.money(bounty)} bounty` : ''}: ${told.chips(chips)} chips${prepaid ? ', paid in advance' : paid ? ', paid' : ''}${here ? '' : ', not here yet'}`,
    'seats-drawn': (event, told) =>
      `Seats drawn. ${told.tables(event).join('. ')}${event.missing ? `. Counted ${told.chips(Math.abs(event.missing))} chips ${event.missing > 0 ? 'short' : 'over'}` : ''}`,
    seated: ({ player, chair, withheld, cards, postsBigBlind }, told) =>
      `${told.name(player)} joins late at ${at(chair)}${Object.keys(cards).length > 0 ? ` (low card: ${drawn(cards)})` : ''}${withheld > 0 ? `, ${told.chips(withheld)} chips deducted` : ''}${postsBigBlind ? ', posts a big blind' : ''}`,
    started: (_, told) => `Play starts with ${many(told.left, 'player')}`,
    'clock-set': (event, told) => {
      const { level, blinds, onBreak, left } = told.clock(event);
      const { running, stoppedFor } = event.clock;
      const state = running === null ? `paused${stoppedFor === null ? '' : PAUSED[stoppedFor]}` : 'running';
      const where = onBreak ? `break after level ${level}` : `level ${level}, ${blinds}`;
      return `Clock ${state}: ${where}, ${left === null ? 'no time limit' : `${left} left`}`;
    },
    'hand-started': ({ table, number, level, plan, sitting, dead }) => {
      const blinds = plan.posts.map(({ seat, blind }) => `, ${blind} blind seat ${seat}`).join('');
      const out = sitting.length > 0 ? `, sitting out: seat ${sitting.join(', ')}` : '';
      const away = dead.length > 0 ? `, dead hand: seat ${dead.join(', ')}` : '';
      return `Hand ${number} at table ${table}, level ${level}: button seat ${plan.circuit.button}${blinds}${out}${away}`;
    },
    'hand-ended': ({ table, again, stacks }, told) => {
      if (again !== undefined) return `${steps.misdeal(table)}: the hand is dealt again`;
      const counts = stacks.map(([player, stack]) => `${told.name(player)} ${told.chips(stack)}`).join(', ');
      return `${steps.endHand(table)}${counts && `: ${counts}`}`;
    },
    busted: ({ together }, told) => {
      const names = together.map(({ player }) => told.name(player));
      const by = [...new Set(together.flatMap((bust) => bust.by ?? []))].map((id) => told.name(id));
      const who = by.length === 0 ? '' : ` against ${told.list(by)}`;
      return `${told.list(names)} ${names.length > 1 ? 'bust on the same hand' : 'busts'}${who}, ${told.left} left`;
    },
    rebought: ({ player, chips, price }, told) =>
      `${told.name(player)} rebuys: ${told.chips(chips)} chips for ${told.money(price)}`,
    'added-on': ({ player, chips, price }, told) =>
      `${told.name(player)} adds on: ${told.chips(chips)} chips for ${told.money(price)}`,
    moved: (event, told) => {
      const posts = event.posts ? ` and posts the ${event.posts} blind` : '';
      const moves = `${told.name(event.player)} moves from ${at(event.from)} to ${at(event.to)}${posts}`;
      const why = told.reason(event);
      if (why === null) return moves;
      return `${moves}: ${'typed' in why ? why.typed : `the tables have ${why.from} and ${why.to} players`}`;
    },
    'seats-taken': ({ players }, told) => steps.takeSeats(players.map((id) => told.name(id))),
    'dealers-named': ({ players }, told) => steps.nameDealers(players.map((id) => told.name(id))),
    'button-drawn': ({ table, cards, button }) =>
      `Drawn for the button at table ${table}: ${cards.map(([seat, card]) => `seat ${seat} ${cardText(card)}`).join(', ')}. Seat ${button} has it`,
    'break-step-ended': ({ step }) => steps.endBreakStep[step],
    'tv-set': ({ layout }) => steps.showOnTv[layout],
    'knocked-out': ({ player, by }, told) =>
      by.length === 0
        ? `Nobody knocked out ${told.name(player)}`
        : `${told.list(by.map((id) => told.name(id)))} knocked out ${told.name(player)}`,
    'table-opened': ({ table }) => `Table ${table.id} opens`,
    'table-broken': ({ table }, told) => `Table ${table} breaks, ${many(told.left, 'player')} left`,
    arrived: ({ player }, told) => `${told.name(player)} is here`,
    'bounty-won': ({ player, from, amount, onHead }, told) => {
      if (player === from) return `${told.name(player)} keeps their own ${told.money(amount)} bounty`;
      const more = onHead > 0 ? `; ${told.money(onHead)} goes onto their own bounty` : '';
      return `${told.name(player)} wins ${told.money(amount)} for knocking out ${told.name(from)}${more}`;
    },
    'bounty-pooled': ({ from, amount }, told) =>
      `Nobody knocked out ${told.name(from)}: the ${told.money(amount)} bounty goes into the prize pool`,
    slept: ({ from, to }) => `The computer was asleep for ${seconds(to - from)}`,
    'time-jumped': ({ by }) =>
      `The computer’s clock was set ${by < 0 ? 'back' : 'forward'} by ${seconds(by)}`,
    'card-named': ({ hand, table, card, seat }) =>
      `Ruling on hand ${hand} at table ${table}: ${cardText(card)} is one of seat ${seat}’s cards`,
    'button-corrected': ({ table, circuit, button }) =>
      `Button corrected at table ${table}: seat ${button ?? circuit.small} has it next hand`,
    left: ({ player }, told) => `${told.name(player)} is away`,
    'came-back': ({ player }, told) => `${told.name(player)} is back`,
    asked: ({ player, what, on, card }, told) => {
      const asks = {
        out: 'says they’re out',
        rebuy: 'asks for a rebuy',
        clock: `calls the clock on ${told.name(on ?? '')}`,
        card: `drew ${card} for a seat`,
        nothing: 'has no open request',
      };
      return `${told.name(player)} ${asks[what]}`;
    },
    'clock-called': ({ called }, told) =>
      called === null ? 'The clock is called off' : `The clock is on ${told.name(called.player)}`,
    removed: ({ player, why, stack, each, to, bank }, told) =>
      `${told.name(player)} ${REMOVED[why]} and is out: ${told.chips(stack)} chips forfeited, ${told.chips(each)} to each of ${many(to.length, 'player')}, ${told.chips(bank)} out of play`,
    'chips-told': ({ player, stack }, told) => steps.tellChips(told.name(player), told.chips(stack)),
    raced: ({ table, chip, into, stacks, players }, told) => {
      const changed = stacks.filter(([id, stack]) => told.stackBefore(id) !== stack);
      const known = new Set(stacks.map(([id]) => id));
      const raced = [
        ...changed.map(
          ([id, stack]) =>
            `${told.name(id)} goes from ${told.chips(told.stackBefore(id) ?? 0)} to ${told.chips(stack)}`,
        ),
        ...players
          .filter(({ player, odd }) => odd > 0 && !known.has(player))
          .map(
            ({ player, cards, won }) =>
              `${told.name(player)} ${cardsText(cards)}${won > 0 ? ` wins ${told.chips(won * into)}` : ''}`,
          ),
      ];
      return `${told.chips(chip)}s colored up to ${told.chips(into)}s at table ${table}: ${told.list(raced) || 'no odd chips'}`;
    },
    'chips-taken': ({ player, chips, reason }, told) =>
      `${steps.takeChips(told.name(player), told.chips(chips))}: ${reason}`,
    'smallest-chip': ({ chip }, told) => `The smallest chip is now ${told.chips(chip)}`,
    penalized: ({ player, penalty: { kind, hands, reason } }, told) => {
      const gets = {
        warning: 'gets a warning',
        'missed-hands': `sits out ${many(hands, 'hand')}`,
        disqualification: 'is disqualified',
      };
      return `${told.name(player)} ${gets[kind]}: ${reason}`;
    },
    'hand-for-hand': ({ on }) => (on ? 'Hand-for-hand play begins' : 'Hand-for-hand play ends'),
    'prizes-set': ({ percent, roundTo }, told) =>
      `Payouts: ${percent.join('/')}%, rounded to ${told.money(roundTo)}`,
    ending: () => 'The director ends the tournament as it stands',
    'deal-agreed': ({ amounts, forFirst, places }, told) =>
      [
        `Deal: ${amounts.map(([player, amount]) => `${told.name(player)} ${told.money(amount)}`).join(', ')}`,
        ...(forFirst === undefined ? [] : [`${told.money(forFirst)} on top for first place`]),
        ...(places === undefined ? [] : ['and the tournament is over']),
      ].join('; '),
    paid: ({ player, amount }, told) => `${told.name(player)} pays ${told.money(amount)}`,
    'paid-out': ({ player, amount, tip = 0 }, told) =>
      `${told.name(player)} is paid ${told.money(amount)}${tip > 0 ? ` and tips ${told.money(tip)}` : ''}`,
    'costs-set': ({ costs }, told) =>
      costs.length === 0
        ? 'No costs come out of the prize pool'
        : `Out of the prize pool: ${costs.map(({ name, amount, per }) => `${name} ${told.money(amount)}${per === 'entry' ? ' per entry' : ''}`).join(', ')}`,
    'hand-followed': ({ table }) => `Somebody follows a hand at table ${table}`,
    'hand-told': ({ table, events }) => {
      const ruled = events.find((event) => event.type === 'ruled');
      return ruled === undefined ? `The hand goes on at table ${table}` : `Ruling: ${ruled.ruling}`;
    },
    'hand-untold': ({ table }) => `The last action told at table ${table} is taken back`,
    'hand-on-tv': ({ table, on }) => `The hand at table ${table} is ${on ? 'on' : 'off'} the TV`,
    'hand-closed': ({ table, number, kept }) =>
      kept ? `Hand ${number} at table ${table} is saved` : `The hand at table ${table} is discarded`,
    ruled: ({ table, player, ruling }, told) =>
      `Ruling${table === null ? '' : ` at table ${table}`}${player === null ? '' : ` on ${told.name(player)}`}: ${ruling}`,
    overridden: ({ by, ruling, reason }) => `${by} overrules: ${ruling} (${reason})`,
    won: ({ player }, told) =>
      `${told.name(player)} wins the tournament. ${told.purse} prize pool: ${told.prizes.join(', ')}`,
  },
  seatsDrawn: 'Seats drawn',
  table: (id, seats) => `Table ${id}: ${seats.map(seatDrawn).join(', ')}`,
  level: (level, blinds, players) => `Level ${level}: ${blinds}, ${many(players, 'player')}`,
  wins: (name) => `${name} wins the tournament`,
  prizePool: (amount) => `${amount} prize pool:`,
};
