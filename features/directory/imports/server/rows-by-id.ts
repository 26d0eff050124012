const firstSlots = 4096;
const fullest = 0.6;

/**
 * Maps ids to the last row of a file that had them. A million ids as text would take 100 MB; 52-bit
 * hashes take 20 MB. A collision, once in thousands of such files, only causes a wrong remark.
 */
export class RowsById {
  #sums = new Float64Array(firstSlots);
  #rows = new Uint32Array(firstSlots);
  #count = 0;

  /** Sets the row of an id, and returns the previous one. */
  set(id: string, row: number): number | null {
    if (this.#count >= this.#sums.length * fullest) this.#grow();
    return this.#put(sumOf(id), row);
  }

  #put(sum: number, row: number): number | null {
    const mask = this.#sums.length - 1;
    // The lower 31 bits give the first slot to probe.
    let at = sum & mask;
    while (this.#sums[at] !== 0 && this.#sums[at] !== sum) at = (at + 1) & mask;
    const earlier = this.#sums[at] === sum ? (this.#rows[at] ?? null) : null;
    if (earlier === null) this.#count += 1;
    this.#sums[at] = sum;
    this.#rows[at] = row;
    return earlier;
  }

  #grow(): void {
    const [sums, rows] = [this.#sums, this.#rows];
    this.#sums = new Float64Array(sums.length * 2);
    this.#rows = new Uint32Array(sums.length * 2);
    this.#count = 0;
    for (const [at, sum] of sums.entries()) if (sum !== 0) this.#put(sum, rows[at] ?? 0);
  }
}

/** A 52-bit hash. Never 0, which marks an empty slot. */
function sumOf(id: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (other & 0xfffff) * 2 ** 32 + (one >>> 0) + 1;
}
