/** Strings packed into one buffer: a million separate strings would take three times as much memory. */
export class PackedStrings {
  #bytes = Buffer.alloc(1 << 16);
  #end = 0;

  /** @returns the offset; the length in bytes comes from `Buffer.byteLength` */
  add(text: string): number {
    const most = text.length * 3;
    if (this.#end + most > this.#bytes.length) {
      const next = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#end + most));
      this.#bytes.copy(next);
      this.#bytes = next;
    }
    const at = this.#end;
    this.#end += this.#bytes.write(text, at);
    return at;
  }

  get end(): number {
    return this.#end;
  }

  get(from: number, to: number): string {
    return this.#bytes.toString('utf8', from, to);
  }
}

const uuidBytes = 16;
const uuidShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** Ids by row number, 16 bytes each while they are UUIDs. */
export class PackedIds {
  #bytes = Buffer.alloc(1 << 14);
  readonly #others = new Map<number, string>();

  set(row: number, id: string): void {
    if (!uuidShape.test(id)) {
      this.#others.set(row, id);
      return;
    }
    const at = row * uuidBytes;
    if (at + uuidBytes > this.#bytes.length) {
      const next = Buffer.alloc(Math.max(this.#bytes.length * 2, at + uuidBytes));
      this.#bytes.copy(next);
      this.#bytes = next;
    }
    this.#bytes.write(id.replaceAll('-', ''), at, 'hex');
  }

  get(row: number): string {
    const other = this.#others.get(row);
    if (other !== undefined) return other;
    const hex = this.#bytes.toString('hex', row * uuidBytes, (row + 1) * uuidBytes);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0 || 1;
}

/** A set of string hashes: rules out most strings that were never added, at about four bytes each. */
export class HashedStringSet {
  #slots = new Uint32Array(1 << 12);
  #count = 0;

  add(text: string): void {
    if (this.#count * 2 > this.#slots.length) this.#grow();
    this.#put(hashOf(text));
  }

  mayContain(text: string): boolean {
    const hash = hashOf(text);
    for (let slot = this.#first(hash); ; slot = this.#next(slot)) {
      const held = this.#slots[slot];
      if (held === hash) return true;
      if (held === 0) return false;
    }
  }

  #put(hash: number): void {
    let slot = this.#first(hash);
    while (this.#slots[slot] !== 0) {
      if (this.#slots[slot] === hash) return;
      slot = this.#next(slot);
    }
    this.#slots[slot] = hash;
    this.#count += 1;
  }

  #first(hash: number): number {
    return hash & (this.#slots.length - 1);
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    this.#count = 0;
    for (const hash of old) if (hash !== 0) this.#put(hash);
  }
}
