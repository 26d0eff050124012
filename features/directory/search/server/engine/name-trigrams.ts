import { editDistance } from '#core/domain/edit-distance.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { firstRoom, withRoom } from './filter-columns.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';

const lettersLeast = 4;
const lettersMost = 40;
/** From this many letters on, two typos. */
const lettersForTwoTypos = 5;
/** Trigrams that a typo changes at most: two letters swapped. */
const perTypo = 4;
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

/** The letters of a typed name and how many typos it may have; null when it is no such name. */
export function typedName(text: string): { letters: string; typosMost: number } | null {
  const letters = joined(text);
  if (letters.length < lettersLeast || letters.length === lettersMost) return null;
  return { letters, typosMost: letters.length < lettersForTwoTypos ? 1 : 2 };
}

/** Of these names, the nearest, fewest typos first. */
export function nearestNames<Of extends { readonly name: string }>(
  { letters, typosMost }: { readonly letters: string; readonly typosMost: number },
  candidates: Iterable<Of>,
): (Of & { readonly typos: number })[] {
  const matches: (Of & { readonly typos: number })[] = [];
  for (const candidate of candidates) {
    const typos = editDistance(letters, joined(candidate.name), typosMost);
    if (typos <= typosMost) matches.push({ ...candidate, typos });
  }
  return matches.toSorted((one, other) => one.typos - other.typos).slice(0, foundMost);
}

/** Finds names with typos, without regard to blanks: by shared trigrams, then by edit distance. */
export class NameTrigrams {
  #rows: Map<string, number[]> | null = new Map();
  #lengths = new Uint8Array(firstRoom);
  /** Of trigrams that a row shares with the typed name; zeros between two questions. */
  #counts = new Uint8Array(firstRoom);
  readonly #most: number;

  constructor(most: number = searchLimits.nameTrigramsMost) {
    this.#most = most;
  }

  /** False: there are too many names, and none is found here. */
  get isWhole(): boolean {
    return this.#rows !== null;
  }

  /** Says how many names will come: too many are not even begun. */
  reserve(rows: number): void {
    if (rows > this.#most) this.#rows = null;
  }

  /** A row that is renamed keeps its old trigrams: what is found is compared with its name. */
  add(row: number, name: string): void {
    if (this.#rows === null) return;
    if (row >= this.#most) {
      this.#rows = null;
      return;
    }
    this.#lengths = withRoom(this.#lengths, row);
    this.#counts = withRoom(this.#counts, row);
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
    const typed = typedName(text);
    if (this.#rows === null || typed === null) return [];
    const candidates = this.#sharing(typed.letters, typed.typosMost).flatMap((row) => {
      const name = nameOf(row);
      return name === undefined ? [] : [{ row, name }];
    });
    return nearestNames(typed, candidates);
  }

  /** Rows of similar length that share enough trigrams, most alike first. */
  #sharing(typed: string, typosMost: number): number[] {
    const trigrams = trigramsOf(typed);
    const lengths = this.#lengths;
    const counts = this.#counts;
    const rows: number[] = [];
    for (const trigram of trigrams) {
      const named = this.#rows?.get(trigram) ?? [];
      for (let place = 0; place < named.length; place += 1) {
        const row = named[place] ?? 0;
        if (Math.abs((lengths[row] ?? 0) - typed.length) > typosMost) continue;
        if (counts[row] === 0) rows.push(row);
        counts[row] = (counts[row] ?? 0) + 1;
      }
    }
    const alike: { row: number; share: number }[] = [];
    for (const row of rows) {
      const [length, count] = [lengths[row] ?? 0, counts[row] ?? 0];
      counts[row] = 0;
      if (count < Math.max(typed.length, length) - perTypo * typosMost) continue;
      alike.push({ row, share: (2 * count) / (trigrams.size + length) });
    }
    return alike
      .toSorted((one, other) => other.share - one.share || one.row - other.row)
      .slice(0, comparedMost)
      .map(({ row }) => row);
  }
}
