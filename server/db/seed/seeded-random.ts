/** Random numbers that are the same every time. Each name has its own stream, so a new use doesn't change the others. */
export interface SeededRandom {
  /** From 0 up to 1, not including 1. */
  next(): number;
  /** A whole number from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** A new list, shuffled. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32 on an FNV-1a hash of the name. */
export function seededRandom(name: string): SeededRandom {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => pickAt(items, integer(0, items.length - 1)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}

function pickAt<Item>(items: readonly Item[], index: number): Item {
  const [item] = items.slice(index, index + 1);
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
