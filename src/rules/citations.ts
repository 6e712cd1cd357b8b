// Made by scripts/rules.mjs: where each rule is in the code, in code that only tests reach, and which tests cite it.
type Cited = { readonly code: readonly string[]; readonly testOnly?: readonly string[]; readonly tests: readonly string[] };
export const citations: Readonly<Record<string, Cited>> = {
 "play-step-1-small-blind": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "play-step-2-big-blind": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "play-step-3-hole-cards": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/hand/setup.ts"
  ],
  "tests": [
   "src/engine/hand/dealing.test.ts",
   "src/fairness/fairness.test.ts"
  ]
 },
 "play-step-4-first-betting": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "play-step-5-flop": {
  "code": [
   "src/engine/hand/play.ts"
  ],
  "tests": [
   "src/engine/hand/dealing.test.ts",
   "src/fairness/fairness.test.ts"
  ]
 },
 "play-step-6-second-betting": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "play-step-7-turn": {
  "code": [
   "src/engine/hand/play.ts"
  ],
  "tests": [
   "src/engine/hand/dealing.test.ts",
   "src/fairness/fairness.test.ts"
  ]
 },
 "play-step-9-river": {
  "code": [
   "src/engine/hand/play.ts"
  ],
  "tests": [
   "src/engine/hand/dealing.test.ts",
   "src/fairness/fairness.test.ts"
  ]
 },
 "play-step-11-showdown": {
  "code": [],
  "tests": [
   "src/engine/pots/showdown.test.ts"
  ]
 },
 "play-step-12-button-moves": {
  "code": [],
  "tests": [
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "burn-before-board": {
  "code": [
   "src/engine/hand/play.ts"
  ],
  "tests": [
   "src/engine/hand/dealing.test.ts"
  ]
 },
 "shuffle-by-last-dealer": {
  "code": [
   "src/engine/tournament/hands/start.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/tournament/tasks.test.ts",
   "src/web/screens/tv/tv.test.ts"
  ]
 },
 "deal-rotates": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "who-deals-eliminated": {
  "code": [
   "src/engine/tournament/hands/start.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "dealer-duties": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "testOnly": [
   "src/engine/hand/duties.ts"
  ],
  "tests": [
   "src/engine/hand/duties.test.ts"
  ]
 },
 "dealer-announces-count": {
  "code": [],
  "testOnly": [
   "src/engine/hand/duties.ts"
  ],
  "tests": [
   "src/engine/hand/duties.test.ts",
   "src/engine/views/view.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "dealer-asks-option": {
  "code": [
   "src/web/screens/table/voice.ts"
  ],
  "testOnly": [
   "src/engine/hand/duties.ts"
  ],
  "tests": [
   "src/engine/hand/duties.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "dealer-collects-bets": {
  "code": [],
  "testOnly": [
   "src/engine/hand/duties.ts"
  ],
  "tests": [
   "src/engine/hand/duties.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "rr-suit-order": {
  "code": [
   "src/engine/cards/card.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/cards/card.test.ts"
  ]
 },
 "rr-dealt-cards-order": {
  "code": [],
  "tests": []
 },
 "tda-26-deck-change": {
  "code": [
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-38-one-burn": {
  "code": [],
  "tests": [
   "src/engine/hand/dealing.test.ts"
  ]
 },
 "home-no-omaha": {
  "code": [],
  "tests": [
   "src/cli/cli.test.ts"
  ]
 },
 "exposed-first-two-cards": {
  "code": [],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "exposed-later-card-replaced": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "exposed-two-cards-misdeal": {
  "code": [],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "redeal-same-button-bj": {
  "code": [
   "src/engine/tournament/hands/end.ts",
   "src/engine/tournament/hands/hands.ts",
   "src/engine/tournament/rulings/rulings.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "exposed-any-initial-card-bj": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "exposed-after-deal-bj": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "exposed-on-purpose-bj": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "flop-premature-or-too-many": {
  "code": [
   "src/engine/rulings/board.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/followed/followed.test.ts",
   "src/room/room.test.ts"
  ]
 },
 "failed-burn": {
  "code": [
   "src/engine/rulings/board.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "turn-premature": {
  "code": [
   "src/engine/rulings/board.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/desk.test.ts",
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "river-premature": {
  "code": [
   "src/engine/rulings/board.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-deal-extra-card": {
  "code": [
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-flop-extra-known": {
  "code": [
   "src/engine/rulings/board.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-39-four-card-flop": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/web/app/e2e.test.ts"
  ]
 },
 "tda-39-no-burn-flop": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-rp5-premature": {
  "code": [
   "src/engine/rulings/board.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-rp4-dropped-stub": {
  "code": [
   "src/engine/rulings/board.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-a-first-two-exposed": {
  "code": [
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-b-two-exposed": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-c-two-boxed": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-d-two-extra": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-e-wrong-number": {
  "code": [
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-f-out-of-sequence": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-g-button-wrong": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-h-first-card-wrong": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-i-empty-seat": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-j-player-skipped": {
  "code": [
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-deadline": {
  "code": [
   "src/engine/betting/apply.ts",
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/asking.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "misdeal-stud-deadline": {
  "code": [],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-35-misdeal": {
  "code": [
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-36-substantial-action": {
  "code": [
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-37-button-short": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "irregular-back-in-hand": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "irregular-back-in-stub": {
  "code": [
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "irregular-duplicate": {
  "code": [
   "src/engine/hand/decide.ts",
   "src/engine/hand/setup.ts",
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "irregular-missing-card": {
  "code": [
   "src/engine/hand/setup.ts",
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "irregular-unseen-liability": {
  "code": [
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "flashed-by-dealer": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/engine/rulings/misdeals.ts",
   "src/engine/rulings/terms.de.ts",
   "src/engine/rulings/terms.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "flashed-by-player": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/engine/rulings/terms.de.ts",
   "src/engine/rulings/terms.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dealt-off-table": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dropped-card": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/engine/rulings/terms.de.ts",
   "src/engine/rulings/terms.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "player-exposes-card-bj": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "player-exposes-maliciously-bj": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-know-fouled-deck": {
  "code": [
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-extra-money-next-hand": {
  "code": [
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-boxed-card": {
  "code": [
   "src/engine/rulings/hands.ts",
   "src/engine/rulings/misdeals.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-35-fouled": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-fold": {
  "code": [
   "src/engine/rulings/hands.ts",
   "src/history/replay.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-forward-throw": {
  "code": [
   "src/engine/rulings/hands.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-stud-upcards": {
  "code": [],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-wrong-count": {
  "code": [
   "src/engine/rulings/hands.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-joker": {
  "code": [
   "src/engine/rulings/hands.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-clock": {
  "code": [
   "src/engine/clock/decision.ts",
   "src/engine/rulings/hands.ts",
   "src/room/hand-play.ts",
   "src/room/table-time.ts",
   "src/rulebooks/roberts-rules.ts",
   "src/web/screens/table/CallClock.tsx"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/room/call-time.test.ts"
  ]
 },
 "dead-hand-muck": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "dead-hand-into-other-hand": {
  "code": [
   "src/engine/rulings/hands.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/web/app/live-sheets.test.ts"
  ]
 },
 "protect-own-hand": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-14-live-until-killed": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-15-mucked-uncalled-returned": {
  "code": [
   "src/engine/rulings/apply.ts",
   "src/engine/rulings/hands.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-58-odd-folds": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts",
   "src/engine/rulings/hands.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-65-fouled-hand": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "no-limit-bet-size": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/tournament/followed/decide.ts",
   "src/rulebooks/home-guidelines.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "raises-unlimited": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "minimum-bet": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "minimum-raise": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "short-stack-may-enter": {
  "code": [],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "short-all-in-no-reopen": {
  "code": [
   "src/engine/betting/turn.ts",
   "src/engine/hand/play.ts",
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/showdown.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "check-raise-allowed": {
  "code": [],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "announce-raise-first": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/rulings/asking.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "string-bet-tournament": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts",
   "src/engine/rulings/spoken.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/followed/followed.test.ts",
   "src/web/screens/desk/followed.test.ts",
   "src/web/screens/desk/rulings.test.ts"
  ]
 },
 "string-raise-home": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/rulings/asking.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "half-bet-threshold": {
  "code": [
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "oversized-chip": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts",
   "src/engine/rulings/terms.de.ts",
   "src/engine/rulings/terms.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/asking.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "verbal-in-turn-binding": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/declarations.ts",
   "src/engine/rulings/gesture.ts",
   "src/engine/rulings/hands.ts",
   "src/history/replay.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rap-is-check": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "raise-gesture": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "gesture-reliance": {
  "code": [
   "src/engine/rulings/declarations.ts",
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "out-of-turn-binding": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/home-guidelines.ts",
   "src/web/screens/table/early.ts"
  ],
  "tests": [
   "src/cli/desk.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "out-of-turn-check": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/home-guidelines.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/desk.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "out-of-turn-bet": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/cli/desk.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "act-in-turn": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/rulings/conduct.ts",
   "src/engine/tournament/followed/decide.ts",
   "src/history/replay.ts"
  ],
  "testOnly": [
   "src/engine/rulings/apply.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "splashing": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "all-in-show-hands": {
  "code": [
   "src/engine/hand/play.ts",
   "src/history/replay.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "all-in-hidden-chips": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "even-up-all-in": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "limit-raise-cap": {
  "code": [
   "src/engine/betting/turn.ts",
   "src/engine/hand/play.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/betting/limit.test.ts"
  ]
 },
 "limit-fixed-bets": {
  "code": [
   "src/engine/betting/turn.ts",
   "src/engine/hand/play.ts",
   "src/history/replay.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/betting/limit.test.ts",
   "src/plan/structures.test.ts",
   "src/web/app/live-sheets.test.ts",
   "src/web/screens/plan/structures.test.ts"
  ]
 },
 "rr-nl-minimum-constant": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "rr-nl-raise-over-short-all-in": {
  "code": [],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "rr-nl-short-opening-all-in": {
  "code": [],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "rr-nl-cumulative-all-ins": {
  "code": [
   "src/engine/betting/turn.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-nl-acted-not-facing-full": {
  "code": [
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "rr-nl-verbal-beats-chips": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "rr-nl-short-call-corrected": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/declarations.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-nl-release-binds": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "rr-nl-gross-misunderstanding": {
  "code": [
   "src/engine/rulings/bets.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-unlimited-raises-heads-up": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/betting/limit.test.ts"
  ]
 },
 "rr-half-bet-is-raise": {
  "code": [
   "src/engine/betting/turn.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/betting/limit.test.ts",
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "rr-oversized-chip-opening": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "rr-three-act-behind": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-out-of-turn-discretion": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-40-verbal-chips": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-42-raise-methods": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-43-raise-amount": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-44-overchip": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-45-multi-chip": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-46-prior-chips": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-47-reopen": {
  "code": [
   "src/engine/rulings/declarations.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-48-raise-cap": {
  "code": [],
  "tests": [
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "tda-49-accepted-action": {
  "code": [
   "src/engine/rulings/bets.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-51-undercall": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-52-underraise": {
  "code": [
   "src/engine/rulings/bets.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-53-out-of-turn": {
  "code": [
   "src/engine/rulings/gesture.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-54-pot-declaration": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-55-invalid-declarations": {
  "code": [
   "src/engine/hand/play.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/betting/no-limit.test.ts",
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-56-string": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-57-ambiguous-amount": {
  "code": [
   "src/engine/rulings/gesture.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-61-change": {
  "code": [],
  "tests": [
   "src/engine/rulings/gesture.test.ts"
  ]
 },
 "tda-62-found-chips": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-rp22-bounty-chip": {
  "code": [
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-3-terms": {
  "code": [
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-41-calling": {
  "code": [
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-50-act-in-turn": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-59-conditional": {
  "code": [
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-rp2-bets-stay-out": {
  "code": [
   "src/engine/rulings/declarations.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "blinds-schedule-displayed": {
  "code": [
   "src/engine/tournament/clock/clock.ts",
   "src/web/screens/tv/Levels.tsx"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts",
   "src/web/screens/tv/tv.test.ts"
  ]
 },
 "blinds-schedule-t1000": {
  "code": [
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/plan/structures.test.ts",
   "src/server/http/app.test.ts",
   "src/web/screens/plan/structures.test.ts"
  ]
 },
 "blinds-schedule-bj": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/plan/structures.test.ts",
   "src/sim/durations.test.ts",
   "src/web/screens/plan/structures.test.ts"
  ]
 },
 "blinds-small-ratio": {
  "code": [
   "src/engine/clock/schedule.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts"
  ]
 },
 "blinds-two-posted": {
  "code": [
   "src/engine/betting/forced.ts",
   "src/engine/button/button.ts"
  ],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "blinds-rise": {
  "code": [
   "src/engine/clock/schedule.ts",
   "src/engine/tournament/clock/clock.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "blinds-option": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "blinds-raise-every-round-bj": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts",
   "src/engine/betting/no-limit.test.ts"
  ]
 },
 "blinds-missed-still-posted": {
  "code": [],
  "tests": [
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "house-may-accelerate": {
  "code": [
   "src/engine/tournament/clock/clock.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts"
  ]
 },
 "rulebook-mentions-antes": {
  "code": [],
  "tests": [
   "src/engine/clock/clock.test.ts"
  ]
 },
 "rr-blind-short-does-not-lower": {
  "code": [
   "src/engine/betting/apply.ts"
  ],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "rr-short-blind-action": {
  "code": [],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "tda-rp11-bb-ante": {
  "code": [
   "src/engine/betting/forced.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/betting/blinds.test.ts"
  ]
 },
 "home-bb-ante": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/betting/blinds.test.ts",
   "src/engine/pots/pots.test.ts",
   "src/web/screens/plan/edit/edit.test.ts"
  ]
 },
 "home-no-straddle": {
  "code": [],
  "tests": [
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "win-by-fold-or-showdown": {
  "code": [
   "src/engine/hand/decide.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts"
  ]
 },
 "tied-pots": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts",
   "src/engine/ranking/ranking.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "odd-chip": {
  "code": [
   "src/engine/pots/showdown.ts",
   "src/engine/record/hand.ts",
   "src/engine/rulings/showdown.ts",
   "src/web/screens/table/history/story.ts",
   "src/web/screens/table/voice.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts",
   "src/engine/rulings/showdown.test.ts",
   "src/engine/tournament/followed/followed.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts",
   "src/web/screens/table/history/story.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "rr-odd-chip-one-each": {
  "code": [
   "src/engine/pots/showdown.ts",
   "src/web/screens/table/voice.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "rr-pots-split-separately": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/engine/pots/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts",
   "src/engine/tournament/followed/followed.test.ts",
   "src/web/screens/desk/followed.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "tda-20-odd-chips": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-21-side-pots": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts"
  ]
 },
 "hand-rank-1-royal-flush": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-2-straight-flush": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-3-four-of-a-kind": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-4-full-house": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-5-flush": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-6-straight": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-7-three-of-a-kind": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-8-two-pair": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-9-one-pair": {
  "code": [],
  "tests": [
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "hand-rank-order": {
  "code": [],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/ranking/ranking.test.ts"
  ]
 },
 "showdown-dealer-calls": {
  "code": [
   "src/engine/hand/decide.ts"
  ],
  "testOnly": [
   "src/engine/hand/duties.ts"
  ],
  "tests": [
   "src/engine/hand/duties.test.ts",
   "src/engine/pots/showdown.test.ts"
  ]
 },
 "show-all-cards": {
  "code": [
   "src/engine/hand/decide.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/hand/followed.test.ts"
  ]
 },
 "cards-speak": {
  "code": [
   "src/engine/hand/decide.ts",
   "src/engine/pots/showdown.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "show-order-no-bet": {
  "code": [
   "src/engine/pots/showdown.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts",
   "src/engine/tournament/followed/followed.test.ts"
  ]
 },
 "show-order-last-aggressor": {
  "code": [
   "src/engine/pots/showdown.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "show-order-side-pots": {
  "code": [
   "src/engine/pots/showdown.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/pots.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-play-board-declare": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/hand/followed.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-kill-losing-hands": {
  "code": [],
  "tests": []
 },
 "rr-see-called-hand": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-show-one-show-all": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-show-without-delay": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-side-pot-show-first": {
  "code": [],
  "tests": [
   "src/engine/pots/pots.test.ts"
  ]
 },
 "tda-12-cards-speak": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-13-tabling": {
  "code": [
   "src/engine/hand/decide.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts"
  ]
 },
 "tda-16-face-up": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-17-show-order": {
  "code": [
   "src/engine/hand/decide.ts",
   "src/engine/pots/showdown.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/pots/showdown.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-18-ask-to-see": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-19-play-board": {
  "code": [
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/hand/followed.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "table-maximum": {
  "code": [
   "src/engine/hand/setup.ts",
   "src/engine/units.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts"
  ]
 },
 "seating-even": {
  "code": [
   "src/engine/seating/draw.ts",
   "src/engine/tournament/seats/draw.ts",
   "src/engine/tournament/tasks.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/both.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "seating-deck": {
  "code": [
   "src/engine/seating/draw.ts",
   "src/engine/tournament/requests/requests.ts",
   "src/engine/tournament/seats/draw.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/requests/requests.test.ts",
   "src/engine/tournament/seats/real-cards.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/app/live-sheets.test.ts"
  ]
 },
 "seating-draw-positions": {
  "code": [
   "src/engine/seating/draw.ts",
   "src/engine/tournament/seats/draw.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts",
   "src/web/screens/table/screen.test.ts"
  ]
 },
 "seating-suit-is-table": {
  "code": [
   "src/engine/seating/draw.ts",
   "src/engine/tournament/seats/draw.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/requests/requests.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/app/live-sheets.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts",
   "src/web/screens/table/screen.test.ts"
  ]
 },
 "redraw-18-to-two-tables": {
  "code": [
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "redraw-9-final-table": {
  "code": [
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/engine/views/desk-view.test.ts",
   "src/web/screens/desk/state/task-text.test.ts",
   "src/web/screens/tv/tv.test.ts"
  ]
 },
 "redraw-half-field": {
  "code": [
   "src/engine/tournament/decide.ts",
   "src/engine/tournament/seats/decide.ts",
   "src/engine/tournament/seats/draw.ts",
   "src/engine/tournament/seats/seats.ts",
   "src/engine/views/moves-view.ts",
   "src/history/forgetting.ts",
   "src/history/step-text.ts",
   "src/protocol/commands.ts",
   "src/room/permissions.ts",
   "src/web/screens/desk/procedures/Tools.tsx"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts",
   "src/engine/views/moves-view.test.ts",
   "src/web/screens/tv/cues.test.ts"
  ]
 },
 "redraw-8-final-table-bj": {
  "code": [
   "src/engine/tournament/seats/draw.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts",
   "src/engine/views/moves-view.test.ts",
   "src/web/screens/tv/cues.test.ts"
  ]
 },
 "combine-as-new-game": {
  "code": [
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "tables-play-internally": {
  "code": [
   "src/engine/tournament/seats/move.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "seating-dealers-one-per-table": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/engine/seating/draw.ts",
   "src/engine/tournament/seats/dealers.ts",
   "src/engine/tournament/seats/draw.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/real-cards.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "seating-dealer-in-middle": {
  "code": [
   "src/engine/seating/draw.ts",
   "src/engine/views/table-view.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/real-cards.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "seating-random-bj": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "seat-change-forbidden": {
  "code": [
   "src/engine/tournament/seats/draw.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/screens/desk/phone-desk.test.ts"
  ]
 },
 "rr-redraw-three-two-one": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "rr-seat-change-director": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "rr-seating-random": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts"
  ]
 },
 "tda-7-wrong-seat": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "tda-rp9-final-table": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "home-shootout": {
  "code": [
   "src/engine/tournament/seats/arrange.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "home-hpt-seating-table": {
  "code": [],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "balance-threshold": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/home-guidelines.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/history/tell-tournament.test.ts",
   "src/web/app/e2e.test.ts",
   "src/web/screens/desk/state/task-text.test.ts",
   "src/web/screens/tv/cues.test.ts",
   "src/web/shared/rulebooks/rulebooks.test.ts"
  ]
 },
 "balance-donor-tie": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/engine/views/desk-view.test.ts",
   "src/web/screens/desk/state/todo.test.ts",
   "src/web/screens/table/table.test.ts"
  ]
 },
 "balance-same-position": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/engine/tournament/seats/balancing.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/cli/script/script.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/procedures.test.ts",
   "src/engine/tournament/twin.test.ts"
  ]
 },
 "balance-example-right-of-button": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts"
  ]
 },
 "balance-before-next-hand": {
  "code": [
   "src/engine/tournament/hands/start.ts",
   "src/engine/tournament/seats/arrange.ts",
   "src/engine/tournament/seats/move.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/procedures.test.ts",
   "src/engine/tournament/seats/real-cards.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/engine/views/live-view.test.ts"
  ]
 },
 "balance-playing-a-hand": {
  "code": [],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "moved-player-obligations": {
  "code": [
   "src/engine/tournament/seats/balancing.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/procedures.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "balance-several-moves": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts"
  ]
 },
 "balance-three-table-example": {
  "code": [],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/procedures.test.ts"
  ]
 },
 "moved-small-blind-bj": {
  "code": [
   "src/engine/button/button.ts",
   "src/engine/tournament/seats/move.ts",
   "src/engine/tournament/seats/seats.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "rr-balance-numbers": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts"
  ]
 },
 "rr-broken-table-order": {
  "code": [
   "src/engine/tournament/seats/arrange.ts",
   "src/engine/tournament/seats/move.ts",
   "src/web/shared/live/my-seat.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/app/whole-tournament.test.ts"
  ]
 },
 "tda-10-broken-table": {
  "code": [
   "src/engine/tournament/hands/setup.ts",
   "src/rulebooks/tda.ts",
   "src/sim/simulated-tournament.ts"
  ],
  "tests": [
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "tda-11-balance": {
  "code": [
   "src/engine/seating/balance.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "tda-rp16-absent-break": {
  "code": [],
  "tests": []
 },
 "initial-button-bj": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "initial-button-draw": {
  "code": [
   "src/engine/seating/draw.ts",
   "src/engine/tournament/seats/button-draw.ts",
   "src/history/tell-words.de.ts",
   "src/history/tell-words.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/real-cards.test.ts",
   "src/engine/tournament/seats/seats.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "button-advances-one": {
  "code": [
   "src/engine/button/button.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "dead-button-bb-bust": {
  "code": [
   "src/engine/button/button.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/dead-button.test.ts",
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/engine/views/desk-view.test.ts",
   "src/web/screens/tv/tv.test.ts",
   "src/web/shared/booklet/button-help.test.ts"
  ]
 },
 "dead-button-sb-bust": {
  "code": [
   "src/engine/button/button.ts",
   "src/engine/button/moving-button.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/dead-button.test.ts",
   "src/engine/button/moving-button.test.ts",
   "src/web/shared/booklet/button-help.test.ts"
  ]
 },
 "dead-button-replaced": {
  "code": [],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/dead-button.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "dead-button-general": {
  "code": [
   "src/engine/button/dead-button.ts",
   "src/engine/tournament/hands/track.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/dead-button.test.ts",
   "src/engine/button/moving-button.test.ts",
   "src/engine/button/told-button.test.ts",
   "src/engine/tournament/live.test.ts"
  ]
 },
 "heads-up-transition": {
  "code": [
   "src/engine/button/button.ts",
   "src/engine/button/dead-button.ts",
   "src/engine/tournament/open-questions.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/dead-button.test.ts",
   "src/web/shared/booklet/button-help.test.ts"
  ]
 },
 "heads-up-order": {
  "code": [
   "src/engine/betting/forced.ts",
   "src/engine/button/button.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/betting/blinds.test.ts",
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "heads-up-first-card": {
  "code": [],
  "tests": [
   "src/engine/hand/dealing.test.ts"
  ]
 },
 "no-dead-button-principle": {
  "code": [
   "src/engine/button/moving-button.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "no-dead-button-left-on-small-blind": {
  "code": [
   "src/engine/button/button.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "no-dead-button-left-on-button": {
  "code": [
   "src/engine/button/button.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/button/moving-button.test.ts",
   "src/web/shared/booklet/button-help.test.ts"
  ]
 },
 "no-dead-button-absent-at-deal": {
  "code": [
   "src/engine/button/button.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "button-misplaced-last-hand": {
  "code": [
   "src/engine/button/button.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts",
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "rr-button-methods": {
  "code": [],
  "tests": [
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "rr-button-tournament-dead": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "rr-heads-up-button": {
  "code": [],
  "tests": [
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "rr-initial-button-high-card": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts"
  ]
 },
 "tda-32-dead-button": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "tda-34-button": {
  "code": [
   "src/engine/rulings/misdeals.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "home-online-moving-simple": {
  "code": [
   "src/engine/button/button.ts"
  ],
  "tests": [
   "src/engine/button/moving-button.test.ts"
  ]
 },
 "buyin-price-displayed": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": []
 },
 "buyin-starting-stack": {
  "code": [
   "src/engine/tournament/entries/entries.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts",
   "src/web/screens/plan/structures.test.ts",
   "src/web/shared/planning/wish.test.ts"
  ]
 },
 "chips-have-no-cash-value": {
  "code": [],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts"
  ]
 },
 "rebuy-only-when-broke": {
  "code": [
   "src/engine/tournament/rebuys/rebuys.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/requests/requests.test.ts"
  ]
 },
 "rebuy-window": {
  "code": [
   "src/engine/tournament/rebuys/rebuys.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/home-guidelines.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/script/script.test.ts",
   "src/engine/tournament/breaks/breaks.test.ts",
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/procedures.test.ts",
   "src/engine/tournament/twin.test.ts",
   "src/engine/views/live-view.test.ts",
   "src/room/rebuy-pause.test.ts",
   "src/web/screens/desk/people/actions.test.ts",
   "src/web/screens/tv/led.test.ts",
   "src/web/shared/live/schedule.test.ts",
   "src/web/shared/rulebooks/rulebooks.test.ts"
  ]
 },
 "rebuy-price-chips": {
  "code": [
   "src/engine/tournament/rebuys/rebuys.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts",
   "src/plan/plan.test.ts"
  ]
 },
 "rebuy-count-limit": {
  "code": [
   "src/engine/tournament/rebuys/rebuys.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/requests/requests.test.ts"
  ]
 },
 "rebuy-not-during-hand": {
  "code": [
   "src/engine/tournament/rebuys/rebuys.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts"
  ]
 },
 "addon-availability": {
  "code": [
   "src/engine/tournament/breaks/breaks.ts",
   "src/engine/tournament/entries/add-ons.ts",
   "src/engine/tournament/race/race.ts",
   "src/engine/tournament/tasks.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/breaks/breaks.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/engine/views/live-view.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "addon-cap-and-price": {
  "code": [
   "src/engine/money/addon.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/money/money.test.ts",
   "src/engine/tournament/breaks/breaks.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/views/live-view.test.ts",
   "src/plan/plan.test.ts",
   "src/plan/structures.test.ts",
   "src/web/screens/plan/structures.test.ts"
  ]
 },
 "addon-optional-amount": {
  "code": [],
  "tests": [
   "src/engine/money/money.test.ts",
   "src/web/app/live-sheets.test.ts"
  ]
 },
 "rr-rebuy-announced": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts"
  ]
 },
 "tda-27-rebuys": {
  "code": [],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts"
  ]
 },
 "home-freezeout": {
  "code": [],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts"
  ]
 },
 "purse-definition": {
  "code": [
   "src/engine/tournament/money/money.ts",
   "src/engine/tournament/state/purse.ts",
   "src/engine/tournament/tasks.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/money/money.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/money/money.test.ts",
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "home-costs": {
  "code": [
   "src/engine/tournament/state/purse.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/money/money.test.ts",
   "src/plan/plan.test.ts",
   "src/server/http/app.test.ts"
  ]
 },
 "home-prizes-rounded": {
  "code": [
   "src/engine/money/prizes.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/money/money.test.ts",
   "src/web/screens/plan/edit/edit.test.ts"
  ]
 },
 "home-settle-up": {
  "code": [
   "src/engine/money/settle-up.ts"
  ],
  "tests": [
   "src/engine/money/settle-up.test.ts",
   "src/engine/tournament/money/money.test.ts"
  ]
 },
 "payout-structure-displayed": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/procedures.test.ts",
   "src/engine/views/payouts-view.test.ts"
  ]
 },
 "payout-default-five-places": {
  "code": [],
  "tests": [
   "src/engine/money/money.test.ts"
  ]
 },
 "payout-by-field-size": {
  "code": [
   "src/engine/money/prizes.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/money/money.test.ts"
  ]
 },
 "finish-order": {
  "code": [
   "src/engine/tournament/hands/busted.ts",
   "src/engine/tournament/money/finish.ts",
   "src/engine/tournament/request-tasks.ts",
   "src/engine/tournament/tasks.ts"
  ],
  "tests": [
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/requests/requests.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/web/app/live-sheets.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "simultaneous-elimination": {
  "code": [
   "src/engine/tournament/hands/bust.ts",
   "src/engine/tournament/questions/answers.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/home-guidelines.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/money/money.test.ts",
   "src/engine/tournament/followed/followed.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/procedures.test.ts",
   "src/engine/views/desk-view.test.ts",
   "src/engine/views/payouts-view.test.ts"
  ]
 },
 "side-deals": {
  "code": [
   "src/engine/tournament/entries/entries.ts",
   "src/engine/tournament/money/money.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/script/script.test.ts",
   "src/engine/tournament/money/money.test.ts",
   "src/engine/tournament/people/people.test.ts",
   "src/engine/views/desk-view.test.ts",
   "src/engine/views/payouts-view.test.ts",
   "src/room/pause-and-end.test.ts",
   "src/web/screens/desk/procedures/guided-tournament.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts"
  ]
 },
 "rr-simultaneous-bust-stack": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/money/money.test.ts"
  ]
 },
 "tda-rp8-hand-for-hand": {
  "code": [
   "src/engine/tournament/hands/start.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/views/desk-view.test.ts"
  ]
 },
 "home-bounty-fixed": {
  "code": [
   "src/engine/pots/last-chips.ts",
   "src/engine/tournament/hands/bounties.ts",
   "src/engine/tournament/open-questions.ts",
   "src/rulebooks/roberts-rules.ts",
   "src/web/shared/followed/all-in.ts"
  ],
  "tests": [
   "src/engine/pots/last-chips.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/history/after.test.ts",
   "src/room/dealt-commands.test.ts",
   "src/server/site/own-statistics.test.ts",
   "src/web/screens/desk/trouble.test.ts"
  ]
 },
 "home-bounty-progressive": {
  "code": [
   "src/engine/tournament/hands/bounties.ts"
  ],
  "tests": [
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "home-bounty-rebuy": {
  "code": [],
  "tests": [
   "src/engine/tournament/tasks.test.ts"
  ]
 },
 "home-equal-stacks-split": {
  "code": [
   "src/engine/money/prizes.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/money/money.test.ts"
  ]
 },
 "late-committed-player-seated": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "late-forfeit-deadline": {
  "code": [
   "src/engine/tournament/people/people.ts",
   "src/engine/tournament/seats/late.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/people/people.test.ts",
   "src/engine/tournament/seats/late.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/engine/tournament/tv/tv.test.ts",
   "src/server/site/memory.test.ts",
   "src/web/screens/plan/times.test.ts"
  ]
 },
 "late-window-round-one": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/web/screens/desk/phone-desk.test.ts"
  ]
 },
 "late-prepaid-no-penalty": {
  "code": [
   "src/cli/desk/tournament.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/seats/late.test.ts"
  ]
 },
 "late-unpaid-missed-blinds": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/cli/script/script.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/seats/late.test.ts",
   "src/web/screens/desk/state/task-text.test.ts"
  ]
 },
 "late-unpaid-posts-big-blind": {
  "code": [
   "src/engine/tournament/hands/start.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/betting/blinds.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/live.test.ts"
  ]
 },
 "late-table-choice": {
  "code": [
   "src/engine/seating/late.ts",
   "src/engine/tournament/seats/late.ts",
   "src/engine/tournament/tasks.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/seats/late.test.ts",
   "src/engine/tournament/seats/real-cards.test.ts",
   "src/engine/views/moves-view.test.ts",
   "src/web/screens/tv/led.test.ts"
  ]
 },
 "late-missed-blinds-all": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/engine/seating/late.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/views/live-view.test.ts"
  ]
 },
 "rr-paid-entrant-absent": {
  "code": [
   "src/engine/tournament/people/people.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "rr-late-stack-in-seat": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "tda-8-late-full-stack": {
  "code": [
   "src/cli/desk/tournament.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/seats/seats.test.ts"
  ]
 },
 "no-refunds-after-first-hand": {
  "code": [
   "src/engine/tournament/entries/entries.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts",
   "src/engine/tournament/live.test.ts"
  ]
 },
 "absence-under-20-minutes": {
  "code": [
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "absence-drop-is-optional": {
  "code": [],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "absence-over-20-minutes": {
  "code": [
   "src/engine/seating/late.ts",
   "src/engine/tournament/people/people.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/cli/script/script.test.ts",
   "src/engine/seating/seating.test.ts",
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/engine/tournament/people/people.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/web/screens/desk/state/task-text.test.ts"
  ]
 },
 "absence-who-posts": {
  "code": [],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "absence-moved": {
  "code": [],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "absence-bj-drop": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "testOnly": [
   "src/engine/tournament/hands/start.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "rr-seat-at-deal": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "rr-absent-dealt-in": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "tda-30-at-seat": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "timer-restarts-at-once": {
  "code": [
   "src/engine/clock/clock.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "new-level-from-next-hand": {
  "code": [],
  "tests": [
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "hand-in-play-definition": {
  "code": [
   "src/engine/tournament/hands/start.ts",
   "src/engine/tournament/state/bell.ts",
   "src/rulebooks/homepokertourney.ts"
  ],
  "tests": [
   "src/engine/tournament/edges.test.ts",
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "breaks-scheduling": {
  "code": [
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/plan/plan.test.ts",
   "src/plan/structures.test.ts"
  ]
 },
 "timer-stops-for-break-and-dispute": {
  "code": [],
  "tests": [
   "src/engine/clock/clock.test.ts"
  ]
 },
 "no-new-hand-during-stop": {
  "code": [
   "src/engine/tournament/hands/start.ts",
   "src/room/table-hold.ts"
  ],
  "tests": [
   "src/engine/tournament/hands/hands.test.ts",
   "src/engine/tournament/live.test.ts",
   "src/room/pause-and-end.test.ts"
  ]
 },
 "level-length-hpt": {
  "code": [],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/sim/durations.test.ts"
  ]
 },
 "level-length-bj": {
  "code": [],
  "tests": [
   "src/engine/clock/clock.test.ts"
  ]
 },
 "call-the-clock": {
  "code": [
   "src/engine/clock/decision.ts",
   "src/engine/rulings/hands.ts",
   "src/engine/tournament/requests/requests.ts",
   "src/room/table-time.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/web/screens/table/CallClock.tsx"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/requests/requests.test.ts",
   "src/room/call-time.test.ts",
   "src/web/screens/desk/people/actions.test.ts",
   "src/web/screens/table/screen.test.ts",
   "src/web/screens/tv/cues.test.ts",
   "src/web/screens/tv/tv.test.ts"
  ]
 },
 "rr-deal-starts-at-riffle": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "tda-23-new-level": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/tournament/hands/hands.test.ts"
  ]
 },
 "tda-29-clock": {
  "code": [
   "src/engine/rulings/hands.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/clock/clock.test.ts",
   "src/engine/rulings/rulings.test.ts",
   "src/room/call-time.test.ts"
  ]
 },
 "chip-values": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "chip-set-a": {
  "code": [
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "chip-set-b": {
  "code": [],
  "tests": [
   "src/engine/chips/chips.test.ts",
   "src/web/shared/planning/wish.test.ts"
  ]
 },
 "chip-set-c": {
  "code": [],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "chip-white-yellow-unused": {
  "code": [],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "chips-needed-10": {
  "code": [],
  "tests": [
   "src/engine/chips/chips.test.ts",
   "src/plan/structures.test.ts",
   "src/web/screens/plan/structures.test.ts"
  ]
 },
 "chips-needed-24": {
  "code": [],
  "tests": [
   "src/engine/chips/chips.test.ts",
   "src/plan/structures.test.ts",
   "src/web/screens/plan/structures.test.ts"
  ]
 },
 "chips-buy-in-rolls": {
  "code": [
   "src/engine/chips/denominations.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "chips-visible": {
  "code": [],
  "tests": []
 },
 "chips-removed-from-table": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/tournament/hands/end.ts",
   "src/engine/tournament/seats/counting.ts",
   "src/engine/tournament/stacks/stacks.ts",
   "src/web/screens/desk/people/Forms.tsx"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "colour-up-trigger": {
  "code": [
   "src/engine/chips/denominations.ts",
   "src/engine/tournament/breaks/breaks.ts",
   "src/engine/tournament/race/race.ts",
   "src/engine/tournament/tasks.ts",
   "src/plan/blinds.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts",
   "src/engine/tournament/both.test.ts",
   "src/engine/tournament/breaks/breaks.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/plan/plan.test.ts",
   "src/web/screens/tv/led.test.ts",
   "src/web/shared/live/schedule.test.ts"
  ]
 },
 "colour-up-exchange": {
  "code": [
   "src/engine/chips/race.ts",
   "src/engine/tournament/race/race.ts",
   "src/rulebooks/bnai-jeshurun.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts",
   "src/engine/views/desk-view.test.ts"
  ]
 },
 "chip-race-cards": {
  "code": [
   "src/engine/chips/race.ts",
   "src/engine/tournament/race/race.ts",
   "src/engine/views/desk-view.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts",
   "src/engine/tournament/race/race.test.ts",
   "src/engine/views/desk-view.test.ts",
   "src/web/screens/desk/procedures/guided-tournament.test.ts"
  ]
 },
 "chip-race-award": {
  "code": [
   "src/engine/tournament/race/race.ts",
   "src/engine/views/desk-view.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/cli/script/script.test.ts",
   "src/engine/chips/chips.test.ts",
   "src/engine/tournament/race/race.test.ts",
   "src/engine/views/desk-view.test.ts"
  ]
 },
 "chip-race-remainder": {
  "code": [
   "src/rulebooks/home-guidelines.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/chips/chips.test.ts",
   "src/web/screens/desk/procedures/procedures.test.ts"
  ]
 },
 "chip-race-no-elimination": {
  "code": [
   "src/engine/chips/race.ts",
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/cli/procedures.test.ts",
   "src/engine/chips/chips.test.ts",
   "src/engine/tournament/edges.test.ts",
   "src/engine/views/desk-view.test.ts"
  ]
 },
 "chip-race-example-names": {
  "code": [],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "rr-smallest-chip-plays": {
  "code": [],
  "tests": []
 },
 "tda-24-chip-race": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/chips/chips.test.ts"
  ]
 },
 "tda-25-colour-up-discretion": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": []
 },
 "tda-63-out-of-view": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": []
 },
 "tda-64-lost-chips": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "precedence-house-over-roberts": {
  "code": [
   "src/rulebooks/index.ts"
  ],
  "tests": [
   "src/rulebooks/rulebooks.test.ts"
  ]
 },
 "doc-scope-home-guidelines": {
  "code": [],
  "tests": []
 },
 "game-no-limit-holdem": {
  "code": [],
  "tests": [
   "src/rulebooks/rulebooks.test.ts"
  ]
 },
 "text-source-roberts-v4": {
  "code": [],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "booklet-licence": {
  "code": [],
  "tests": []
 },
 "director-scope": {
  "code": [
   "src/engine/rulings/apply.ts",
   "src/engine/tournament/record-ruling.ts"
  ],
  "tests": []
 },
 "director-delegate-timer": {
  "code": [],
  "tests": [
   "src/web/app/people-e2e.test.ts"
  ]
 },
 "director-final-authority": {
  "code": [
   "src/engine/rulings/apply.ts",
   "src/engine/rulings/etiquette.ts",
   "src/engine/rulings/irregular-cards.ts",
   "src/engine/tournament/rulings/anyway.ts",
   "src/engine/tournament/rulings/rulings.ts",
   "src/engine/tournament/seats/arrange.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts",
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "director-conflict-of-interest": {
  "code": [
   "src/engine/tournament/rulings/rulings.ts",
   "src/web/screens/desk/Overrule.tsx"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts",
   "src/web/screens/desk/followed.test.ts"
  ]
 },
 "director-named": {
  "code": [],
  "tests": []
 },
 "rr-correct-errors": {
  "code": [
   "src/engine/rulings/declarations.ts",
   "src/engine/rulings/showdown.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-ruling-deadline": {
  "code": [
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-fairness": {
  "code": [
   "src/engine/rulings/apply.ts",
   "src/engine/rulings/etiquette.ts",
   "src/engine/rulings/irregular-cards.ts"
  ],
  "tests": [
   "src/engine/rulings/apply.test.ts"
  ]
 },
 "tda-1-fairness": {
  "code": [
   "src/engine/rulings/bets.ts",
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": []
 },
 "tda-22-dispute-window": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "age-minimum": {
  "code": [
   "src/engine/tournament/entries/entries.ts",
   "src/rulebooks/bnai-jeshurun.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/entries/entries.test.ts",
   "src/room/start-play.test.ts",
   "src/web/screens/desk/state/task-text.test.ts"
  ]
 },
 "no-self-change": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "no-showing-live-cards": {
  "code": [
   "src/rulebooks/homepokertourney.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "no-coaching": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "no-commentary": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/room/talk.ts",
   "src/web/screens/table/talk/hearing.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/room/around-a-hand.test.ts",
   "src/room/talk.test.ts",
   "src/web/screens/table/talk/hearing.test.ts"
  ]
 },
 "no-commentary-obvious": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "commentary-heads-up-exception": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/room/talk.test.ts"
  ]
 },
 "cards-chips-stay-on-table": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "intoxicated-disqualified": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "deliberate-out-of-turn": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/gesture.test.ts",
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "right-to-know-stacks": {
  "code": [
   "src/engine/rulings/etiquette.ts",
   "src/rulebooks/home-guidelines.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "rr-disqualified-chips": {
  "code": [
   "src/engine/tournament/people/people.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/tournament/people/people.test.ts"
  ]
 },
 "rr-penalties": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/misdeals.ts",
   "src/engine/rulings/penalties.ts",
   "src/engine/tournament/record-ruling.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/engine/tournament/people/people.test.ts",
   "src/engine/tournament/tasks.test.ts",
   "src/web/screens/desk/followed.test.ts"
  ]
 },
 "tda-28-rabbit": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-31-stay-at-table": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-33-dodging": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-60-count": {
  "code": [
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-67-no-disclosure": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/showdown.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts",
   "src/room/talk.test.ts"
  ]
 },
 "tda-68-exposing": {
  "code": [
   "src/engine/rulings/irregular-cards.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-69-collusion": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "tda-71-penalties": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/misdeals.ts",
   "src/engine/rulings/penalties.ts",
   "src/engine/tournament/record-ruling.ts",
   "src/rulebooks/tda.ts"
  ],
  "tests": [
   "src/engine/rulings/rulings.test.ts"
  ]
 },
 "rr-etiquette": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/etiquette.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts",
   "src/web/screens/desk/rulings.test.ts"
  ]
 },
 "rr-conduct-code": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": []
 },
 "rr-one-language": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": []
 },
 "rr-no-next-card": {
  "code": [
   "src/engine/rulings/conduct.ts"
  ],
  "tests": []
 },
 "rr-chips-in-view": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/etiquette.ts",
   "src/rulebooks/roberts-rules.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-2-responsibilities": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-4-identity": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-5-devices": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-6-language": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-9-special-needs": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-70-etiquette": {
  "code": [
   "src/engine/rulings/conduct.ts",
   "src/engine/rulings/etiquette.ts",
   "src/engine/rulings/showdown.ts"
  ],
  "tests": [
   "src/engine/rulings/showdown.test.ts"
  ]
 },
 "tda-rp3-belongings": {
  "code": [
   "src/engine/rulings/etiquette.ts"
  ],
  "tests": []
 },
 "odds-turn": {
  "code": [],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "odds-river": {
  "code": [],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "odds-turn-or-river": {
  "code": [],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "odds-turn-and-river": {
  "code": [],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "odds-rounding": {
  "code": [],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "odds-full-table": {
  "code": [
   "src/odds/outs.ts"
  ],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "outs-by-draw": {
  "code": [
   "src/odds/outs.ts"
  ],
  "tests": [
   "src/odds/outs.test.ts"
  ]
 },
 "odds-credit": {
  "code": [],
  "tests": []
 }
};
