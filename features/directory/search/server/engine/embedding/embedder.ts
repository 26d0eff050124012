/**
 * Turns texts into vectors that are near each other for similar meanings. A local model would be
 * another implementation.
 */
export interface Embedder {
  readonly name: string;
  /** Dimensions of a vector. */
  readonly dimensions: number;
  /** Vectors of different versions cannot be compared: those of another version are computed again. */
  readonly version: string;
  /** Cosine below which texts count as unrelated, found by experiment. */
  readonly minSimilarity: number;
  /** What similarity to a query is worth beside the best score of its words, found by experiment. */
  readonly queryWeight: number;
  /**
   * A unit vector for each text; all zeros where the embedder knows none of its words.
   *
   * @throws EmbeddingFailed when there is no answer now
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** No vectors are available. The message is for the log, and holds neither key nor text. */
export class EmbeddingFailed extends Error {
  override readonly name = 'EmbeddingFailed';
}

/** The cosine of two unit vectors. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Scales a vector to length 1, in place. A zero vector stays as it is. */
export function normalise(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares > 0) {
    const scale = 1 / Math.sqrt(squares);
    for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * scale;
  }
  return vector;
}
