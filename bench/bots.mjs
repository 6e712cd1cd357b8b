// npm run bench:bots: how often each temperament wins against beginners, with the bounds of the estimate.
import { findRulebook } from '../dist/rulebooks/index.js';
import { anything, callingStation } from '../dist/sim/beginners.js';
import { contest } from '../dist/sim/contest.js';
import { temperaments } from '../dist/sim/temperaments.js';

const TOURNAMENTS = Number(process.argv[2] ?? 1000);
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const told = ({ share, from, to }) => `${percent(share)} (${percent(from)} to ${percent(to)})`;

console.log(
  `| of ${TOURNAMENTS} single tables won by five | against five who call | against five who do anything |\n|---|---|---|`,
);
for (const [name, who] of Object.entries(temperaments)) {
  const [calling, any] = [callingStation, anything].map((other) =>
    contest(findRulebook('tda'), who, other, TOURNAMENTS),
  );
  console.log(`| ${name} | ${told(calling)} | ${told(any)} |`);
}
