import { setImmediate as immediately } from 'node:timers/promises';
import { compareBytes, SortedWords } from './sorted-words.ts';

const firstWords = 1 << 12;
const firstBytes = 1 << 16;
/** The longest word in UTF-8. */
const wordBytes = 1024;
/** A million words must not block the event loop. */
const sortedAtOnce = 20_000;

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function longer(old: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(length);
  next.set(old);
  return next;
}

/**
 * Words and how many companies have each, while they are counted: some 25 bytes a word, where a Map
 * of strings takes more than a hundred, and holds on to the texts that they were cut from.
 */
export class WordCounts {
  size = 0;
  #bytes = Buffer.alloc(firstBytes);
  /** Where each word starts, and the end of the last. */
  #starts = new Uint32Array(firstWords + 1);
  #companies = new Uint32Array(firstWords);
  /** A word's number and one; 0 is free. */
  #slots = new Uint32Array(firstWords * 2);
  readonly #scratch = Buffer.alloc(wordBytes);

  add(word: string, companies = 1): void {
    this.addBytes(this.#scratch, 0, this.#scratch.write(word), companies);
  }

  addBytes(source: Uint8Array, from: number, to: number, companies: number): void {
    let slot = this.#firstSlot(hashOf(source, from, to));
    for (; ; slot = (slot + 1) % this.#slots.length) {
      const held = this.#slots[slot] ?? 0;
      if (held === 0) break;
      const place = held - 1;
      if (!this.#isAt(place, source, from, to)) continue;
      this.#companies[place] = (this.#companies[place] ?? 0) + companies;
      return;
    }
    this.#slots[slot] = this.#append(source, from, to, companies);
    if (this.size * 2 > this.#slots.length) this.#rehash();
  }

  *entries(): Generator<readonly [word: string, companies: number]> {
    for (let place = 0; place < this.size; place += 1) {
      const [from, to] = [this.#starts[place], this.#starts[place + 1]];
      yield [this.#bytes.toString('utf8', from, to), this.#companies[place] ?? 0];
    }
  }

  /** The words in order of their bytes. */
  async sorted(): Promise<SortedWords> {
    const order = await this.#order();
    const bytes = Buffer.alloc(this.#starts[this.size] ?? 0);
    const starts = new Int32Array(this.size + 1);
    const companies = new Int32Array(this.size);
    let end = 0;
    for (const [to, place] of order.entries()) {
      end += this.#bytes.copy(bytes, end, this.#starts[place], this.#starts[place + 1]);
      starts[to + 1] = end;
      companies[to] = this.#companies[place] ?? 0;
    }
    return new SortedWords(bytes, starts, companies);
  }

  /** Words are parted by their first two bytes, then each part is sorted. */
  async #order(): Promise<Uint32Array> {
    const ends = new Uint32Array(2 ** 16 + 1);
    const keyOf = (place: number) => {
      const from = this.#starts[place] ?? 0;
      const second = from + 1 < (this.#starts[place + 1] ?? 0) ? this.#bytes[from + 1] : 0;
      return ((this.#bytes[from] ?? 0) << 8) | (second ?? 0);
    };
    for (let place = 0; place < this.size; place += 1) {
      const key = keyOf(place) + 1;
      ends[key] = (ends[key] ?? 0) + 1;
    }
    for (let key = 1; key < ends.length; key += 1) {
      ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0);
    }
    const order = new Uint32Array(this.size);
    for (let place = 0; place < this.size; place += 1) {
      const key = keyOf(place);
      const to = ends[key] ?? 0;
      order[to] = place;
      ends[key] = to + 1;
    }
    let [from, rested] = [0, 0];
    for (const to of ends) {
      if (to - from > 1) order.subarray(from, to).sort((one, other) => this.#compare(one, other));
      from = to;
      if (to - rested < sortedAtOnce) continue;
      rested = to;
      await immediately();
    }
    return order;
  }

  #compare(one: number, other: number): number {
    const [bytes, starts] = [this.#bytes, this.#starts];
    const [from, to] = [starts[one] ?? 0, starts[one + 1] ?? 0];
    return compareBytes(bytes, from, to, bytes, starts[other] ?? 0, starts[other + 1] ?? 0);
  }

  #firstSlot(hash: number): number {
    return hash % this.#slots.length;
  }

  #isAt(place: number, source: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[place] ?? 0;
    if ((this.#starts[place + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) {
      if (this.#bytes[start + at - from] !== source[at]) return false;
    }
    return true;
  }

  #append(source: Uint8Array, from: number, to: number, companies: number): number {
    const start = this.#starts[this.size] ?? 0;
    const end = start + to - from;
    if (end > this.#bytes.length) {
      const next = Buffer.alloc(this.#bytes.length * 2);
      this.#bytes.copy(next);
      this.#bytes = next;
    }
    if (this.size === this.#companies.length) {
      this.#companies = longer(this.#companies, this.size * 2);
      this.#starts = longer(this.#starts, this.size * 2 + 1);
    }
    this.#bytes.set(source.subarray(from, to), start);
    this.#companies[this.size] = companies;
    this.size += 1;
    this.#starts[this.size] = end;
    return this.size;
  }

  #rehash(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let place = 0; place < this.size; place += 1) {
      const hash = hashOf(this.#bytes, this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0);
      let slot = this.#firstSlot(hash);
      while (this.#slots[slot] !== 0) slot = (slot + 1) % this.#slots.length;
      this.#slots[slot] = place + 1;
    }
  }
}
