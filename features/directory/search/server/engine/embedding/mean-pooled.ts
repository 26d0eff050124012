/** The mean of the vectors of a text's tokens, without those that only fill up its row. */
export function meanPooled(
  tokens: Float32Array,
  mask: BigInt64Array,
  { length, width }: { readonly length: number; readonly width: number },
): Float32Array {
  const texts = mask.length / length;
  const means = new Float32Array(texts * width);
  for (let text = 0; text < texts; text += 1) {
    const places = Array.from({ length }, (_, nth) => text * length + nth);
    const real = places.filter((place) => mask[place] === 1n);
    for (const place of real) {
      for (let at = 0; at < width; at += 1) {
        const to = text * width + at;
        means[to] = (means[to] ?? 0) + (tokens[place * width + at] ?? 0) / real.length;
      }
    }
  }
  return means;
}
