/** Seeded random generator: the same demonstration data on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** @throws when the list is empty. */
  pick<T>(from: readonly T[]): T;
  /** `count` distinct ones, in the order drawn. */
  some<T>(from: readonly T[], count: number): T[];
}

/** mulberry32 (Tommy Ettinger, public domain): small, fast, and good enough to look random. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (from) => {
      const [picked] = from.slice(whole(0, from.length - 1));
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    some: (from, count) => {
      const left = [...from];
      const drawn: (typeof left)[number][] = [];
      while (drawn.length < count && left.length > 0) {
        drawn.push(...left.splice(whole(0, left.length - 1), 1));
      }
      return drawn;
    },
  };
}
