import type { TaskFacts } from '../engine/tournament/tasks.ts';
import { chipsText, GERMAN, listText } from './figures.ts';

const chips = (amount: number): string => chipsText(amount, GERMAN);

const STEPS = {
  rebuys: 'Zuerst die letzten Rebuys: Frag alle, die raus sind.',
  'add-ons': 'Verkauf die Add-ons, solange die kleinen Chips noch im Spiel sind.',
  'color-up': 'Tauscht die Chips und spielt um die einzelnen, bevor es weitergeht.',
} as const;

const tables = (count: number): string => (count === 1 ? 'den Finaltisch' : `${count} Tische`);

const aloneText = ({ online, combine }: TaskFacts & { is: 'alone' }, name: string): string =>
  [
    online
      ? `Online sind alle anderen raus, ${name} wartet.`
      : `Vor Ort sind alle anderen raus, ${name} wartet.`,
    combine
      ? 'Hol alle an einen Tisch, Riffle gibt dort.'
      : 'Sobald alle an einen Tisch passen, wird zusammengelegt. Bis dahin kannst du jemanden dazusetzen.',
  ].join(' ');

export function because(facts: TaskFacts, name: string): string {
  switch (facts.is) {
    case 'bought-in':
      return `${facts.players} sind dabei. Lose die Plätze aus.`;
    case 'seated':
      return `${facts.players} sitzen an ${facts.tables === 1 ? 'einem Tisch' : `${facts.tables} Tischen`}. Starte die Uhr.`;
    case 'redraw':
      return `Noch ${facts.left} dabei. Alle losen neu für ${tables(facts.tables)}.`;
    case 'combine':
      return `Noch ${facts.left} dabei, das passt an ${tables(facts.tables)}. Alle losen neu.`;
    case 'together':
      return `Noch ${facts.left} dabei: Alle kommen an einen Tisch und losen neu.`;
    case 'alone':
      return aloneText(facts, name);
    case 'tables-won':
      return `${facts.tables} Tische sind entschieden. Wer gewonnen hat, lost für den Finaltisch.`;
    case 'break':
      return `Noch ${facts.left} dabei, das passt an ${tables(facts.tables)}. Tisch ${facts.table} wird aufgelöst.`;
    case 'balance': {
      const sizes = facts.sizes.map((each) => `Tisch ${each.table} hat ${each.players}`);
      return `${listText(sizes, GERMAN)}.`;
    }
    case 'waits':
      return because(facts.due, name);
    case 'no-seat':
      return `${name} ist eingekauft und braucht einen Platz.`;
    case 'one-left':
      return `Nur noch ${name} ist dabei. Ruf den Sieg aus, wenn niemand mehr einen Rebuy nimmt.`;
    case 'away':
      return `${name} hat noch ${facts.minutes} von ${facts.limit} Minuten, um zurückzukommen.`;
    case 'stayed-away':
      return `${name} ist seit ${facts.limit} Minuten weg. Du kannst den Stack verfallen lassen.`;
    case 'never-came':
      return `${name} hat es nicht rechtzeitig geschafft. Du kannst den Stack herausnehmen.`;
    case 'color-up':
      return `Die ${chips(facts.chip)}er werden nicht mehr gebraucht. Tauscht sie in ${chips(facts.into)}er, um einzelne wird gezogen.`;
    case 'on-break':
      return STEPS[facts.step];
    case 'slept':
      return 'Die Uhr lief weiter. Wenn ihr weitergespielt habt, zählt die Zeit.';
    case 'asks-out':
      return `${name} sagt, die Chips sind weg. Schau am Tisch nach und bestätige es.`;
    case 'asks-rebuy':
      return facts.sits
        ? `${name} hat keine Chips mehr und will einen Rebuy. Erst raus, dann wieder rein.`
        : `${name} ist raus und will einen Rebuy.`;
    case 'asks-clock':
      return `Wenn es lang genug gedauert hat, starte sie: ${facts.seconds} Sekunden, dann der Countdown.`;
    case 'broke':
      return `${name} ist raus und kann einen Rebuy nehmen.`;
    case 'owes':
      return 'Buy-in, Rebuys und Add-ons sind noch nicht bezahlt.';
    case 'to-be-paid':
      return 'Gib den Preis aus und hak ihn dann ab.';
  }
}
