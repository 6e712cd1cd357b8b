// What three stacks are worth in prizes, and two ways to share them.
import { deals, icm } from 'riffle/odds';

console.log(icm([5000, 3000, 2000], [50, 30, 20]).map((worth) => worth.toFixed(2)));
console.log(deals([5000, 3000, 2000], [50, 30, 20]).chipChop);
