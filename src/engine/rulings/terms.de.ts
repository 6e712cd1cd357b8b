/** Each irregularity in German: its title, and what players also call it, apart by commas. */
export const germanTerms: Readonly<Record<string, readonly [title: string, terms: string]>> = {
  // Das Geben
  'hole-card-exposed': [
    'Karte beim Geben aufgedeckt',
    'Karte aufgedeckt, aufgedeckte Karte, offene Karte, Karte umgedreht, Misdeal, vergeben, falsch gegeben, neu geben, Karte gesehen beim Austeilen, Karte liegt offen',
  ],
  'card-exposed-after-deal': [
    'Karte nach dem Geben aufgedeckt',
    'Dealer dreht meine Karte um, nachträglich aufgedeckt, Dealer deckt Karte auf',
  ],
  'boxed-cards': [
    'Verdrehte Karte im Stapel',
    'verdeckte Karte im Stapel, umgedrehte Karte im Deck, falsch herum, Karte verkehrt herum, Boxed Card, offen im Stapel',
  ],
  'extra-cards': [
    'Zu viele Karten gegeben',
    'Karte zu viel, zusätzliche Karte, eine Karte zu viel ausgeteilt',
  ],
  'wrong-number-of-cards': [
    'Falsche Kartenzahl',
    'nur eine Karte, drei Karten, eine Karte zu wenig, zu wenig Karten',
  ],
  'button-short-of-cards': ['Button hat zu wenig Karten', 'Dealer hat nur eine Karte, Button eine Karte'],
  'dealt-out-of-sequence': [
    'Falsche Reihenfolge beim Geben',
    'falsche Reihenfolge, Platz übersprungen beim Geben, durcheinander gegeben',
  ],
  'button-out-of-position': [
    'Button am falschen Platz',
    'Button falsch, Button nicht weitergerückt, Button vergessen, falsche Blinds, Dealerbutton, toter Button',
  ],
  'first-card-wrong-seat': [
    'Erste Karte an den falschen Platz',
    'falsch angefangen zu geben, beim falschen angefangen',
  ],
  'card-to-empty-seat': ['Karten an leeren Platz', 'leerer Platz, leerer Stuhl, an Ausgeschiedenen gegeben'],
  'player-left-out': [
    'Spieler beim Geben vergessen',
    'keine Karten bekommen, vergessen beim Geben, nicht ausgeteilt, ausgelassen',
  ],
  // Das Board
  'flop-premature': ['Flop zu früh', 'zu früher Flop, vorzeitiger Flop, Flop vor der Setzrunde'],
  'flop-too-many-cards': ['Flop mit vier Karten', 'vier Karten im Flop, zu viele Karten im Flop'],
  'no-burn': [
    'Burn vergessen',
    'Burnkarte, nicht gebrannt, Brennkarte, keine Karte verbrannt, Burn Card vergessen',
  ],
  'turn-card-premature': ['Turn zu früh', 'zu früher Turn, vorzeitiger Turn'],
  'river-card-premature': ['River zu früh', 'zu früher River, vorzeitiger River'],
  'dropped-stub': [
    'Stapel fallen gelassen',
    'Stapel gefallen, Deck heruntergefallen, Karten verstreut, Reststapel',
  ],
  // Eine Hand
  'folded-or-said-fold': [
    'Fold zurücknehmen',
    'weggeworfen, passen, gepasst, aus Versehen gefoldet, Fold gesagt, Hand zurück',
  ],
  'hand-thrown-forward': [
    'Karten nach vorn geworfen',
    'Karten vorgeschoben, gefoldet ohne Einsatz, Fold statt Check',
  ],
  'hand-with-wrong-count': [
    'Falsche Kartenzahl, spät bemerkt',
    'mit drei Karten gespielt, mit einer Karte gespielt, zu spät bemerkt',
  ],
  'joker-in-hand': ['Joker auf der Hand', 'Joker, Joker im Blatt'],
  'clock-called': [
    'Uhr rufen',
    'Zeit ansagen, Zeit rufen, Time, Clock, Zeitspiel, zu langsam, überlegt zu lange, tanken, Zeit schinden, braucht ewig, Bedenkzeit',
  ],
  'clock-ran-out': ['Zeit abgelaufen', 'Uhr abgelaufen, Zeit ist um, Zeit vorbei, Bedenkzeit abgelaufen'],
  'hand-in-the-muck': [
    'Hand im Muck',
    'gemuckt, tote Hand, Karten im Muck, aus dem Muck holen, Gewinnhand weggeworfen, Ablage',
  ],
  'cards-into-another-hand': ['Karten in fremde Hand geworfen', 'Karten vermischt, in meine Karten geworfen'],
  'unprotected-hand': [
    'Ungeschützte Hand eingezogen',
    'Hand nicht geschützt, Dealer zieht Karten ein, Karten schützen, Card Protector, Karten weggenommen',
  ],
  // Die Karten
  'other-back': [
    'Falsche Rückseite',
    'fremde Karte, Karte aus anderem Deck, andere Rückseite, falsches Deck',
  ],
  'duplicate-card': [
    'Doppelte Karte',
    'zwei gleiche Karten, Karte doppelt, falsches Kartenspiel, Deck fehlerhaft',
  ],
  'knew-of-bad-deck': ['Fehlerhaftes Deck verschwiegen', 'verschwiegen, Fehler im Deck gewusst'],
  'missing-card': ['Fehlende Karte', 'Karte fehlt, 51 Karten, Deck unvollständig'],
  'card-not-looked-at': [
    'Blind gespielt mit falscher Karte',
    'nicht angeschaut, Karten nicht angesehen, blind gespielt',
  ],
  'flashed-by-dealer': [
    'Karte vom Dealer gezeigt',
    'Dealer zeigt Karte, Karte aufgeblitzt, Karte kurz gesehen',
  ],
  'dealt-off-the-table': [
    'Karte vom Tisch gegeben',
    'Karte vom Tisch geflogen, Karte beim Geben heruntergefallen',
  ],
  'flashed-by-player': [
    'Karte versehentlich gezeigt',
    'gezeigte Karte, versehentlich aufgedeckt, aus Versehen gezeigt, Karte zu hoch gehoben',
  ],
  'dropped-card': [
    'Karte heruntergefallen',
    'Karte auf dem Boden, Karte fallen gelassen, Karte runtergefallen',
  ],
  'shown-to-spoil': ['Karten absichtlich gezeigt', 'mit Absicht gezeigt, böswillig, Sabotage'],
  'deck-change': [
    'Neues Deck verlangt',
    'neues Deck, Deck wechseln, neue Karten, Deckwechsel, markierte Karte, geknickte Karte, Karte beschädigt',
  ],
  // Ein Einsatz
  underraise: [
    'Einsatz oder Erhöhung zu klein',
    'zu wenig gesetzt, zu wenig erhöht, Mindesteinsatz, Mindesterhöhung, Minraise, unter dem Minimum, falscher Einsatz, Erhöhung zu klein, falsch erhöht',
  ],
  'string-bet': [
    'String Bet',
    'String Raise, zwei Bewegungen, in zwei Zügen gesetzt, nachgelegt, Chips nachgeschoben, in Etappen gesetzt',
  ],
  'oversized-chip': [
    'Zu großer Chip',
    'großer Chip, ein einzelner Chip, ein großer Chip ohne Ansage, Ein-Chip-Regel',
  ],
  'short-call': [
    'Zu wenig bezahlt',
    'zu wenig mitgegangen, Call zu klein, zu wenig Chips, Chips fehlen, unvollständiger Call',
  ],
  'misheard-amount': [
    'Betrag falsch verstanden',
    'falscher Betrag, Missverständnis, verhört, falsch gezählt, falsche Summe genannt',
  ],
  'chips-without-a-word': [
    'Mehrere Chips ohne Ansage',
    'ohne Ansage gesetzt, stummer Einsatz, wortlos gesetzt, Call oder Raise, halber Einsatz',
  ],
  'declared-in-turn': [
    'Ansage in der Reihe',
    'Ansage, Ansage gilt, Ansage verbindlich, mündliche Ansage, verbindlich, auf den Tisch geklopft, Geste, umentschieden, hat Call gesagt',
  ],
  'acted-out-of-turn': [
    'Außer der Reihe',
    'nicht an der Reihe, nicht dran, vorgeprescht, zu früh gesetzt, zu früh gefoldet, außer der Reihe gesetzt, außerhalb der Reihe',
  ],
  'skipped-player': [
    'Spieler übersprungen',
    'übergangen, übersprungen, kam nicht dran, nicht gefragt worden',
  ],
  'bounty-chip-bet': ['Bounty-Chip gesetzt', 'Bountychip, Bounty Chip, Kopfgeldchip'],
  'short-all-in': [
    'Kleines All-in: wieder erhöhen?',
    'kleiner All-in, kurzes All-in, darf ich nochmal erhöhen, Setzrunde wieder offen, All-in zu klein, wieder eröffnet, unvollständiges All-in, weniger als ein Raise',
  ],
  'conditional-declaration': [
    'Bedingte Ansage',
    'wenn du setzt erhöhe ich, bedingt, im Voraus angesagt, Call vor der Summe, Vorankündigung',
  ],
  'token-call': ['Call mit einem kleinen Chip', 'wie callt man, mit einem Chip gecallt, symbolischer Chip'],
  'unclear-action': [
    'Unklare Ansage oder Geste',
    'unklar, unklare Ansage, undeutlich, Handzeichen, genickt, missverständlich',
  ],
  'bets-brought-in': ['Einsätze zu früh eingezogen', 'Dealer zieht Einsätze ein, Chips eingezogen'],
  // Showdown
  'who-shows-first': [
    'Wer zeigt zuerst?',
    'wer zeigt zuerst, wer muss zeigen, zuerst zeigen, Reihenfolge beim Showdown, aufdecken, wer deckt auf, Karten auf den Tisch, Showdown',
  ],
  'misread-hand': [
    'Hand falsch gelesen',
    'Blatt falsch gelesen, falsch angesagt, verlesen, Karten sprechen, Straße übersehen, Hand falsch angesagt, falscher Gewinner, verguckt',
  ],
  'odd-chip-split': [
    'Ungerader Chip',
    'ungerade Chips, überzähliger Chip, ein Chip übrig, Rest beim Teilen, nicht teilbar',
  ],
  'split-pot': [
    'Geteilter Pott',
    'geteilter Pot, Pott teilen, Split, gleiche Hand, gleiches Blatt, Gleichstand, unentschieden, Kicker, Beikarte, Farben, welche Farbe gewinnt',
  ],
  'side-pot': [
    'Side Pots',
    'Nebenpott, Seitenpott, Nebentopf, Hauptpott, Sidepot, mehrere All-ins, verschiedene All-ins',
  ],
  'see-called-hand': [
    'Hand sehen wollen',
    'Hand zeigen lassen, Karten sehen, bezahlt um zu sehen, darf ich die Hand sehen, will die Karten sehen',
  ],
  'playing-the-board': ['Das Board spielen', 'Board spielt, spielt das Board, Board ist die beste Hand'],
  'show-one-show-all': [
    'Einem gezeigt, allen gezeigt',
    'dem Nachbarn gezeigt, einem gezeigt, nur einem gezeigt, Nachbar hat gesehen',
  ],
  'slow-roll': [
    'Slow Roll',
    'Slowroll, Gewinnhand langsam gezeigt, genüsslich aufgedeckt, zögert beim Aufdecken',
  ],
  'speaking-up': [
    'Auf einen Fehler hinweisen',
    'Fehler gesehen, einmischen, darf ich was sagen, Fehler melden, hinweisen',
  ],
  // Benehmen
  'showed-live-card': [
    'Karte in laufender Hand gezeigt',
    'Karte gezeigt, zeigt eine Karte, Karten herzeigen',
  ],
  'stated-or-commented': [
    'Reden über die Hand',
    'Tischgespräch, Reden am Tisch, Kommentar, kommentiert, quatschen, gesagt was er hatte, über die Hand reden',
  ],
  'said-the-obvious': ['Das Offensichtliche gesagt', 'offensichtlich, sieht doch jeder, Flush auf dem Board'],
  coaching: ['Vorsagen', 'Ratschlag, Tipps geben, hilft anderem, einer pro Hand, Coaching, reinreden'],
  'chips-off-the-table': [
    'Chips oder Karten vom Tisch',
    'Chips eingesteckt, Chips in der Tasche, Chips mitgenommen, Karten vom Tisch genommen',
  ],
  intoxicated: ['Betrunkener Spieler', 'betrunken, besoffen, Alkohol, zu viel getrunken'],
  'out-of-turn-on-purpose': [
    'Absichtlich außer der Reihe',
    'mit Absicht außer der Reihe, absichtlich zu früh',
  ],
  'splashed-pot': [
    'Chips in den Pott geworfen',
    'in den Pot geworfen, Chips geschmissen, Splash, in die Mitte geworfen',
  ],
  'made-own-change': [
    'Wechselgeld aus dem Pott',
    'gewechselt, selbst gewechselt, Wechselgeld, rausgenommen, Chips wechseln',
  ],
  'asked-for-count': [
    'Nach dem Stack fragen',
    'wie viel hat er, Chips zählen, Stack zählen, wie viele Chips, nachzählen',
  ],
  'rabbit-hunting': [
    'Rabbit Hunting',
    'nächste Karte sehen, was wäre gekommen, Rabbit, welche Karte wäre gekommen',
  ],
  'left-with-live-hand': [
    'Tisch während der Hand verlassen',
    'aufgestanden, weggegangen, vom Tisch weg, auf Toilette, rauchen, Tisch verlassen',
  ],
  'dodged-blind': [
    'Vor dem Blind gedrückt',
    'Blind verpasst, Blind ausgelassen, Blind vermieden, drückt sich vor dem Blind',
  ],
  'soft-play': [
    'Absprache und Soft Play',
    'Absprache, abgesprochen, Betrug, schummeln, schonen, durchchecken, Chips zugeschoben, Zusammenspiel, falschspielen',
  ],
  'penalty-given': ['Runden aussetzen', 'Strafe, aussetzen, Strafrunde, Orbit aussetzen, Verwarnung'],
  'hidden-chips-found': [
    'Chips nach All-in gefunden',
    'Chips vergessen, noch Chips gefunden, versteckte Chips nach All-in',
  ],
  'overpaid-all-in': ['All-in zu viel bezahlt', 'zu viel bezahlt, zu viel ausgezahlt, überzahlt'],
  'complained-late': [
    'Streit um den Pott',
    'Reklamation, reklamiert, Streit, Pott schon verteilt, falsch ausgezahlt, beschwert sich, zu spät reklamiert',
  ],
  'phone-at-table': [
    'Handy am Tisch',
    'Handy, Telefon, telefoniert, Smartphone, Kopfhörer, Musik, Tablet, Nachricht schreiben, filmen, fotografieren, Gerät',
  ],
  'abusive-conduct': [
    'Beleidigung',
    'beleidigt, beschimpft, schreit, flucht, Drohung, bedroht, wirft Karten, aggressiv, pöbelt',
  ],
  'bad-manners': [
    'Schlechtes Benehmen',
    'Benehmen, Etikette, stinkt, Hygiene, nervt, fasst Chips an, redet ununterbrochen, Manieren',
  ],
  'belongings-on-table': [
    'Sachen auf dem Tisch',
    'Getränke, Essen auf dem Tisch, Glas auf dem Tisch, Tasche auf dem Tisch',
  ],
  'angle-shooting': [
    'Angle Shooting',
    'Trick, unfair, angetäuscht, täuscht Call vor, Finte, unsportlich, Täuschung',
  ],
  'foreign-language': ['Fremde Sprache', 'Fremdsprache, Sprache, andere Sprache, nur Deutsch, nur Englisch'],
  'face-covered': ['Verdecktes Gesicht', 'Sonnenbrille, Maske, Kapuze, Gesicht verdeckt, Identität, Ausweis'],
  'special-needs': [
    'Besondere Bedürfnisse',
    'Behinderung, Rollstuhl, sieht schlecht, hört schlecht, Hilfe nötig',
  ],
  'chips-not-visible': [
    'Große Chips versteckt',
    'versteckte Chips, Chips nicht sichtbar, große Chips hinten, Chips verdeckt',
  ],
  'lost-chips': [
    'Chips auf dem Boden gefunden',
    'Chip gefunden, Chip unter dem Tisch, verlorene Chips, Chip verloren',
  ],
};
