import { editDistance } from '#core/domain/edit-distance.ts';
import { SortedWords } from './sorted-words.ts';
import { WordCounts } from './word-counts.ts';

/** A word of the index and its document frequency. */
export interface Term {
  readonly word: string;
  readonly companies: number;
}

/** Added words stay in a separate list until there are this many. */
const looseMost = 2000;
/** Words that share this many first letters are compared one by one. */
const sharedLetters = 2;
/** A letter in UTF-8 has at most this many bytes. */
const letterBytes = 4;
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
const typosIn = (word: string): number => (word.length < lettersForTwoTypos ? 1 : 2);
const latin = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

const moreCommon = (one: Term, other: Term) =>
  other.companies - one.companies || (one.word < other.word ? -1 : 1);

/** Variants of a word with one typo among its first letters. */
function* typosAtTheBeginning(word: string): Generator<string> {
  for (let at = 0; at <= sharedLetters; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of latin) {
      yield before + letter + after;
      yield before + letter + after.slice(1);
    }
  }
}

/**
 * All words of the index, sorted, with their document frequencies: completes prefixes, corrects
 * unknown words, and tells whether a search is rare or broad.
 */
export class Vocabulary {
  #sorted: SortedWords;
  readonly #loose = new Map<string, number>();

  private constructor(sorted: SortedWords) {
    this.#sorted = sorted;
  }

  static async of(counts: WordCounts): Promise<Vocabulary> {
    return new Vocabulary(await counts.sorted());
  }

  get sorted(): SortedWords {
    return this.#sorted;
  }

  /** Number of companies with a word; 0 when none has it. */
  companiesWith(word: string): number {
    const bytes = Buffer.from(word);
    const place = this.#sorted.placeOf(bytes);
    const sorted = this.#sorted.isAt(place, bytes) ? (this.#sorted.companies[place] ?? 0) : 0;
    return sorted + (this.#loose.get(word) ?? 0);
  }

  /** Removals are not subtracted. */
  add(counts: Iterable<readonly [word: string, companies: number]>): void {
    for (const [word, companies] of counts) {
      const bytes = Buffer.from(word);
      const place = this.#sorted.placeOf(bytes);
      if (this.#sorted.isAt(place, bytes)) {
        this.#sorted.companies[place] = (this.#sorted.companies[place] ?? 0) + companies;
      } else this.#loose.set(word, (this.#loose.get(word) ?? 0) + companies);
    }
    if (this.#loose.size <= looseMost) return;
    this.#sorted = this.#sorted.with(this.#loose);
    this.#loose.clear();
  }

  /** The most common words with this prefix, the word itself first when it exists. */
  completions(beginning: string, most: number): Term[] {
    const best: Term[] = [];
    const consider = (term: Term) => {
      const isItself = term.word === beginning;
      const last = best.at(-1);
      if (!isItself && best.length === most && last && moreCommon(last, term) < 0) return;
      const place = isItself
        ? 0
        : best.findIndex((one) => one.word !== beginning && moreCommon(term, one) < 0);
      best.splice(place < 0 ? best.length : place, 0, term);
      if (best.length > most) best.pop();
    };
    const [from, to] = this.#sorted.rangeOf(Buffer.from(beginning));
    for (let place = from; place < to; place += 1) {
      const companies = this.#sorted.companies[place] ?? 0;
      // The word itself, if there is one, is the first; most others need not be read.
      const isRare =
        place > from && best.length === most && companies < (best.at(-1)?.companies ?? 0);
      if (!isRare) consider({ word: this.#sorted.wordAt(place), companies });
    }
    for (const [word, companies] of this.#loose) {
      if (word.startsWith(beginning)) consider({ word, companies });
    }
    return best;
  }

  /** Corrections of an unknown word, most likely first. */
  nearest(word: string, most: number, allowed = typosIn(word)): Term[] {
    if (word.length < lettersForOneTypo) return [];
    const near = new Map<string, Term & { typos: number }>();
    const consider = (other: string) => {
      if (near.has(other)) return;
      const typos = editDistance(word, other, allowed);
      if (typos > allowed) return;
      const companies = this.companiesWith(other);
      if (companies > 0) near.set(other, { word: other, companies, typos });
    };
    const first = word.slice(0, sharedLetters);
    const [from, to] = this.#sorted.rangeOf(Buffer.from(first));
    const bytes = Buffer.byteLength(word);
    for (let place = from; place < to; place += 1) {
      const apart = this.#sorted.bytesAt(place) - bytes;
      const mayBeNear = apart >= -allowed * letterBytes && apart <= allowed * letterBytes;
      if (mayBeNear) consider(this.#sorted.wordAt(place));
    }
    for (const other of this.#loose.keys()) if (other.startsWith(first)) consider(other);
    for (const other of typosAtTheBeginning(word)) consider(other);
    return [...near.values()]
      .toSorted((one, other) => one.typos - other.typos || moreCommon(one, other))
      .slice(0, most);
  }
}
