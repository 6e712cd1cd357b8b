// A sit-and-go of six under TDA rules: seats, blinds, button, knock-outs and places are the tournament's.
import { TournamentGame } from 'riffle/engine';

let seeds = 0;
const at = (now) => ({ now, seed: (++seeds).toString(16).padStart(64, '0') });
const done = (refusal) => {
  if (refusal !== null) throw new Error(refusal.message);
};

const created = TournamentGame.create({ name: 'Friday', rulebook: 'tda', kind: 'dealt' });
if (!created.ok) throw new Error(created.refusal.message);
const tournament = created.value;
for (const name of ['Ann', 'Ben', 'Cid', 'Dee', 'Eve', 'Fay'])
  done(tournament.do({ type: 'enter', player: name.toLowerCase(), name }, at(0)));
done(tournament.do({ type: 'draw-seats', kind: 'dealt' }, at(0)));
done(tournament.do({ type: 'start' }, at(0)));

let now = 0;
let hands = 0;
for (;;) {
  const { phase, players, places, tasks, clock } = tournament.view({ role: 'director' }, now);
  if (phase === 'over') {
    console.log(`${hands} hands:`, places.map(({ place, name }) => `${place}. ${name}`).join(', '));
    break;
  }
  // What the director should do comes as tasks, each with its command.
  const due = tasks.find(({ command }) => command?.type === 'color-up');
  if (players.left === 1) done(tournament.do({ type: 'finish' }, at(now)));
  else if (due !== undefined) done(tournament.do(due.command, at(now)));
  else if (clock.onBreak) now += clock.left;
  else playHand();
}

function playHand() {
  hands++;
  now += 90_000;
  const hand = tournament.startHand('1', at(now));
  if (!hand.ok) throw new Error(hand.refusal.message);
  const game = hand.value;
  while (game.phase !== 'over') {
    const { legal } = game;
    if (legal === null) game.deal();
    // Pairs and aces go all-in, others check or fold: it ends some time.
    else {
      const [a, b] = game.view({ role: 'player', seat: legal.seat }).players.find(({ seat }) => seat === legal.seat).cards;
      if ((a[0] === b[0] || a[0] === 'A' || b[0] === 'A') && legal.raise !== null)
        game.act(legal.seat, 'raise', legal.raise.maximum);
      else game.act(legal.seat, legal.canCheck ? 'check' : a[0] > '8' ? 'call' : 'fold');
    }
  }
  done(tournament.endHand('1', game, at(now)));
}
