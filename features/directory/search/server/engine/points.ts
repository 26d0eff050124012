import { withRoom, type RowTest } from './filter-columns.ts';
import { TopRows } from './top-rows.ts';
import type { Neighbour, RowVector } from './vectors.ts';

/** 65,000 companies with learnt vectors, half as many with those of a sentence encoder. */
const bytesMost = 16 * 2 ** 20;
const numberBytes = 4;

interface Wanted {
  readonly most: number;
  /** Cosine. */
  readonly minSimilarity: number;
  readonly passes?: RowTest | undefined;
}

/**
 * The vectors of a small directory by row: comparing all of them takes a quarter of the time of
 * asking the engine, which has no index of so few.
 */
export class Points {
  readonly #dimensions: number;
  #numbers = new Float32Array(0);
  #isThere = new Uint8Array(0);
  #end = 0;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
  }

  /** Whether the vectors of so many rows may be kept. */
  static mayHold(rows: number, dimensions: number): boolean {
    return rows * dimensions * numberBytes <= bytesMost;
  }

  /** There are more by now than may be kept. */
  get isTooLarge(): boolean {
    return !Points.mayHold(this.#end, this.#dimensions);
  }

  /** Makes room for this many rows at once. */
  reserve(rows: number): void {
    if (rows > 0) this.#makeRoom(rows - 1);
  }

  set({ row, point }: RowVector): void {
    this.#makeRoom(row);
    this.#end = Math.max(this.#end, row + 1);
    this.#isThere[row] = point === null ? 0 : 1;
    if (point !== null) this.#numbers.set(point, row * this.#dimensions);
  }

  /** The rows nearest to a vector, nearest first. */
  nearest(point: Float32Array, { most, minSimilarity, passes }: Wanted): Neighbour[] {
    const top = new TopRows(most, minSimilarity);
    for (let row = 0; row < this.#end; row += 1) {
      if (this.#isThere[row] !== 1) continue;
      const similarity = this.#similarity(row, point);
      if (top.mayTake(similarity) && passes?.(row) !== false) top.add(row, similarity);
    }
    return top.list().map(({ row, value }) => ({ row, similarity: value }));
  }

  #similarity(row: number, point: Float32Array): number {
    const from = row * this.#dimensions;
    let sum = 0;
    for (let at = 0; at < this.#dimensions; at += 1) {
      sum += (this.#numbers[from + at] ?? 0) * (point[at] ?? 0);
    }
    return sum;
  }

  #makeRoom(row: number): void {
    this.#isThere = withRoom(this.#isThere, row);
    const last = (row + 1) * this.#dimensions - 1;
    if (last < this.#numbers.length) return;
    const next = new Float32Array(this.#isThere.length * this.#dimensions);
    next.set(this.#numbers);
    this.#numbers = next;
  }
}
