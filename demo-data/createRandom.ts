/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** A whole number from `least` to `most`, inclusive. */
  integer(least: number, most: number): number;
  /** True in that share of cases, from 0 to 1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32 over a hash (FNV-1a) of the seed's parts. */
export function createRandom(...seed: readonly (string | number)[]): Random {
  let state = 0x811c9dc5;
  for (const character of seed.join('|')) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
