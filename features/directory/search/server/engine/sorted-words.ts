/** Orders two byte sequences. */
export function compareBytes(
  one: Uint8Array,
  oneFrom: number,
  oneTo: number,
  other: Uint8Array,
  otherFrom: number,
  otherTo: number,
): number {
  const shared = Math.min(oneTo - oneFrom, otherTo - otherFrom);
  for (let at = 0; at < shared; at += 1) {
    const apart = (one[oneFrom + at] ?? 0) - (other[otherFrom + at] ?? 0);
    if (apart !== 0) return apart;
  }
  return oneTo - oneFrom - (otherTo - otherFrom);
}

/** Words in order of their UTF-8, packed in the layout of Arrow, and the companies of each. */
export class SortedWords {
  readonly bytes: Buffer;
  /** Where each word starts, and the end of the last. */
  readonly starts: Int32Array;
  readonly companies: Int32Array;

  constructor(bytes: Buffer, starts: Int32Array, companies: Int32Array) {
    this.bytes = bytes;
    this.starts = starts;
    this.companies = companies;
  }

  get count(): number {
    return this.companies.length;
  }

  wordAt(place: number): string {
    return this.bytes.toString('utf8', this.starts[place], this.starts[place + 1]);
  }

  bytesAt(place: number): number {
    return (this.starts[place + 1] ?? 0) - (this.starts[place] ?? 0);
  }

  /** Index of a word, or its insertion point. */
  placeOf(word: Uint8Array): number {
    return this.#first((from, to) => compareBytes(this.bytes, from, to, word, 0, word.length) >= 0);
  }

  isAt(place: number, word: Uint8Array): boolean {
    const [from, to] = [this.starts[place] ?? 0, this.starts[place + 1] ?? 0];
    return place < this.count && compareBytes(this.bytes, from, to, word, 0, word.length) === 0;
  }

  /** [from, to) of the words with this prefix. */
  rangeOf(prefix: Uint8Array): readonly [from: number, to: number] {
    const { bytes } = this;
    const { length } = prefix;
    const after = (from: number, to: number) =>
      compareBytes(bytes, from, Math.min(to, from + length), prefix, 0, length) > 0;
    return [this.placeOf(prefix), this.#first(after)];
  }

  /** The same with other words, which must not be among these. */
  with(added: Iterable<readonly [word: string, companies: number]>): SortedWords {
    const others = [...added]
      .map(([word, companies]) => ({ word: Buffer.from(word), companies }))
      .toSorted((one, other) => Buffer.compare(one.word, other.word));
    const size = others.reduce((sum, { word }) => sum + word.length, this.bytes.length);
    const bytes = Buffer.alloc(size);
    const starts = new Int32Array(this.count + others.length + 1);
    const companies = new Int32Array(this.count + others.length);
    let [taken, place, end] = [0, 0, 0];
    const takeUntil = (until: number) => {
      const from = this.starts[taken] ?? 0;
      this.bytes.copy(bytes, end, from, this.starts[until]);
      companies.set(this.companies.subarray(taken, until), place);
      for (; taken < until; taken += 1) {
        end += this.bytesAt(taken);
        starts[(place += 1)] = end;
      }
    };
    for (const other of others) {
      takeUntil(this.placeOf(other.word));
      end += other.word.copy(bytes, end);
      companies[place] = other.companies;
      starts[(place += 1)] = end;
    }
    takeUntil(this.count);
    return new SortedWords(bytes, starts, companies);
  }

  /** Index of the first word for which this holds; it has to hold for all that follow. */
  #first(holds: (from: number, to: number) => boolean): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.starts[middle] ?? 0, this.starts[middle + 1] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
