/** With six hashes, one in three hundred strings that were never added passes. */
const bitsPerString = 12;
const hashes = 6;
const firstRoom = 1 << 12;

/** FNV-1a from two offsets: two hashes stand in for any number of them (Kirsch, Mitzenmacher 2006). */
function hashesOf(text: string): readonly [first: number, step: number] {
  let first = 0x811c9dc5;
  let step = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01000193);
    step = Math.imul(step ^ code, 0x85ebca6b);
  }
  // An even step would reach half of the bits only.
  return [first >>> 0, ((step ^ (step >>> 15)) | 1) >>> 0];
}

interface Part {
  readonly bits: Uint32Array;
  /** How many strings it takes. */
  readonly room: number;
}

const partFor = (room: number): Part => ({
  bits: new Uint32Array(Math.ceil((room * bitsPerString) / 32)),
  room,
});

function has({ bits }: Part, [first, step]: readonly [number, number]): boolean {
  for (let nth = 0; nth < hashes; nth += 1) {
    const bit = (first + nth * step) % (bits.length * 32);
    if (((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

/**
 * Tells strings that were never added from those that may have been, at 12 bits
 * each. It grows by further parts, each as large again as all before.
 *
 * @see Bloom: Space/time trade-offs in hash coding with allowable errors. CACM 13 (1970).
 * @see Almeida et al.: Scalable Bloom filters. Information Processing Letters 101 (2007).
 */
export class BloomFilter {
  readonly #parts: Part[] = [];
  /** Strings in the last part, and in all. */
  #held = 0;
  #count = 0;

  /** Makes room for this many strings at once. */
  reserve(strings: number): void {
    if (this.#count === 0 && strings > 0)
      this.#parts.splice(0, this.#parts.length, partFor(strings));
  }

  add(text: string): void {
    const hash = hashesOf(text);
    if (this.#parts.some((part) => has(part, hash))) return;
    let last = this.#parts.at(-1);
    if (last === undefined || this.#held >= last.room) {
      last = partFor(Math.max(firstRoom, this.#count));
      this.#parts.push(last);
      this.#held = 0;
    }
    const { bits } = last;
    const [first, step] = hash;
    for (let nth = 0; nth < hashes; nth += 1) {
      const bit = (first + nth * step) % (bits.length * 32);
      bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
    this.#held += 1;
    this.#count += 1;
  }

  mayContain(text: string): boolean {
    const hash = hashesOf(text);
    return this.#parts.some((part) => has(part, hash));
  }
}
