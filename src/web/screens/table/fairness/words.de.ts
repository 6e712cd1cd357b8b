import type { FairnessWords } from './words.ts';

export const de: FairnessWords = {
  isItFair: 'Ging es hier fair zu?',
  shuffle: 'Mischen',
  lock: (hand, took, state) => `Mischen von Hand ${hand}: ${took}, ${state}`,
  tookShort: {
    watched: 'ohne dich',
    waits: 'deine Zahl ist dabei',
    in: 'du hast mitgemischt',
    late: 'du warst zu spät dran',
    'left-out': 'du warst nicht dabei',
    elsewhere: 'ein anderes Gerät hat für dich mitgemischt',
  },
  alarm: (hand) => `Beim Mischen von Hand ${hand} stimmt etwas nicht`,
  notChecked: 'noch nicht geprüft',
  right: (cards) => (cards === 1 ? '1 Karte geprüft, sie stimmt' : `${cards} Karten geprüft, alle stimmen`),
  wrongShort: 'etwas stimmt nicht',
  checking: 'Wird geprüft',
  hand: (table, hand) => `Tisch ${table}, Hand ${hand}`,
  took: {
    watched: 'Dein Handy hat hier nicht mitgemischt: Du hast zugesehen oder kamst erst nach dem Geben.',
    waits: 'Dein Handy hat seine versiegelte Zahl für diese Hand abgegeben.',
    in: 'Dein Handy hat diese Hand mitgemischt.',
    late: 'Die Zahl deines Handys kam für diese Mischung zu spät. Ab und zu liegt das am Netz; wenn es öfter vorkommt, frag den Gastgeber.',
    'left-out':
      'Gemischt wurde ohne die Zahl deines Handys. Ab und zu liegt das am Netz; wenn es öfter vorkommt, frag den Gastgeber.',
    elsewhere:
      'Die Zahl, die für dich gilt, kommt nicht von diesem Gerät. Hast du Riffle noch woanders offen, wurde dort mitgemischt; sonst frag den Gastgeber.',
  },
  wrong: {
    unreadable: 'Der Beweis lässt sich nicht lesen.',
    'not-true': 'Der Beweis stimmt nicht.',
    'other-hand': 'Der Beweis gehört zu einer anderen Hand.',
    'no-proof-of': 'Eine Karte, die du gesehen hast, kam nicht aus dem versiegelten Deck:',
    'other-place': 'Eine Karte, die du gesehen hast, war im versiegelten Deck nicht an der Reihe:',
    'my-part': 'Die Zahl deines Handys wurde verändert.',
  },
  whatToDo: 'Speichere den Beweis, spiel nicht weiter und zeig ihn allen am Tisch.',
  proved: 'Was bewiesen ist',
  sealed: 'Alle 52 Karten waren versiegelt, bevor ein Handy seine Zahl aufgedeckt hat.',
  mixed: (names) =>
    `Die Reihenfolge kommt aus Zahlen vom Rechner des Gastgebers und von den Handys von ${names}.`,
  mixedByServer:
    'Kein Handy hat mitgemischt: Der Rechner des Gastgebers hat die Reihenfolge allein gewählt, vor dem Geben.',
  leftOut: (names) => `Nicht dabei: ${names}.`,
  lay: 'Diese Karten wurden gezeigt, jede von ihrem versiegelten Platz:',
  again: (times) =>
    times === 1
      ? 'Nach einer Entscheidung wurde neu gemischt; auch das ist geprüft.'
      : `Nach Entscheidungen wurde ${times}-mal neu gemischt; auch das ist geprüft.`,
  fingerprint: 'Fingerabdruck',
  readAloud: 'Lest ihn laut vor, am besten vor dem Flop: Jedes Handy am Tisch zeigt denselben.',
  noFingerprint: 'Er erscheint, sobald das Mischen angekündigt ist.',
  limits: 'Was nicht bewiesen ist',
  limitsText:
    'Der Rechner des Gastgebers gibt, also kennt er jede Karte. Niemand kann eine aussuchen oder austauschen, ohne dass dein Handy es merkt; dass niemand hineingesehen hat, lässt sich nicht zeigen.',
  checkNow: 'Jetzt prüfen',
  checkedLater: 'Dein Handy prüft automatisch, wenn die Hand vorbei ist.',
  save: 'Beweis speichern',
  saveWhy: 'Die Datei kann jeder auf einem anderen Rechner mit riffle verify prüfen.',
  tonight: (hands) => (hands === 1 ? '1 Hand hier geprüft' : `${hands} Hände hier geprüft`),
  inDetail: 'Jeder Schritt der Prüfung',
};
