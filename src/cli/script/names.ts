import { normalizeName } from '../../history/names.ts';

/** The fields of commands that name people: themselves, a list, lists of lists, or the keys of figures. */
export const PEOPLE: ReadonlySet<string> = new Set([
  'player',
  'players',
  'other',
  'on',
  'remote',
  'by',
  'dealers',
  'busts',
  'ranked',
  'startedWith',
  'knockedOutBy',
  'stacks',
  'odd',
  'nothingElse',
  'cards',
  'amounts',
]);

/** People by their names in a script, and by ids in the tournament. */
export class Names {
  private readonly ids = new Map<string, string>();
  private readonly names = new Map<string, string>();

  /** The id of somebody new; the same for the same name. */
  add(name: string): string {
    const known = this.idOf(name);
    if (known !== undefined) return known;
    const id = `person-${this.names.size + 1}`;
    this.rename(id, name);
    return id;
  }

  /** Somebody's name in a script: two people of one name are told apart by a number. */
  claim(id: string, name: string): void {
    let free = name;
    for (let at = 2; (this.ids.get(normalizeName(free)) ?? id) !== id; at++) free = `${name} ${at}`;
    this.rename(id, free);
  }

  rename(id: string, name: string): void {
    this.names.set(id, name);
    this.ids.set(normalizeName(name), id);
  }

  /** A command as it was typed, with ids for names; an unknown name stays and is refused by the tournament. */
  withIds(value: unknown, field = ''): unknown {
    if (typeof value === 'string') return PEOPLE.has(field) ? (this.idOf(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((each) => this.withIds(each, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) =>
        PEOPLE.has(field)
          ? [this.idOf(key) ?? key, this.withIds(each, field)]
          : [key, this.withIds(each, key)],
      ),
    );
  }

  /** Events, questions and views with names for ids. */
  withNames(value: unknown): unknown {
    if (typeof value === 'string') return this.names.get(value) ?? value;
    if (value instanceof Map) return this.withNames(Object.fromEntries(value));
    if (Array.isArray(value)) return value.map((each) => this.withNames(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [this.names.get(key) ?? key, this.withNames(each)]),
    );
  }

  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }

  private idOf(name: string): string | undefined {
    if (this.names.has(name)) return name;
    return this.ids.get(normalizeName(name));
  }
}
