import { expect, test } from 'vitest';
import { irregularities } from './rulings.ts';
import { findIrregularities, isOneTypoAway } from './search.ts';
import { germanTerms } from './terms.de.ts';
import { terms } from './terms.ts';

/** What people at an English-speaking table type, and what they mean. */
const ENGLISH = `
  string bet: string-bet; string raise: string-bet; String bets: string-bet; stringbet: string-bet
  two motions: string-bet; went back for more chips: string-bet; strng bet: string-bet
  oversized: oversized-chip; oversized chip: oversized-chip; overchip: oversized-chip; one chip rule: oversized-chip
  undercall: short-call; short call: short-call; called too little: short-call; pot is short: short-call
  min raise: underraise; minimum raise: underraise; underraise: underraise; raise too small: underraise
  minimum bet: underraise; incomplete raise: underraise; underbet: underraise
  wrong amount: misheard-amount; misunderstanding: misheard-amount; accepted action: misheard-amount
  miscount: misheard-amount; silent raise: chips-without-a-word; call or raise: chips-without-a-word
  multiple chips: chips-without-a-word; 50 percent rule: chips-without-a-word
  verbal: declared-in-turn; verbal binding: declared-in-turn; verbal is binding: declared-in-turn
  binding: declared-in-turn; take it back: declared-in-turn; said call: declared-in-turn
  out of turn: acted-out-of-turn; acting out of turn: acted-out-of-turn; bet out of turn: acted-out-of-turn
  oot: acted-out-of-turn; folded out of turn: acted-out-of-turn; skipped: skipped-player; they skipped me: skipped-player
  bounty chip: bounty-chip-bet; short all-in: short-all-in; reopen: short-all-in; reopen the betting: short-all-in
  all in for less: short-all-in; can I raise again: short-all-in; reraise: short-all-in
  conditional: conditional-declaration; if you bet I raise: conditional-declaration; overcall: conditional-declaration
  methods of calling: token-call; how to call: token-call; tiny chip: token-call
  unclear bet: unclear-action; terminology: unclear-action; ambiguous: unclear-action; gesture: declared-in-turn
  bring in the bets: bets-brought-in
  boxed: boxed-cards; boxed card: boxed-cards; face up in the deck: boxed-cards; wrong way up: boxed-cards
  misdeal: hole-card-exposed; exposed: hole-card-exposed; exposed card: hole-card-exposed; flipped card: hole-card-exposed
  redeal: hole-card-exposed; exposed after the deal: card-exposed-after-deal
  extra card: extra-cards; too many cards: extra-cards; three cards: wrong-number-of-cards
  only one card: wrong-number-of-cards; button has one card: button-short-of-cards; wrong order: dealt-out-of-sequence
  wrong button: button-out-of-position; dead button: button-out-of-position; button not moved: button-out-of-position
  wrong blinds: button-out-of-position; empty seat: card-to-empty-seat; not dealt in: player-left-out
  no cards: player-left-out; forgot to deal me in: player-left-out; first card wrong seat: first-card-wrong-seat
  premature: flop-premature; early flop: flop-premature; flop too soon: flop-premature
  four card flop: flop-too-many-cards; 4 card flop: flop-too-many-cards; burn: no-burn; forgot to burn: no-burn
  burn and turn: no-burn; missed burn: no-burn; early turn: turn-card-premature; premature turn: turn-card-premature
  early river: river-card-premature; river too soon: river-card-premature; dropped stub: dropped-stub
  dropped deck: dropped-stub; fold: folded-or-said-fold; folded by mistake: folded-or-said-fold
  open fold: hand-thrown-forward; folding when you can check: hand-thrown-forward
  joker: joker-in-hand; clock: clock-called; call the clock: clock-called; stalling: clock-called
  tanking: clock-called; hollywooding: clock-called; time bank: clock-called; slow play: clock-called; too slow: clock-called
  time is up: clock-ran-out; timeout: clock-ran-out; muck: hand-in-the-muck; mucked: hand-in-the-muck
  dead hand: hand-in-the-muck; touched the muck: hand-in-the-muck; mixed cards: cards-into-another-hand
  protect your hand: unprotected-hand; card protector: unprotected-hand; dealer took my cards: unprotected-hand
  fouled deck: duplicate-card; duplicate: duplicate-card; two of the same card: duplicate-card; setup: duplicate-card
  foreign card: other-back; different back: other-back; missing card: missing-card; 51 cards: missing-card
  played blind: card-not-looked-at; flashed card: flashed-by-dealer; dealer flashed a card: flashed-by-dealer
  card off the table: dealt-off-the-table; exposed own card: flashed-by-player; dropped card: dropped-card
  card on the floor: dropped-card; showed cards on purpose: shown-to-spoil; deck change: deck-change; new deck: deck-change
  marked cards: deck-change
  showdown: who-shows-first; who shows first: who-shows-first; show first: who-shows-first; last aggressor: who-shows-first
  showdown order: who-shows-first; cards speak: misread-hand; misread: misread-hand; miscalled hand: misread-hand
  wrong winner: misread-hand; odd chip: odd-chip-split; left over chip: odd-chip-split; split pot: split-pot
  chop pot: split-pot; tie: split-pot; kicker: split-pot; side pot: side-pot; main pot: side-pot
  ask to see: see-called-hand; see the hand: see-called-hand; iwtsth: see-called-hand; show me: see-called-hand
  play the board: playing-the-board; board plays: playing-the-board; show one show all: show-one-show-all
  slow roll: slow-roll; slowroll: slow-roll; slowrolling: slow-roll; speak up: speaking-up
  table talk: stated-or-commented; talk: stated-or-commented; talking during a hand: stated-or-commented
  obvious: said-the-obvious; coaching: coaching; one player to a hand: coaching; advice: coaching
  ratholing: chips-off-the-table; going south: chips-off-the-table; hit and run: chips-off-the-table
  drunk: intoxicated; splash: splashed-pot; splashing the pot: splashed-pot; make change: made-own-change
  count: asked-for-count; chip count: asked-for-count; how much: asked-for-count; stack size: asked-for-count
  rabbit: rabbit-hunting; rabbit hunting: rabbit-hunting; rabit: rabbit-hunting; left the table: left-with-live-hand
  missed blind: dodged-blind; dodging the blinds: dodged-blind; straddle: dodged-blind; collusion: soft-play
  colusion: soft-play; soft play: soft-play; chip dumping: soft-play; cheating: soft-play; check it down: soft-play
  penalty: penalty-given; missed hands: penalty-given; found chips: hidden-chips-found; overpaid: overpaid-all-in
  dispute: complained-late; too late: complained-late; phone: phone-at-table; cell phone: phone-at-table
  phones: phone-at-table; headphones: phone-at-table; texting: phone-at-table; devices: phone-at-table
  abuse: abusive-conduct; insult: abusive-conduct; swearing: abusive-conduct; etiquette: bad-manners; hygiene: bad-manners
  angle shooting: angle-shooting; angle: angle-shooting; pump fake: angle-shooting; language: foreign-language
  english only: foreign-language; sunglasses: face-covered; identity: face-covered; mask: face-covered
  special needs: special-needs; wheelchair: special-needs; hidden chips: chips-not-visible; chips in view: chips-not-visible
  lost chips: lost-chips; drink on the table: belongings-on-table; showing a live card: showed-live-card`;

/** The same among Germans. */
const GERMAN = `
  String Bet: string-bet; String Raise: string-bet; zwei Bewegungen: string-bet; nachgelegt: string-bet
  in zwei Zügen gesetzt: string-bet; zu wenig gesetzt: underraise; zu wenig erhöht: underraise; Mindesteinsatz: underraise
  Mindesterhöhung: underraise; mindesterhoehung: underraise; falscher Einsatz: underraise; Minraise: underraise
  Erhöhung zu klein: underraise; unter dem Minimum: underraise; großer Chip: oversized-chip; grosser chip: oversized-chip
  zu großer Chip: oversized-chip; einzelner Chip: oversized-chip; zu wenig bezahlt: short-call; Chips fehlen: short-call
  zu wenig Chips: short-call; Call zu klein: short-call; falscher Betrag: misheard-amount; Missverständnis: misheard-amount
  missverstaendnis: misheard-amount; verhört: misheard-amount; ohne Ansage: chips-without-a-word
  mehrere Chips: chips-without-a-word; wortlos gesetzt: chips-without-a-word; Ansage: declared-in-turn
  Ansage verbindlich: declared-in-turn; Ansage gilt: declared-in-turn; mündliche Ansage: declared-in-turn
  auf den Tisch geklopft: declared-in-turn; außer der Reihe: acted-out-of-turn; ausser der reihe: acted-out-of-turn
  nicht an der Reihe: acted-out-of-turn; nicht dran: acted-out-of-turn; zu früh gesetzt: acted-out-of-turn
  übersprungen: skipped-player; uebersprungen: skipped-player; übergangen: skipped-player; Bountychip: bounty-chip-bet
  kleiner All-in: short-all-in; kleines All-in: short-all-in; kurzes All-in: short-all-in
  nochmal erhöhen: short-all-in; wieder erhöhen: short-all-in; Setzrunde wieder offen: short-all-in
  bedingte Ansage: conditional-declaration; wenn du setzt erhöhe ich: conditional-declaration
  unklare Ansage: unclear-action; Handzeichen: unclear-action; symbolischer Chip: token-call
  mit einem Chip gecallt: token-call; Einsätze eingezogen: bets-brought-in
  Karte aufgedeckt: hole-card-exposed; aufgedeckte Karte: hole-card-exposed; offene Karte: hole-card-exposed
  vergeben: hole-card-exposed; falsch gegeben: hole-card-exposed; neu geben: hole-card-exposed; Misdeal: hole-card-exposed
  Karte umgedreht: hole-card-exposed; nach dem Geben aufgedeckt: card-exposed-after-deal
  verdeckte Karte im Stapel: boxed-cards; verdrehte Karte: boxed-cards; falsch herum: boxed-cards; verkehrt herum: boxed-cards
  Karte zu viel: extra-cards; zu viele Karten: extra-cards; nur eine Karte: wrong-number-of-cards
  drei Karten: wrong-number-of-cards; zu wenig Karten: wrong-number-of-cards; Dealer nur eine Karte: button-short-of-cards
  falsche Reihenfolge: dealt-out-of-sequence; Button falsch: button-out-of-position; Button vergessen: button-out-of-position
  falsche Blinds: button-out-of-position; toter Button: button-out-of-position; leerer Platz: card-to-empty-seat
  keine Karten bekommen: player-left-out; beim Geben vergessen: player-left-out; beim falschen angefangen: first-card-wrong-seat
  Flop zu früh: flop-premature; flop zu frueh: flop-premature; vorzeitiger Flop: flop-premature
  vier Karten im Flop: flop-too-many-cards; Burn vergessen: no-burn; Burnkarte: no-burn; nicht gebrannt: no-burn
  Turn zu früh: turn-card-premature; River zu früh: river-card-premature; Stapel gefallen: dropped-stub
  Deck heruntergefallen: dropped-stub; weggeworfen: folded-or-said-fold; gepasst: folded-or-said-fold
  aus Versehen gefoldet: folded-or-said-fold; Karten vorgeschoben: hand-thrown-forward; Joker: joker-in-hand
  Uhr rufen: clock-called; Zeit ansagen: clock-called; Zeit rufen: clock-called; zu langsam: clock-called
  Zeitspiel: clock-called; überlegt zu lange: clock-called; Bedenkzeit: clock-called; Zeit abgelaufen: clock-ran-out
  Zeit ist um: clock-ran-out; gemuckt: hand-in-the-muck; tote Hand: hand-in-the-muck; Muck: hand-in-the-muck
  Karten vermischt: cards-into-another-hand; Hand nicht geschützt: unprotected-hand; Karten schützen: unprotected-hand
  Dealer zieht Karten ein: unprotected-hand; fremde Karte: other-back; falsche Rückseite: other-back
  doppelte Karte: duplicate-card; zwei gleiche Karten: duplicate-card; Karte doppelt: duplicate-card
  Karte fehlt: missing-card; 51 Karten: missing-card; blind gespielt: card-not-looked-at
  Dealer zeigt Karte: flashed-by-dealer; Karte vom Tisch geflogen: dealt-off-the-table
  gezeigte Karte: flashed-by-player; versehentlich gezeigt: flashed-by-player; Karte heruntergefallen: dropped-card
  Karte auf dem Boden: dropped-card; absichtlich gezeigt: shown-to-spoil; neues Deck: deck-change; Deckwechsel: deck-change
  geknickte Karte: deck-change
  wer zeigt zuerst: who-shows-first; zuerst zeigen: who-shows-first; wer muss zeigen: who-shows-first
  aufdecken: who-shows-first; falsch gelesen: misread-hand; Hand falsch angesagt: misread-hand
  Karten sprechen: misread-hand; falscher Gewinner: misread-hand; Straße übersehen: misread-hand
  ungerader Chip: odd-chip-split; Chip übrig: odd-chip-split; geteilter Pott: split-pot; geteilter Pot: split-pot
  Pott teilen: split-pot; gleiche Hand: split-pot; unentschieden: split-pot; Beikarte: split-pot; Nebenpott: side-pot
  Sidepot: side-pot; Seitenpott: side-pot; Hauptpott: side-pot; Hand sehen: see-called-hand; Karten sehen: see-called-hand
  Board spielt: playing-the-board; dem Nachbarn gezeigt: show-one-show-all; nur einem gezeigt: show-one-show-all
  Slowroll: slow-roll; Slow Roll: slow-roll; Fehler gesehen: speaking-up; einmischen: speaking-up
  Karte gezeigt: showed-live-card; Reden am Tisch: stated-or-commented; Tischgespräch: stated-or-commented
  tischgespraech: stated-or-commented; Kommentar: stated-or-commented; offensichtlich: said-the-obvious
  Vorsagen: coaching; Tipps geben: coaching; Chips eingesteckt: chips-off-the-table; Chips in der Tasche: chips-off-the-table
  betrunken: intoxicated; besoffen: intoxicated; in den Pott geworfen: splashed-pot; Chips geworfen: splashed-pot
  Wechselgeld: made-own-change; selbst gewechselt: made-own-change; Chips zählen: asked-for-count
  wie viel hat er: asked-for-count; nachzählen: asked-for-count; Rabbit: rabbit-hunting; was wäre gekommen: rabbit-hunting
  Tisch verlassen: left-with-live-hand; aufgestanden: left-with-live-hand; Blind verpasst: dodged-blind
  Absprache: soft-play; abgesprochen: soft-play; schummeln: soft-play; Betrug: soft-play; durchchecken: soft-play
  Strafe: penalty-given; aussetzen: penalty-given; Chips gefunden: hidden-chips-found; zu viel bezahlt: overpaid-all-in
  Streit: complained-late; reklamiert: complained-late; Handy: phone-at-table; Telefon: phone-at-table
  telefoniert: phone-at-table; Kopfhörer: phone-at-table; kopfhoerer: phone-at-table; Musik: phone-at-table
  Beleidigung: abusive-conduct; beleidigt: abusive-conduct; beschimpft: abusive-conduct; Benehmen: bad-manners
  stinkt: bad-manners; Täuschung: angle-shooting; unfair: angle-shooting; Angle Shooting: angle-shooting
  Sprache: foreign-language; nur Deutsch: foreign-language; Sonnenbrille: face-covered; Kapuze: face-covered
  Rollstuhl: special-needs; versteckte Chips: chips-not-visible; Chip unter dem Tisch: lost-chips
  Getränke: belongings-on-table; getraenke: belongings-on-table`;

const table = (text: string): (readonly [words: string, id: string])[] =>
  text
    .split(/[;\n]/)
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [words = '', id = ''] = row.split(': ').map((part) => part.trim());
      return [words, id];
    });

test.each([
  ['English', ENGLISH],
  ['German', GERMAN],
])('at least 150 %s terms each find their ruling first or second', (_, text) => {
  const rows = table(text);
  expect(new Set(rows.map(([words]) => words)).size).toBeGreaterThanOrEqual(150);
  const wrong = rows.flatMap(([words, id]) => {
    const found = findIrregularities(words).map((each) => each.id);
    return found.slice(0, 2).includes(id) ? [] : [`${words}: ${found.slice(0, 3).join(', ')}, not ${id}`];
  });
  expect(wrong).toEqual([]);
});

test('every irregularity has terms in both languages, and terms are of irregularities that exist', () => {
  const ids = irregularities.map(({ id }) => id).sort();
  expect(Object.keys(terms).sort()).toEqual(ids);
  expect(Object.keys(germanTerms).sort()).toEqual(ids);
});

test('every title finds its own ruling first, in both languages', () => {
  for (const { id, title } of irregularities)
    for (const words of [title, germanTerms[id]![0]])
      expect(findIrregularities(words)[0]?.id, words).toBe(id);
});

test('a search for what no ruling has finds nothing; an empty one lists them all', () => {
  expect(findIrregularities('meteor')).toEqual([]);
  expect(findIrregularities('meteor shower tonight')).toEqual([]);
  expect(findIrregularities(' ')).toBe(irregularities);
});

test('case, umlauts, endings and filler words make no difference', () => {
  const first = (words: string) => findIrregularities(words)[0]?.id;
  for (const words of [
    'Außer der Reihe',
    'AUSSER DER REIHE',
    'ausser reihe',
    'er hat außer der Reihe gesetzt',
  ])
    expect(first(words), words).toBe('acted-out-of-turn');
  for (const words of ['the string bet', 'was that a string bet', 'STRING-BET', 'string bets'])
    expect(first(words), words).toBe('string-bet');
});

test('one typo is forgiven in words of five letters or more', () => {
  for (const [one, other] of [
    ['rabbit', 'rabit'],
    ['rabit', 'rabbit'],
    ['string', 'strong'],
    ['splash', 'spalsh'],
  ] as const)
    expect(isOneTypoAway(one, other), one).toBe(true);
  expect(isOneTypoAway('rabbit', 'rbabti')).toBe(false);
  expect(isOneTypoAway('burn', 'turned')).toBe(false);
});
