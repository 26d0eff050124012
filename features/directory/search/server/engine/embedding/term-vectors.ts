import { addOuter, eigenOf, orthonormalise } from './matrix.ts';
import { randomSigns } from './random-signs.ts';
import { termsOf } from '#features/directory/search/domain/terms.ts';

/** Trained vectors: one per term, scaled by the term's weight. */
export interface TermVectors {
  readonly dimensions: number;
  readonly terms: readonly string[];
  /** Concatenated, `dimensions` numbers each. */
  readonly vectors: Float32Array;
}

export interface TrainingOptions {
  readonly dimensions: number;
  /** Terms of fewer texts are ignored. */
  readonly textsLeast: number;
  readonly termsMost: number;
  /** Additional dimensions and iterations of the projection: more are more exact and slower. */
  readonly oversampling: number;
  readonly rounds: number;
  /**
   * Exponent of the singular values: at 0 words that never occur together stay unrelated, at 1 a
   * few dimensions dominate.
   */
  readonly emphasis: number;
  readonly seed: number;
}

export const learning: TrainingOptions = {
  dimensions: 64,
  textsLeast: 2,
  termsMost: 30_000,
  oversampling: 8,
  rounds: 3,
  emphasis: 0.5,
  seed: 20_261_121,
};

/** Texts as terms with weights, concatenated. */
interface Weighed {
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  readonly weights: Float32Array;
}

interface Weighing {
  readonly vocabulary: readonly string[];
  /** Global weight of each term. */
  readonly globals: Float32Array;
  readonly weighed: Weighed;
}

/** Term counts per text, collected as texts arrive; the texts are not kept. */
export class TermCounts {
  readonly #ids = new Map<string, number>();
  readonly #texts: Uint32Array[] = [];

  /** Pairs of term and count. */
  add(text: string): void {
    const counts = new Map<number, number>();
    for (const term of termsOf(text)) {
      const id = this.#ids.get(term) ?? this.#ids.size;
      this.#ids.set(term, id);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    this.#texts.push(Uint32Array.from([...counts].flat()));
  }

  /**
   * Log-entropy weights (Dumais 1991): the logarithm of a term's count in the text, times a global
   * weight that is lower the more evenly the term is spread over all texts.
   */
  weigh({ textsLeast, termsMost }: TrainingOptions): Weighing {
    const names = [...this.#ids.keys()];
    const [inTexts, total, spread] = this.#totals(names.length);
    const terms = names
      .map((name, id) => ({ name, id, texts: inTexts[id] ?? 0 }))
      .filter(({ texts }) => texts >= textsLeast)
      .toSorted((a, b) => b.texts - a.texts || (a.name < b.name ? -1 : 1))
      .slice(0, termsMost);
    const places = new Int32Array(names.length).fill(-1);
    const globals = new Float32Array(terms.length);
    const evenly = Math.log2(Math.max(2, this.#texts.length));
    for (const [place, { id }] of terms.entries()) {
      places[id] = place;
      const count = total[id] ?? 1;
      const entropy = Math.log2(count) - (spread[id] ?? 0) / count;
      globals[place] = Math.max(0.01, 1 - entropy / evenly);
    }
    return {
      vocabulary: terms.map(({ name }) => name),
      globals,
      weighed: this.#weighed(places, globals),
    };
  }

  #totals(terms: number): [Uint32Array, Float64Array, Float64Array] {
    const inTexts = new Uint32Array(terms);
    const total = new Float64Array(terms);
    const spread = new Float64Array(terms);
    for (const counts of this.#texts) {
      for (let at = 0; at < counts.length; at += 2) {
        const [id, count] = [counts[at] ?? 0, counts[at + 1] ?? 0];
        inTexts[id] = (inTexts[id] ?? 0) + 1;
        total[id] = (total[id] ?? 0) + count;
        spread[id] = (spread[id] ?? 0) + count * Math.log2(count);
      }
    }
    return [inTexts, total, spread];
  }

  #weighed(places: Int32Array, globals: Float32Array): Weighed {
    const starts = new Uint32Array(this.#texts.length + 1);
    const size = this.#texts.reduce((sum, counts) => sum + counts.length / 2, 0);
    const terms = new Uint32Array(size);
    const weights = new Float32Array(size);
    let next = 0;
    for (const [text, counts] of this.#texts.entries()) {
      const from = next;
      let squares = 0;
      for (let at = 0; at < counts.length; at += 2) {
        const place = places[counts[at] ?? 0] ?? -1;
        if (place < 0) continue;
        const weight = Math.log2(1 + (counts[at + 1] ?? 0)) * (globals[place] ?? 0);
        terms[next] = place;
        weights[next] = weight;
        squares += weight * weight;
        next += 1;
      }
      const scale = squares === 0 ? 0 : 1 / Math.sqrt(squares);
      for (let at = from; at < next; at += 1) weights[at] = (weights[at] ?? 0) * scale;
      starts[text + 1] = next;
    }
    return { starts, terms: terms.subarray(0, next), weights: weights.subarray(0, next) };
  }
}

/** Calls back with each text's projection: the weighted sum of its terms' rows. */
function eachProjected(
  { starts, terms, weights }: Weighed,
  rows: Float32Array,
  width: number,
  each: (projected: Float64Array, from: number, to: number) => void,
): void {
  const projected = new Float64Array(width);
  for (let text = 0; text + 1 < starts.length; text += 1) {
    const [from, to] = [starts[text] ?? 0, starts[text + 1] ?? 0];
    projected.fill(0);
    for (let at = from; at < to; at += 1) {
      const [row, weight] = [(terms[at] ?? 0) * width, weights[at] ?? 0];
      for (let column = 0; column < width; column += 1) {
        projected[column] = (projected[column] ?? 0) + weight * (rows[row + column] ?? 0);
      }
    }
    each(projected, from, to);
  }
}

/**
 * Latent semantic analysis by randomised SVD: random projection and a few power iterations.
 *
 * @see Halko, Martinsson, Tropp: Finding structure with randomness. SIAM Review 53 (2011).
 */
export function trainTermVectors(counts: TermCounts, how: TrainingOptions = learning): TermVectors {
  const { vocabulary: terms, globals, weighed } = counts.weigh(how);
  const texts = weighed.starts.length - 1;
  const width = Math.min(how.dimensions + how.oversampling, terms.length, texts);
  let rows = randomSigns(terms.length * width, how.seed);
  for (let round = 0; round < how.rounds; round += 1) {
    const next = new Float32Array(rows.length);
    eachProjected(weighed, rows, width, (projected, from, to) => {
      for (let at = from; at < to; at += 1) {
        const [row, weight] = [(weighed.terms[at] ?? 0) * width, weighed.weights[at] ?? 0];
        for (let column = 0; column < width; column += 1) {
          next[row + column] = (next[row + column] ?? 0) + weight * (projected[column] ?? 0);
        }
      }
    });
    orthonormalise(next, width);
    rows = next;
  }
  const products = new Float64Array(width * width);
  eachProjected(weighed, rows, width, (projected) => addOuter(products, projected, width));
  return { dimensions: how.dimensions, terms, vectors: along(rows, globals, products, width, how) };
}

/** The terms' rows in the strongest dimensions, scaled by the term's weight. */
function along(
  rows: Float32Array,
  globals: Float32Array,
  products: Float64Array,
  width: number,
  { dimensions, emphasis }: TrainingOptions,
): Float32Array {
  const { values, vectors } = eigenOf(products, width);
  const strongest = values[0] ?? 0;
  const matrix = new Float32Array(globals.length * dimensions);
  for (let to = 0; to < Math.min(dimensions, width); to += 1) {
    const strength = (values[to] ?? 0) / strongest;
    if (!(strength > 1e-9)) break;
    // Eigenvalues are squares of the singular values.
    const scale = strength ** (emphasis / 2);
    for (let term = 0; term < globals.length; term += 1) {
      let sum = 0;
      for (let column = 0; column < width; column += 1) {
        sum += (rows[term * width + column] ?? 0) * (vectors[column * width + to] ?? 0);
      }
      matrix[term * dimensions + to] = sum * scale * (globals[term] ?? 0);
    }
  }
  return matrix;
}
