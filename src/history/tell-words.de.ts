import { cardsText, cardText } from '../engine/cards/card.ts';
import type { Chair } from '../engine/tournament/state/state.ts';
import { GERMAN } from './figures.ts';
import { de as steps } from './step-words.de.ts';
import type { SeatDrawn, TellWords } from './told.ts';

const platz = ({ table, seat }: Chair): string => `Tisch ${table}, Platz ${seat}`;
const zahl = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const sekunden = (ms: number): string => zahl(Math.round(Math.abs(ms) / 1000), 'Sekunde', 'Sekunden');

const ANGEHALTEN = {
  start: ' vor dem Start',
  break: ' für eine Pause',
  dispute: ' wegen einer Streitfrage',
  pause: '',
} as const;
const WEG = {
  disqualified: 'wird disqualifiziert',
  'stayed-away': 'war zu lange weg',
  'never-came': 'ist nie aufgetaucht',
  'went-home': 'ist nach Hause gegangen',
} as const;

const gezogen = (cards: Readonly<Record<string, string>>): string =>
  Object.entries(cards)
    .map(([table, card]) => `Tisch ${table} ${card}`)
    .join(', ');

/** A seat with the card drawn for the button, where there was a draw [initial-button-draw]. */
const seatDrawn = ({ seat, name, card, button }: SeatDrawn): string => {
  const marks = [...(card === null ? [] : [card]), ...(button ? ['Button'] : [])];
  return `${seat} ${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
};

export const de: TellWords = {
  writing: GERMAN,
  steps,
  sentences: {
    created: ({ name, rulebook }) => `${name}, Regeln: ${rulebook.nameIn?.de ?? rulebook.name}`,
    began: (event, told) => `Turnierleitung: ${told.step(event)}`,
    undone: (event, told) => steps.undone(told.step(event)),
    redone: (event, told) => steps.redone(told.step(event)),
    retracted: (event, told) => steps.retracted(told.step(event)),
    'plays-online': ({ player, online }, told) => steps.playOnline(told.name(player), online),
    'tables-combine': () => steps.combineTables,
    renamed: ({ player, name }, told) => `${told.nameBefore(player)} heißt jetzt ${name}`,
    withdrew: ({ player, refund }, told) =>
      `${told.name(player)} meldet sich ab${refund > 0 ? ` und bekommt ${told.money(refund)} zurück` : ''}`,
    merged: ({ player, gone, refund }, told) =>
      `${told.name(player)} stand zweimal auf der Liste: ${told.name(gone)} fällt weg${refund > 0 ? `, ${told.money(refund)} gehen zurück` : ''}`,
    'bust-ordered': ({ player, when, other }, told) =>
      `${told.name(player)} schied ${when === 'before' ? 'vor' : 'in derselben Hand aus wie'} ${told.name(other)}${when === 'before' ? ' aus' : ''}`,
    tracked: ({ table, on, button }) =>
      `${steps.track(table, on)}${button === null ? '' : `: Platz ${button} hat als Nächstes den Button`}`,
    'donor-drawn': ({ cards, donor }) =>
      `Niedrigste Karte: ${gezogen(cards)}. Tisch ${donor} gibt jemanden ab`,
    balanced: () => 'Die Tische sind ausgeglichen',
    'button-seen': ({ table, button }) => `Platz ${button} hatte an Tisch ${table} den Button`,
    'blinds-seen': ({ table, bigs }) => `Platz ${bigs.join(' und ')} zahlte an Tisch ${table} den Big Blind`,
    'was-in-hand': ({ player, was }, told) =>
      `${told.name(player)} war in der letzten Hand ${was ? 'dabei' : 'nicht dabei'}`,
    'bust-dated': ({ player, level }, told) =>
      `Die letzte Hand von ${told.name(player)} wurde in Level ${level} gegeben`,
    'rebuy-declined': ({ player }, told) => steps.staysOut(told.name(player)),
    'busts-ranked': ({ players }, told) =>
      `Chips zu Beginn der Hand: ${players.map((equal) => told.list(equal.map((id) => told.name(id)))).join(', dann ')}`,
    'written-off': ({ player, amount, reason }, told) =>
      `${told.money(amount)} Schulden von ${told.name(player)} sind erlassen: ${reason}`,
    expected: ({ name, online }) => (online ? `${name} spielt online mit` : `${name} kommt`),
    excused: ({ player }, told) => `${told.name(player)} kann nicht kommen`,
    entered: ({ name, price, bounty, chips, prepaid, paid, here }, told) =>
      `${name} kauft sich für ${told.money(price)} ein${bounty > 0 ? `, dazu ${told.money(bounty)} Bounty` : ''}: ${told.chips(chips)} Chips${prepaid ? ', im Voraus bezahlt' : paid ? ', bezahlt' : ''}${here ? '' : ', noch nicht da'}`,
    'seats-drawn': (event, told) =>
      `Plätze ausgelost. ${told.tables(event).join('. ')}${event.missing ? `. Gezählte Chips: ${told.chips(Math.abs(event.missing))} ${event.missing > 0 ? 'fehlten' : 'zu viel'}` : ''}`,
    seated: ({ player, chair, withheld, cards, postsBigBlind }, told) =>
      `${told.name(player)} steigt später ein: ${platz(chair)}${Object.keys(cards).length > 0 ? ` (niedrigste Karte: ${gezogen(cards)})` : ''}${withheld > 0 ? `, ${told.chips(withheld)} Chips abgezogen` : ''}${postsBigBlind ? ', setzt einen Big Blind' : ''}`,
    started: (_, told) => `Es geht los mit ${told.left} Spielern`,
    'clock-set': (event, told) => {
      const { level, blinds, onBreak, left } = told.clock(event);
      const { running, stoppedFor } = event.clock;
      const state =
        running === null ? `angehalten${stoppedFor === null ? '' : ANGEHALTEN[stoppedFor]}` : 'läuft';
      const where = onBreak ? `Pause nach Level ${level}` : `Level ${level}, ${blinds}`;
      return `Uhr ${state}: ${where}, ${left === null ? 'ohne Zeitlimit' : `noch ${left}`}`;
    },
    'hand-started': ({ table, number, level, plan, sitting, dead }) => {
      const names = { small: 'Small Blind', big: 'Big Blind' };
      const blinds = plan.posts.map(({ seat, blind }) => `, ${names[blind]} Platz ${seat}`).join('');
      const out = sitting.length > 0 ? `, setzt aus: Platz ${sitting.join(', ')}` : '';
      const away = dead.length > 0 ? `, tote Hand: Platz ${dead.join(', ')}` : '';
      return `Hand ${number} an Tisch ${table}, Level ${level}: Button Platz ${plan.circuit.button}${blinds}${out}${away}`;
    },
    'hand-ended': ({ table, again, stacks }, told) => {
      if (again !== undefined) return `${steps.misdeal(table)}: Die Hand wird neu gegeben`;
      const counts = stacks.map(([player, stack]) => `${told.name(player)} ${told.chips(stack)}`).join(', ');
      return `${steps.endHand(table)}${counts && `: ${counts}`}`;
    },
    busted: ({ together }, told) => {
      const names = together.map(({ player }) => told.name(player));
      const by = [...new Set(together.flatMap((bust) => bust.by ?? []))].map((id) => told.name(id));
      const who = by.length === 0 ? '' : `gegen ${told.list(by)} `;
      return `${told.list(names)} ${names.length > 1 ? `scheiden in derselben Hand ${who}aus` : `scheidet ${who}aus`}, noch ${told.left} dabei`;
    },
    rebought: ({ player, chips, price }, told) =>
      `${told.name(player)} nimmt einen Rebuy: ${told.chips(chips)} Chips für ${told.money(price)}`,
    'added-on': ({ player, chips, price }, told) =>
      `${told.name(player)} nimmt ein Add-on: ${told.chips(chips)} Chips für ${told.money(price)}`,
    moved: (event, told) => {
      const posts = event.posts ? `, zahlt den ${event.posts === 'big' ? 'Big' : 'Small'} Blind` : '';
      const moves = `${told.name(event.player)} wechselt von ${platz(event.from)} zu ${platz(event.to)}${posts}`;
      const why = told.reason(event);
      if (why === null) return moves;
      return `${moves}: ${'typed' in why ? why.typed : `Die Tische haben ${why.from} und ${why.to} Spieler`}`;
    },
    'seats-taken': ({ players }, told) => steps.takeSeats(players.map((id) => told.name(id))),
    'dealers-named': ({ players }, told) => steps.nameDealers(players.map((id) => told.name(id))),
    'button-drawn': ({ table, cards, button }) =>
      `Um den Button an Tisch ${table} gezogen: ${cards.map(([seat, card]) => `Platz ${seat} ${cardText(card)}`).join(', ')}. Er liegt bei Platz ${button}`,
    'break-step-ended': ({ step }) => steps.endBreakStep[step],
    'tv-set': ({ layout }) => steps.showOnTv[layout],
    'knocked-out': ({ player, by }, told) =>
      by.length === 0
        ? `Niemand hat ${told.name(player)} rausgeworfen`
        : `${told.list(by.map((id) => told.name(id)))} ${by.length === 1 ? 'wirft' : 'werfen'} ${told.name(player)} raus`,
    'table-opened': ({ table }) => `Tisch ${table.id} wird eröffnet`,
    'table-broken': ({ table }, told) => `Tisch ${table} wird aufgelöst, noch ${told.left} dabei`,
    arrived: ({ player }, told) => `${told.name(player)} ist da`,
    'bounty-won': ({ player, from, amount, onHead }, told) => {
      if (player === from) return `${told.name(player)} behält die eigene Bounty von ${told.money(amount)}`;
      const more = onHead > 0 ? `; ${told.money(onHead)} kommen auf die eigene Bounty` : '';
      return `${told.name(player)} wirft ${told.name(from)} raus und gewinnt ${told.money(amount)}${more}`;
    },
    'bounty-pooled': ({ from, amount }, told) =>
      `Niemand hat ${told.name(from)} rausgeworfen: Die Bounty von ${told.money(amount)} geht in den Preispool`,
    slept: ({ from, to }) => `Der Rechner hat ${sekunden(to - from)} geschlafen`,
    'time-jumped': ({ by }) =>
      `Die Uhr des Rechners wurde um ${sekunden(by)} ${by < 0 ? 'zurückgestellt' : 'vorgestellt'}`,
    'card-named': ({ hand, table, card, seat }) =>
      `Entscheidung zu Hand ${hand} an Tisch ${table}: ${cardText(card)} gehört zu Platz ${seat}`,
    'button-corrected': ({ table, circuit, button }) =>
      `Button an Tisch ${table} korrigiert: In der nächsten Hand liegt er bei Platz ${button ?? circuit.small}`,
    left: ({ player }, told) => `${told.name(player)} ist weg`,
    'came-back': ({ player }, told) => `${told.name(player)} ist zurück`,
    asked: ({ player, what, on, card }, told) => {
      const asks = {
        out: 'meldet sich raus',
        rebuy: 'möchte einen Rebuy',
        clock: `verlangt die Uhr für ${told.name(on ?? '')}`,
        card: `hat ${card} für einen Platz gezogen`,
        nothing: 'hat keine offene Anfrage',
      };
      return `${told.name(player)} ${asks[what]}`;
    },
    'clock-called': ({ called }, told) =>
      called === null ? 'Die Uhr wird zurückgenommen' : `Die Zeit läuft für ${told.name(called.player)}`,
    removed: ({ player, why, stack, each, to, bank }, told) =>
      `${told.name(player)} ${WEG[why]} und ist raus: ${told.chips(stack)} Chips verfallen, je ${told.chips(each)} an ${to.length} Spieler, ${told.chips(bank)} aus dem Spiel`,
    'chips-told': ({ player, stack }, told) => steps.tellChips(told.name(player), told.chips(stack)),
    raced: ({ table, chip, into, stacks, players }, told) => {
      const changed = stacks.filter(([id, stack]) => told.stackBefore(id) !== stack);
      const known = new Set(stacks.map(([id]) => id));
      const raced = [
        ...changed.map(
          ([id, stack]) =>
            `${told.name(id)} hat statt ${told.chips(told.stackBefore(id) ?? 0)} jetzt ${told.chips(stack)}`,
        ),
        ...players
          .filter(({ player, odd }) => odd > 0 && !known.has(player))
          .map(
            ({ player, cards, won }) =>
              `${told.name(player)} ${cardsText(cards)}${won > 0 ? ` gewinnt ${told.chips(won * into)}` : ''}`,
          ),
      ];
      return `Color-up an Tisch ${table}, ${told.chips(chip)}er in ${told.chips(into)}er: ${told.list(raced) || 'keine einzelnen Chips'}`;
    },
    'chips-taken': ({ player, chips, reason }, told) =>
      `${steps.takeChips(told.name(player), told.chips(chips))}: ${reason}`,
    'smallest-chip': ({ chip }, told) => `Der kleinste Chip ist jetzt ${told.chips(chip)}`,
    penalized: ({ player, penalty: { kind, hands, reason } }, told) => {
      const gets = {
        warning: 'wird verwarnt',
        'missed-hands': `setzt ${zahl(hands, 'Hand', 'Hände')} aus`,
        disqualification: 'wird disqualifiziert',
      };
      return `${told.name(player)} ${gets[kind]}: ${reason}`;
    },
    'hand-for-hand': ({ on }) => (on ? 'Hand für Hand beginnt' : 'Hand für Hand endet'),
    'prizes-set': ({ percent, roundTo }, told) =>
      `Preise: ${percent.join('/')} %, gerundet auf ${told.money(roundTo)}`,
    ending: () => 'Die Turnierleitung beendet das Turnier beim aktuellen Stand',
    'deal-agreed': ({ amounts, forFirst, places }, told) =>
      [
        `Deal: ${amounts.map(([player, amount]) => `${told.name(player)} ${told.money(amount)}`).join(', ')}`,
        ...(forFirst === undefined ? [] : [`${told.money(forFirst)} extra für den Sieger`]),
        ...(places === undefined ? [] : ['damit ist das Turnier zu Ende']),
      ].join('; '),
    paid: ({ player, amount }, told) => `${told.name(player)} zahlt ${told.money(amount)}`,
    'paid-out': ({ player, amount, tip = 0 }, told) =>
      `${told.name(player)} bekommt ${told.money(amount)} ausgezahlt${tip > 0 ? ` und gibt ${told.money(tip)} Trinkgeld` : ''}`,
    'costs-set': ({ costs }, told) =>
      costs.length === 0
        ? 'Keine Kosten gehen vom Preispool ab'
        : `Vom Preispool gehen ab: ${costs.map(({ name, amount, per }) => `${name} ${told.money(amount)}${per === 'entry' ? ' pro Spieler' : ''}`).join(', ')}`,
    'hand-followed': ({ table }) => `Eine Hand an Tisch ${table} wird mitgeschrieben`,
    'hand-told': ({ table, events }) => {
      const ruled = events.find((event) => event.type === 'ruled');
      return ruled === undefined ? `Die Hand an Tisch ${table} geht weiter` : `Entscheidung: ${ruled.ruling}`;
    },
    'hand-untold': ({ table }) => `Der letzte Eintrag an Tisch ${table} ist zurückgenommen`,
    'hand-on-tv': ({ table, on }) =>
      on
        ? `Die Hand an Tisch ${table} ist auf dem TV`
        : `Die Hand an Tisch ${table} ist nicht mehr auf dem TV`,
    'hand-closed': ({ table, number, kept }) =>
      kept ? `Hand ${number} an Tisch ${table} ist gespeichert` : `Die Hand an Tisch ${table} ist verworfen`,
    ruled: ({ table, player, ruling }, told) =>
      `Entscheidung${table === null ? '' : ` an Tisch ${table}`}${player === null ? '' : ` zu ${told.name(player)}`}: ${ruling}`,
    overridden: ({ by, ruling, reason }) => `${by} entscheidet anders: ${ruling} (${reason})`,
    won: ({ player }, told) =>
      `${told.name(player)} gewinnt das Turnier. Preispool ${told.purse}: ${told.prizes.join(', ')}`,
  },
  seatsDrawn: 'Plätze ausgelost',
  table: (id, seats) => `Tisch ${id}: ${seats.map(seatDrawn).join(', ')}`,
  level: (level, blinds, players) => `Level ${level}: ${blinds}, ${players} Spieler`,
  wins: (name) => `${name} gewinnt das Turnier`,
  prizePool: (amount) => `Preispool ${amount}:`,
};
