/** Radars for measurements: uniform sectors, rings by weight, the same for the same seed. */

export interface GeneratedBlip {
  readonly name: string;
  readonly quadrant: number;
  readonly ring: number;
}

export const generatedQuadrants = 4;
const ringWeights = [0.15, 0.35, 0.3, 0.2];
export const generatedRings = ringWeights.length;

/** Numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = ['Adaptive', 'Bearing', 'Condition', 'Digital', 'Edge', 'Forged', 'Grease', 'Hybrid'];
const things = ['analytics', 'coating', 'monitoring', 'platform', 'probe', 'steel', 'twin', 'wear'];

export function generateBlips(seed: number, count: number, prefix = ''): GeneratedBlip[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const quadrant = Math.floor(random() * generatedQuadrants);
    let rest = random();
    const hit = ringWeights.findIndex((weight) => (rest -= weight) < 0);
    const word = words[Math.floor(random() * words.length)];
    const thing = things[Math.floor(random() * things.length)];
    const ring = hit === -1 ? generatedRings - 1 : hit;
    return { name: `${prefix}${word} ${thing} ${index + 1}`, quadrant, ring };
  });
}
