import { normalise, type Embedder } from './embedder.ts';
import type { TermVectors } from './term-vectors.ts';
import { termsOf } from '#features/directory/search/domain/terms.ts';

/** Changes with tokenization, weights or training. */
export const corpusVersion = 'corpus-1';

/** Below this, results on real text were hardly better than chance (decision 26). */
const minSimilarity = 0.5;
/** More costs paraphrased descriptions. */
const queryWeight = 0.3;

/**
 * Vectors by terms learnt from the directory itself: texts of a shared vocabulary are near each
 * other.
 */
export function corpusEmbedder({ dimensions, terms, vectors }: TermVectors): Embedder {
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

  return {
    name: 'corpus',
    dimensions,
    version: corpusVersion,
    minSimilarity,
    queryWeight,
    embed: async (texts) => texts.map(pointOf),
  };
}
