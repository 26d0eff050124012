/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // The lowest bits of FNV are spread badly for short texts: mixed once more.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * A bounded random sample of any number of texts. Chosen by the text's own hash: the same texts
 * give the same sample in any order, on any machine. Duplicates count once.
 */
export class Sample {
  readonly #most: number;
  readonly #charactersMost: number;
  readonly #kept = new Map<number, string>();
  #below = 2 ** 32;

  constructor(most: number, charactersMost: number) {
    this.#most = most;
    this.#charactersMost = charactersMost;
  }

  add(text: string): void {
    const cut = text.slice(0, this.#charactersMost);
    const hash = hashOf(cut);
    if (cut === '' || hash >= this.#below) return;
    this.#kept.set(hash, cut);
    while (this.#kept.size > this.#most) {
      this.#below /= 2;
      for (const key of this.#kept.keys()) if (key >= this.#below) this.#kept.delete(key);
    }
  }

  /** In order of hash. */
  texts(): string[] {
    return [...this.#kept].toSorted(([one], [other]) => one - other).map(([, text]) => text);
  }
}
