import { normalise } from './embedder.ts';
import { addOuter, orthonormalise } from './matrix.ts';
import { randomSigns } from './random-signs.ts';

/** Numbers of a word. */
const dimensionsMost = 128;
/** With fewer words for each of them, directions would fit the words, and not what they mean. */
const wordsPerDimension = 4;
/** Steps of the iteration, after which the strongest directions no longer turn. */
const rounds = 8;
const seed = 20_261_129;
/** A word that is one of a thousand counts half. */
const smoothing = 1e-3;

/** Vectors of words, one after another, of `width` numbers each. */
export interface EncodedWords {
  readonly width: number;
  readonly rows: Float32Array;
}

/** Takes away what all words have in common. */
function centre({ rows, width }: EncodedWords): void {
  const mean = new Float64Array(width);
  for (let at = 0; at < rows.length; at += 1) {
    mean[at % width] = (mean[at % width] ?? 0) + (rows[at] ?? 0);
  }
  const words = rows.length / width;
  for (let at = 0; at < rows.length; at += 1) {
    rows[at] = (rows[at] ?? 0) - (mean[at % width] ?? 0) / words;
  }
}

/** The product with a matrix of so many columns. */
function times(rows: ArrayLike<number>, width: number, matrix: Float32Array, columns: number) {
  const product = new Float32Array((rows.length / width) * columns);
  for (let at = 0; at < rows.length; at += 1) {
    const value = rows[at] ?? 0;
    const [from, to] = [(at % width) * columns, Math.floor(at / width) * columns];
    for (let column = 0; column < columns; column += 1) {
      product[to + column] = (product[to + column] ?? 0) + value * (matrix[from + column] ?? 0);
    }
  }
  return product;
}

function covariance({ rows, width }: EncodedWords): Float64Array {
  const products = new Float64Array(width * width);
  for (let at = 0; at < rows.length; at += width) addOuter(products, rows, width, at);
  for (let one = 0; one < width; one += 1) {
    for (let other = 0; other < one; other += 1) {
      products[other * width + one] = products[one * width + other] ?? 0;
    }
  }
  return products;
}

/**
 * The directions in which words differ most, by iteration of their subspace. They are not told
 * apart: how they are turned makes no difference to a cosine.
 */
function principalDirections(encoded: EncodedWords, columns: number): Float32Array {
  const products = covariance(encoded);
  let directions = randomSigns(encoded.width * columns, seed);
  for (let round = 0; round < rounds; round += 1) {
    directions = times(products, encoded.width, directions, columns);
    orthonormalise(directions, columns);
  }
  return directions;
}

/**
 * Static vectors of words from those of an encoder: of the same length, centred, reduced to the
 * principal directions, of which each counts the same, and weighted by rarity. The rows are used up.
 *
 * @param counts how often the directory has each word
 * @see Arora, Liang, Ma: A simple but tough-to-beat baseline for sentence embeddings. ICLR (2017):
 * the mean of words, weighted by smooth inverse frequency.
 * @see Tulkens, van Dongen: Model2Vec: fast state-of-the-art static embeddings (2024): words that
 * are encoded alone, and reduced.
 * @see Su, Cao, Liu, Ou: Whitening sentence representations for better semantics and faster
 * retrieval. arXiv:2103.15316 (2021): directions that count the same.
 */
export function distil(encoded: EncodedWords, counts: readonly number[]) {
  const { rows, width } = encoded;
  for (let at = 0; at < rows.length; at += width) normalise(rows.subarray(at, at + width));
  centre(encoded);
  const enough = Math.max(1, Math.floor(counts.length / wordsPerDimension));
  const dimensions = Math.min(dimensionsMost, width, enough);
  const vectors = times(rows, width, principalDirections(encoded, dimensions), dimensions);
  orthonormalise(vectors, dimensions);
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const rarities = counts.map((count) => smoothing / (smoothing + count / all));
  for (let at = 0; at < vectors.length; at += 1) {
    vectors[at] = (vectors[at] ?? 0) * (rarities[Math.floor(at / dimensions)] ?? 0);
  }
  return { dimensions, vectors };
}
