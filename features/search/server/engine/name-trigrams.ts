import { editDistance } from '#core/domain/edit-distance.ts';
import { wordsOf } from '#features/search/domain/tokenizer.ts';

/** Above this many companies names are found by their words alone: the memory is bounded. */
const namesMost = 100_000;
const lettersLeast = 4;
const lettersMost = 40;
/** From this many letters on, two typos. */
const lettersForTwoTypos = 5;
/** Trigrams that a typo can change. */
const perTypo = 3;
const comparedMost = 300;
const foundMost = 10;

const joined = (name: string): string => wordsOf(name).join('').slice(0, lettersMost);

function trigramsOf(text: string): Set<string> {
  const padded = `^${text}$`;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

export interface NearName {
  readonly row: number;
  readonly typos: number;
}

/** Finds names with typos, without regard to blanks: by shared trigrams, then by edit distance. */
export class NameTrigrams {
  #rows: Map<string, number[]> | null = new Map();
  #lengths = new Uint8Array(1024);

  /** A row that is renamed keeps its old trigrams: what is found is compared with its name. */
  add(row: number, name: string): void {
    if (this.#rows === null) return;
    if (row >= namesMost) {
      this.#rows = null;
      return;
    }
    if (row >= this.#lengths.length) {
      const longer = new Uint8Array(Math.max(row + 1, this.#lengths.length * 2));
      longer.set(this.#lengths);
      this.#lengths = longer;
    }
    const text = joined(name);
    this.#lengths[row] = text.length;
    for (const trigram of trigramsOf(text)) {
      const rows = this.#rows.get(trigram);
      if (rows === undefined) this.#rows.set(trigram, [row]);
      else rows.push(row);
    }
  }

  /**
   * The names nearest to a text, fewest typos first.
   *
   * @param nameOf undefined for a row that was removed
   */
  near(text: string, nameOf: (row: number) => string | undefined): NearName[] {
    const typed = joined(text);
    if (this.#rows === null || typed.length < lettersLeast || typed.length === lettersMost)
      return [];
    const typosMost = typed.length < lettersForTwoTypos ? 1 : 2;
    const compared = this.#sharing(typed, typosMost);
    const found: NearName[] = [];
    for (const row of compared) {
      const name = nameOf(row);
      const typos = name === undefined ? Infinity : editDistance(typed, joined(name), typosMost);
      if (typos <= typosMost) found.push({ row, typos });
    }
    return found.toSorted((one, other) => one.typos - other.typos).slice(0, foundMost);
  }

  /** Rows of similar length that share enough trigrams, most alike first. */
  #sharing(typed: string, typosMost: number): number[] {
    const shared = new Map<number, number>();
    const trigrams = trigramsOf(typed);
    for (const trigram of trigrams) {
      for (const row of this.#rows?.get(trigram) ?? []) {
        shared.set(row, (shared.get(row) ?? 0) + 1);
      }
    }
    const alike: { row: number; share: number }[] = [];
    for (const [row, count] of shared) {
      const length = this.#lengths[row] ?? 0;
      if (Math.abs(length - typed.length) > typosMost) continue;
      if (count < Math.max(typed.length, length) - perTypo * typosMost) continue;
      alike.push({ row, share: (2 * count) / (trigrams.size + length) });
    }
    return alike
      .toSorted((one, other) => other.share - one.share || one.row - other.row)
      .slice(0, comparedMost)
      .map(({ row }) => row);
  }
}
