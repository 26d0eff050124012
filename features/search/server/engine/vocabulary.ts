import { setImmediate as immediately } from 'node:timers/promises';
import { editDistance } from '#core/domain/edit-distance.ts';

/** A word of the index and its document frequency. */
export interface Term {
  readonly word: string;
  readonly companies: number;
}

/** Added words stay in a separate list until there are this many. */
const looseMost = 2000;
/** Words that share this many first letters are compared one by one. */
const sharedLetters = 2;
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
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
  #words: readonly string[];
  #companies: Uint32Array;
  readonly #loose = new Map<string, number>();

  /** @param sorted words in code unit order, without duplicates */
  private constructor(sorted: readonly string[], companies: Uint32Array) {
    this.#words = sorted;
    this.#companies = companies;
  }

  /** Sorting a million words at once would block the event loop: one first letter at a time. */
  static async of(counts: Iterable<readonly [word: string, companies: number]>) {
    const byLetter = new Map<string, [word: string, companies: number][]>();
    for (const [word, companies] of counts) {
      const letter = word.charAt(0);
      const others = byLetter.get(letter);
      if (others) others.push([word, companies]);
      else byLetter.set(letter, [[word, companies]]);
    }
    const words: string[] = [];
    const companies: number[] = [];
    for (const letter of [...byLetter.keys()].toSorted()) {
      const sorted = (byLetter.get(letter) ?? []).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      for (const [word, count] of sorted) {
        words.push(word);
        companies.push(count);
      }
      await immediately();
    }
    return new Vocabulary(words, Uint32Array.from(companies));
  }

  /** The sorted words, in order. */
  *entries(): Generator<readonly [word: string, companies: number]> {
    for (const [place, word] of this.#words.entries()) yield [word, this.#companies[place] ?? 0];
  }

  /** Number of companies with a word; 0 when none has it. */
  companiesWith(word: string): number {
    const place = this.#place(word);
    const sorted = this.#words[place] === word ? (this.#companies[place] ?? 0) : 0;
    return sorted + (this.#loose.get(word) ?? 0);
  }

  /** Removals are not subtracted. */
  add(counts: Iterable<readonly [word: string, companies: number]>): void {
    for (const [word, companies] of counts) {
      const place = this.#place(word);
      if (this.#words[place] === word) {
        this.#companies[place] = (this.#companies[place] ?? 0) + companies;
      } else this.#loose.set(word, (this.#loose.get(word) ?? 0) + companies);
    }
    if (this.#loose.size > looseMost) this.#tidy();
  }

  /** The most common words with this prefix, the word itself first when it exists. */
  completions(beginning: string, most: number): Term[] {
    const best: Term[] = [];
    for (const term of this.#within(beginning)) {
      const isItself = term.word === beginning;
      const last = best.at(-1);
      if (!isItself && best.length === most && last && moreCommon(last, term) < 0) continue;
      const place = isItself
        ? 0
        : best.findIndex((one) => one.word !== beginning && moreCommon(term, one) < 0);
      best.splice(place < 0 ? best.length : place, 0, term);
      if (best.length > most) best.pop();
    }
    return best;
  }

  /** Corrections of an unknown word, most likely first. */
  nearest(word: string, most: number): Term[] {
    if (word.length < lettersForOneTypo) return [];
    const allowed = word.length < lettersForTwoTypos ? 1 : 2;
    const near = new Map<string, Term & { typos: number }>();
    const consider = (other: string) => {
      if (near.has(other)) return;
      const typos = editDistance(word, other, allowed);
      if (typos > allowed) return;
      const companies = this.companiesWith(other);
      if (companies > 0) near.set(other, { word: other, companies, typos });
    };
    for (const term of this.#within(word.slice(0, sharedLetters))) consider(term.word);
    for (const other of typosAtTheBeginning(word)) consider(other);
    return [...near.values()]
      .toSorted((one, other) => one.typos - other.typos || moreCommon(one, other))
      .slice(0, most);
  }

  *#within(beginning: string): Generator<Term> {
    for (let place = this.#place(beginning); place < this.#words.length; place += 1) {
      const word = this.#words[place] ?? '';
      if (!word.startsWith(beginning)) break;
      yield { word, companies: this.#companies[place] ?? 0 };
    }
    for (const [word, companies] of this.#loose) {
      if (word.startsWith(beginning)) yield { word, companies };
    }
  }

  /** Index of a word in the sorted list, or its insertion point. */
  #place(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Merges the added words into the sorted ones without sorting those again. */
  #tidy(): void {
    const loose = [...this.#loose].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const words: string[] = [];
    const companies = new Uint32Array(this.#words.length + loose.length);
    let place = 0;
    for (const [word, count] of [...loose, ['', 0] as const]) {
      const isLast = word === '';
      while (place < this.#words.length && (isLast || (this.#words[place] ?? '') < word)) {
        companies[words.length] = this.#companies[place] ?? 0;
        words.push(this.#words[place] ?? '');
        place += 1;
      }
      if (word === '') break;
      companies[words.length] = count;
      words.push(word);
    }
    this.#words = words;
    this.#companies = companies;
    this.#loose.clear();
  }
}
