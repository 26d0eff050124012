import { distance } from 'fastest-levenshtein';

/** A word of the index and how many companies have it. */
export interface Term {
  readonly word: string;
  readonly companies: number;
}

/** Added words wait beside the sorted ones until there are this many. */
const looseMost = 2000;
/** Words that share this many first letters are compared one by one. */
const sharedLetters = 2;
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
const latin = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

const moreCommon = (one: Term, other: Term) =>
  other.companies - one.companies || (one.word < other.word ? -1 : 1);

/** What a word may have become by one typo among its first letters. */
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
 * The words of all companies, sorted, with how common each is: what a beginning may become, what a
 * word that nobody wrote may have meant, and whether a search is rare or broad.
 */
export class Vocabulary {
  #words: string[];
  #companies: Uint32Array;
  readonly #loose = new Map<string, number>();

  /** @param counts every word once */
  constructor(counts: Iterable<readonly [word: string, companies: number]>) {
    const all = new Map(counts);
    this.#words = [...all.keys()].toSorted();
    this.#companies = Uint32Array.from(this.#words, (word) => all.get(word) ?? 0);
  }

  /** How many companies have a word; 0 when none has. */
  companiesWith(word: string): number {
    const place = this.#place(word);
    const sorted = this.#words[place] === word ? (this.#companies[place] ?? 0) : 0;
    return sorted + (this.#loose.get(word) ?? 0);
  }

  /** What goes is not counted off. */
  add(counts: Iterable<readonly [word: string, companies: number]>): void {
    for (const [word, companies] of counts) {
      const place = this.#place(word);
      if (this.#words[place] === word) {
        this.#companies[place] = (this.#companies[place] ?? 0) + companies;
      } else this.#loose.set(word, (this.#loose.get(word) ?? 0) + companies);
    }
    if (this.#loose.size > looseMost) this.#tidy();
  }

  /** The most common words that begin so, the word itself first when it is one. */
  completions(beginning: string, most: number): Term[] {
    const found = this.#within(beginning).toSorted(moreCommon);
    const itself = found.find(({ word }) => word === beginning);
    const others = found.filter((term) => term !== itself);
    return [...(itself ? [itself] : []), ...others].slice(0, most);
  }

  /** What a word that nobody wrote may have meant, the likeliest first. */
  nearest(word: string, most: number): Term[] {
    if (word.length < lettersForOneTypo) return [];
    const allowed = word.length < lettersForTwoTypos ? 1 : 2;
    const near = new Map<string, Term & { typos: number }>();
    const consider = (other: string) => {
      if (near.has(other) || Math.abs(other.length - word.length) > allowed) return;
      const typos = distance(word, other);
      // Two letters that changed places are one typo to whoever made it.
      if (typos > Math.max(allowed, 2) || (typos > allowed && !isSwapped(word, other))) return;
      const companies = this.companiesWith(other);
      if (companies > 0) near.set(other, { word: other, companies, typos });
    };
    for (const term of this.#within(word.slice(0, sharedLetters))) consider(term.word);
    for (const other of typosAtTheBeginning(word)) consider(other);
    return [...near.values()]
      .toSorted((one, other) => one.typos - other.typos || moreCommon(one, other))
      .slice(0, most);
  }

  #within(beginning: string): Term[] {
    const found: Term[] = [];
    for (let place = this.#place(beginning); place < this.#words.length; place += 1) {
      const word = this.#words[place] ?? '';
      if (!word.startsWith(beginning)) break;
      found.push({ word, companies: this.#companies[place] ?? 0 });
    }
    for (const [word, companies] of this.#loose) {
      if (word.startsWith(beginning)) found.push({ word, companies });
    }
    return found;
  }

  /** Where a word stands among the sorted ones, or would stand. */
  #place(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #tidy(): void {
    if (this.#loose.size === 0) return;
    const all = new Map(this.#words.map((word, place) => [word, this.#companies[place] ?? 0]));
    for (const [word, companies] of this.#loose) all.set(word, companies);
    this.#words = [...all.keys()].toSorted();
    this.#companies = Uint32Array.from(this.#words, (word) => all.get(word) ?? 0);
    this.#loose.clear();
  }
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (one.charAt(at) === other.charAt(at)) at += 1;
  return (
    one.charAt(at) === other.charAt(at + 1) &&
    one.charAt(at + 1) === other.charAt(at) &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
