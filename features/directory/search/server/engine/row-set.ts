import type { Rows } from './filter-columns.ts';

/** Rows as bits: ten thousand in a `Set` take half a megabyte that every search would leave behind. */
export class RowSet {
  readonly #bits: Uint8Array;

  /** @param end one past the highest row */
  constructor(rows: Rows, end: number) {
    this.#bits = new Uint8Array(Math.ceil(end / 8));
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] ?? 0;
      this.#bits[row >>> 3] = (this.#bits[row >>> 3] ?? 0) | (1 << (row & 7));
    }
  }

  has(row: number): boolean {
    return ((this.#bits[row >>> 3] ?? 0) & (1 << (row & 7))) !== 0;
  }
}
