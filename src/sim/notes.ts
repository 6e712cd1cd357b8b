/** Where the count starts for each player: as if they had acted this often and raised as often as people do. */
const AS_PEOPLE = { actions: 16, raises: 2 };
/** The share of actions that are raises: up to the first, a player is like others; from the second on, they raise anything. */
const ORDINARY = 0.26;
const WILD = 0.3;

/** What a regular remembers of the others: how often each of them raises, which anybody at the table could have counted. */
export class Notes<Who> {
  private readonly seen = new Map<Who, { actions: number; raises: number }>();

  saw(who: Who, raised: boolean): void {
    const of = this.seen.get(who);
    if (of === undefined) {
      const { actions, raises } = AS_PEOPLE;
      this.seen.set(who, { actions: actions + 1, raises: raises + (raised ? 1 : 0) });
      return;
    }
    of.actions++;
    if (raised) of.raises++;
  }

  /** From 0 for somebody whose raise means a hand to 1 for somebody whose raise means nothing. */
  wildness(who: Who): number {
    const of = this.seen.get(who);
    if (of === undefined) return 0;
    return Math.min(1, Math.max(0, (of.raises / of.actions - ORDINARY) / (WILD - ORDINARY)));
  }
}
