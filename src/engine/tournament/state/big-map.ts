/**
 * A map for many entries of which few change at a time: what has changed lies in a small layer over what has not, and the
 * two are merged when the layer has grown. So a tournament of thousands of players is not copied for every hand. Keys
 * keep the order in which they came, as in a Map.
 */
export class BigMap<K, V> implements ReadonlyMap<K, V> {
  readonly base: ReadonlyMap<K, V>;
  readonly over: ReadonlyMap<K, V>;
  readonly size: number;

  private constructor(base: ReadonlyMap<K, V>, over: ReadonlyMap<K, V>, size: number) {
    this.base = base;
    this.over = over;
    this.size = size;
  }

  /** The map with some entries changed; small maps stay plain ones. */
  static with<K, V>(map: ReadonlyMap<K, V>, entries: Iterable<readonly [K, V]>): ReadonlyMap<K, V> {
    if (map.size < WORTH_IT) {
      const copy = new Map(map);
      for (const [key, value] of entries) copy.set(key, value);
      return copy;
    }
    const [base, over] = map instanceof BigMap ? [map.base, new Map(map.over)] : [map, new Map<K, V>()];
    let { size } = map;
    for (const [key, value] of entries) {
      if (!base.has(key) && !over.has(key)) size++;
      over.set(key, value);
    }
    const next = new BigMap<K, V>(base, over, size);
    return over.size < GROWN ? next : new BigMap<K, V>(new Map(next), new Map(), size);
  }

  get(key: K): V | undefined {
    return this.over.get(key) ?? this.base.get(key);
  }

  has(key: K): boolean {
    return this.over.has(key) || this.base.has(key);
  }

  *entries(): MapIterator<[K, V]> {
    for (const [key, value] of this.base) yield [key, this.over.get(key) ?? value];
    for (const entry of this.over) if (!this.base.has(entry[0])) yield entry;
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }

  forEach(tell: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) tell(value, key, this);
  }
}

/** From so many entries on, and as many changes as a layer holds. */
const WORTH_IT = 200;
const GROWN = 100;
