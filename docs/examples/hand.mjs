// Plays one hand: everybody calls, the last player standing at the showdown takes the pot.
import { HandGame } from 'riffle/engine';

const started = HandGame.start({
  players: [
    { seat: 1, stack: 1000 },
    { seat: 2, stack: 1000 },
    { seat: 5, stack: 400 },
  ],
  button: 5,
  blinds: { small: 10, big: 20 },
  rulebook: 'tda',
  seed: '4a'.repeat(32),
});
if (!started.ok) throw new Error(started.refusal.message);
const hand = started.value;

// A raise that is too small changes nothing and says why.
const refusal = hand.act(5, 'raise', 25);
console.log(refusal.code, refusal.rule);

hand.act(5, 'raise', 60);
while (hand.phase !== 'over') {
  const { legal } = hand;
  if (legal === null) hand.deal();
  else hand.act(legal.seat, legal.canCheck ? 'check' : 'call');
}
console.log(hand.view().board.join(' '), hand.stacks);

// The events are the hand: stored and read back, it is the same one.
const again = HandGame.from(JSON.parse(JSON.stringify(hand.events)));
console.log(JSON.stringify(again.stacks) === JSON.stringify(hand.stacks));
