// Reads a hand of the Poker Hand History standard, plays it by the rules, and tells it.
import { readPhh, replayHand, tell } from 'riffle/history';

const [record] = readPhh(`
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
min_bet = 20
starting_stacks = [1000, 1000, 600]
actions = ['d dh p1 AsKs', 'd dh p2 QdQh', 'd dh p3 7c2d', 'p3 f', 'p1 cbr 60', 'p2 cc', 'd db 2s9sQs', 'p1 cbr 80', 'p2 cc', 'd db 4h', 'p1 cc', 'p2 cc', 'd db 4c', 'p1 cc', 'p2 cc', 'p1 sm AsKs', 'p2 sm QdQh']
`);
const { finalStacks, pots, refused, events } = replayHand(record);
console.log(finalStacks, pots, refused);
console.log([...tell(events, (seat) => `Player ${seat}`)].at(-1));
