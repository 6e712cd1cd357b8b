import { missingFacts, settle } from '../rulings/asking.ts';
import { factNeeded } from '../rulings/ruling.ts';
import { irregularities } from '../rulings/rulings.ts';
import { endHand } from './hands/end.ts';
import type { HandsEvent } from './hands/hands.ts';
import { decidePeople, type PeopleEvent } from './people/people.ts';
import type { RecordRuling, RulingsEvent } from './rulings/rulings.ts';
import { type Draft, reject } from './state/draft.ts';
import type { TableId } from './state/state.ts';

/** A disqualification may leave a winner. */
type RulingsDraft = Draft<RulingsEvent | PeopleEvent | HandsEvent>;

/** The rulebook's ruling on these facts goes on record, and the offender gets their penalty [tda-71-penalties, rr-penalties]. */
export function recordRuling(draft: RulingsDraft, told: RecordRuling): void {
  const { rulebook } = draft.tournament;
  const what = irregularities.find(({ id }) => id === told.irregularity);
  if (what === undefined)
    return reject(
      'unknown-irregularity',
      'director-scope',
      `there is no irregularity called "${told.irregularity}"`,
    );
  const [missing] = missingFacts(what, told.facts, rulebook);
  if (missing !== undefined)
    reject('fact-needed', 'director-scope', factNeeded(missing, told.facts[missing.name]), {
      fact: missing.name,
    });
  const { player, penalty, stack } = told;
  if (told.table !== undefined) draft.table(told.table);
  if (player !== undefined) draft.player(player);
  if (penalty !== undefined && player === undefined) reject('nobody-named', null, 'say who gets the penalty');
  const { ruling, rule, effect } = settle(what, told.facts, rulebook);
  draft.push({
    type: 'ruled',
    irregularity: what.id,
    ruling,
    rule,
    table: told.table ?? null,
    player: player ?? null,
  });
  if (effect === 'void' && told.table !== undefined) endMisdeal(draft, told.table);
  if (penalty !== undefined && player !== undefined)
    decidePeople(draft, {
      type: 'penalize',
      player,
      penalty: { ...penalty, reason: what.title },
      ...(stack !== undefined && { stack }),
    });
}

/** Where people tap hands in, a misdeal ends the hand in play: it is dealt again with the same button. */
function endMisdeal(draft: RulingsDraft, id: TableId): void {
  const { kind, hand } = draft.table(id);
  if (kind !== 'dealt' && hand !== null) endHand(draft, { type: 'end-hand', table: id, misdeal: true });
}
