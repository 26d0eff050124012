import { termOf } from '#features/directory/search/domain/terms.ts';
import { firstRoom, withRoom } from './filter-columns.ts';

/** So many words of a text are kept: more found no more of a topic. */
const wordsMost = 16;
const lettersLeast = 3;
const codes = 2 ** 16;

/** Two bytes for a word (FNV-1a): the few words that share a code are taken for each other. */
export function codeOf(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (codes - 1);
}

/** Codes of the first words of a text that say what it is about. */
export function sketchOf(stems: Iterable<string>): number[] {
  const sketch = new Set<number>();
  for (const stem of stems) {
    if (stem.length < lettersLeast || termOf(stem) === null) continue;
    sketch.add(codeOf(stem));
    if (sketch.size === wordsMost) break;
  }
  return [...sketch];
}

/**
 * What the texts of a directory are about, by row, 33 bytes each: which words the best matches share, and
 * which other companies have them, is asked at every search for a topic, and reading texts for it takes
 * longer than the search itself.
 */
export class WordSketches {
  #codes = new Uint16Array(firstRoom * wordsMost);
  #lengths = new Uint8Array(firstRoom);
  readonly #companies = new Uint32Array(codes);
  readonly #weights = new Float32Array(codes);

  /** Makes room for this many rows at once. */
  reserve(rows: number): void {
    if (rows > 0) this.#makeRoom(rows - 1);
  }

  set(row: number, sketch: ArrayLike<number>): void {
    this.#makeRoom(row);
    for (const code of this.of(row)) this.#companies[code] = this.companiesWith(code) - 1;
    this.#codes.set(sketch, row * wordsMost);
    this.#lengths[row] = sketch.length;
    for (const code of this.of(row)) this.#companies[code] = this.companiesWith(code) + 1;
  }

  of(row: number): Uint16Array {
    const from = row * wordsMost;
    return this.#codes.subarray(from, from + (this.#lengths[row] ?? 0));
  }

  /** Removals are not subtracted. */
  companiesWith(code: number): number {
    return this.#companies[code] ?? 0;
  }

  /** Calls back with the sum of the weights of each row's words, where it has any. */
  weigh(
    rows: Iterable<number>,
    weights: readonly (readonly [code: number, weight: number])[],
    each: (row: number, sum: number) => void,
  ): void {
    for (const [code, weight] of weights) this.#weights[code] = weight;
    for (const row of rows) {
      const from = row * wordsMost;
      const to = from + (this.#lengths[row] ?? 0);
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += this.#weights[this.#codes[at] ?? 0] ?? 0;
      if (sum > 0) each(row, sum);
    }
    for (const [code] of weights) this.#weights[code] = 0;
  }

  #makeRoom(row: number): void {
    this.#lengths = withRoom(this.#lengths, row);
    this.#codes = withRoom(this.#codes, (row + 1) * wordsMost - 1);
  }
}
