import { termsOf } from '#features/directory/search/domain/terms.ts';

/** A term of the directory, as it is mostly written: an encoder reads words as people write them. */
export interface TalliedWord {
  readonly term: string;
  readonly word: string;
  readonly count: number;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** Counts words as texts arrive; the texts are not kept. */
export class WordTally {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    for (const [word] of text.normalize('NFC').toLowerCase().matchAll(words)) {
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    }
  }

  /** The terms that occur most often, most often first. */
  mostFrequent(most: number): readonly TalliedWord[] {
    const byTerm = new Map<string, TalliedWord>();
    // The usual spelling of a term comes first.
    const usual = [...this.#counts].toSorted(
      ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
    );
    for (const [word, count] of usual) {
      for (const term of termsOf(word)) {
        const first = byTerm.get(term) ?? { term, word, count: 0 };
        byTerm.set(term, { term, word: first.word, count: first.count + count });
      }
    }
    return [...byTerm.values()]
      .toSorted((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, most);
  }
}
