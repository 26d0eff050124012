/**
 * What turns a text into a point, near to those of texts that mean the like. A model that runs on
 * this machine would be one more of these.
 */
export interface Embedder {
  readonly name: string;
  /** How many numbers a point has. */
  readonly dimensions: number;
  /** Points of two versions cannot be compared: what was made by another is made anew. */
  readonly version: string;
  /** Points whose product (the cosine) is less are not related, by the experience with it. */
  readonly minSimilarity: number;
  /**
   * A point for each text, of length 1; all zeros where the embedder knows nothing of it.
   *
   * @throws EmbeddingFailed, when there is no answer now
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** No points could be had. The message is for the log, and holds neither key nor text. */
export class EmbeddingFailed extends Error {
  override readonly name = 'EmbeddingFailed';
}

/** The cosine of two of length 1. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Scales a vector to length 1, in place. One without direction stays as it is. */
export function normalise(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares > 0) {
    const scale = 1 / Math.sqrt(squares);
    for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * scale;
  }
  return vector;
}
