import { normalise, type Embedder } from './embedder.ts';
import type { TermVectors } from './term-vectors.ts';
import { termsOf } from '#features/directory/search/domain/terms.ts';

type Traits = Omit<Embedder, 'embed' | 'dimensions'>;

/** A text is the mean of its terms, weighted by how often it has them, and by the terms' own weights. */
export function termEmbedder(
  traits: Traits,
  { dimensions, terms, vectors }: TermVectors,
): Embedder {
  const places = new Map(terms.map((term, place) => [term, place]));

  function pointOf(text: string): Float32Array {
    const counts = new Map<number, number>();
    for (const term of termsOf(text)) {
      const place = places.get(term);
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const point = new Float32Array(dimensions);
    for (const [place, count] of counts) {
      const weight = Math.log2(1 + count);
      const from = place * dimensions;
      for (let at = 0; at < dimensions; at += 1) {
        point[at] = (point[at] ?? 0) + weight * (vectors[from + at] ?? 0);
      }
    }
    return normalise(point);
  }

  const { name, version, minSimilarity, queryWeight } = traits;
  return {
    name,
    dimensions,
    version,
    minSimilarity,
    queryWeight,
    embed: async (texts) => texts.map(pointOf),
  };
}
