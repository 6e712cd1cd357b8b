// Aces against kings, counted; a range against a range, dealt at random where counting would take long.
import { equity, outsChart } from 'riffle/odds';

const { players, boards, exact } = equity(['AsAh', 'KsKd']);
console.log(players.map(({ hand, equity: share }) => `${hand} ${(100 * share).toFixed(2)}%`), boards, exact);
console.log(equity(['QQ+, AKs', '22+'], { board: '2c 7d 9h' }).players[0].equity.toFixed(3));
console.log(`nine outs twice: ${outsChart().find(({ outs }) => outs === 9).either.percent}%`);
