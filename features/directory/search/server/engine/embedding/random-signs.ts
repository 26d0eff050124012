/** Random signs, the same at every run and on every machine. */
export function randomSigns(count: number, seed: number): Float32Array {
  const drawn = new Float32Array(count);
  let state = seed >>> 0;
  for (let at = 0; at < count; at += 1) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    drawn[at] = (mixed ^ (mixed >>> 14)) & 1 ? 1 : -1;
  }
  return drawn;
}
