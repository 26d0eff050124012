/** Enough for a few thousand names; a text that is packed is a small part of it. */
const chunkBytes = 1 << 18;
/** A character of a string takes at most three bytes in UTF-8. */
const bytesMost = 3;

/**
 * Strings packed into buffers: a million separate strings would take three times as much memory. In
 * chunks, since one buffer that grows leaves as much memory behind as it takes.
 */
export class PackedStrings {
  readonly #chunks: Buffer[] = [];
  #end = 0;

  /**
   * @param text of at most 80,000 characters
   * @returns the offset; the length in bytes is how much `end` is beyond it
   */
  add(text: string): number {
    let place = Math.floor(this.#end / chunkBytes);
    if (
      this.#end % chunkBytes === 0 ||
      this.#end + text.length * bytesMost > (place + 1) * chunkBytes
    ) {
      place = this.#chunks.push(Buffer.alloc(chunkBytes)) - 1;
      this.#end = place * chunkBytes;
    }
    const at = this.#end;
    this.#end += this.#chunks[place]?.write(text, at % chunkBytes) ?? 0;
    return at;
  }

  get end(): number {
    return this.#end;
  }

  get(from: number, to: number): string {
    const start = from % chunkBytes;
    const chunk = this.#chunks[Math.floor(from / chunkBytes)];
    return chunk?.toString('utf8', start, start + to - from) ?? '';
  }
}

const uuidBytes = 16;
const uuidShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** Ids by row number, 16 bytes each while they are UUIDs. */
export class PackedIds {
  #bytes = Buffer.alloc(1 << 14);
  readonly #others = new Map<number, string>();

  /** Makes room for this many rows at once. */
  reserve(rows: number): void {
    if (rows * uuidBytes > this.#bytes.length) this.#grow(rows * uuidBytes);
  }

  set(row: number, id: string): void {
    if (!uuidShape.test(id)) {
      this.#others.set(row, id);
      return;
    }
    const at = row * uuidBytes;
    if (at + uuidBytes > this.#bytes.length) {
      this.#grow(Math.max(Math.ceil(this.#bytes.length * 1.5), at + uuidBytes));
    }
    this.#bytes.write(id.replaceAll('-', ''), at, 'hex');
  }

  get(row: number): string {
    const other = this.#others.get(row);
    if (other !== undefined) return other;
    const hex = this.#bytes.toString('hex', row * uuidBytes, (row + 1) * uuidBytes);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  #grow(bytes: number): void {
    const next = Buffer.alloc(bytes);
    this.#bytes.copy(next);
    this.#bytes = next;
  }
}
