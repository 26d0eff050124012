import type { Embedder } from './embedder.ts';
import { termEmbedder } from './term-embedder.ts';
import type { TermVectors } from './term-vectors.ts';

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
export const corpusEmbedder = (learnt: TermVectors): Embedder =>
  termEmbedder({ name: 'corpus', version: corpusVersion, minSimilarity, queryWeight }, learnt);
