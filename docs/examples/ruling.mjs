// Settles an argument: the same thing happens under two rulebooks.
import { findRulings, rule, ruleOf } from 'riffle/rules';

const [stringBet] = findRulings('string bet');
console.log(stringBet.title);

for (const rulebook of ['homepokertourney', 'bnai-jeshurun']) {
  const facts = {};
  for (;;) {
    const given = rule(stringBet.id, rulebook, facts);
    if ('ruling' in given) {
      console.log(rulebook, '·', given.ruling.ruling, `[${given.ruling.rule}: ${ruleOf(given.ruling.rule).says}]`);
      break;
    }
    // The deciding question comes first; here the first answer is always taken.
    facts[given.asks.name] = given.asks.cases[0].value;
    console.log(' ', given.asks.ask, given.asks.cases[0].say);
  }
}
