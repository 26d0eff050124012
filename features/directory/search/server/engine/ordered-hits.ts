import type { Scored, ScoreParts } from '#features/directory/search/domain/score-fusion.ts';
import type { Found } from './matches.ts';

/** A row in the order it is shown, and what its place is made of, where scores decide. */
export interface Listed {
  readonly row: number;
  readonly parts?: ScoreParts;
}

/** Orders rows by their scores and by what adds to them. */
export type Fuse = (words: ReadonlyMap<number, number>) => readonly Scored<number>[];

/**
 * The matches: pinned names, then by score, then those whose order nothing else changes.
 *
 * @param names rows that come first, whatever their scores
 * @param isListed which rows may be added by their scores
 */
export function* orderMatches(
  { rows, scores }: Found,
  names: ReadonlySet<number>,
  fuse: Fuse,
  isListed: (row: number) => boolean,
): Generator<Listed> {
  let place = 0;
  for (; names.has(rows[place] ?? -1); place += 1) yield { row: rows[place] ?? 0 };
  const words = new Map([...scores].filter(([row]) => !names.has(row)));
  const fused = fuse(words).filter(({ id }) => !names.has(id) && isListed(id));
  const isFused = new Set(fused.map(({ id }) => id));
  for (const { id: row, ...parts } of fused) yield { row, parts };
  for (; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    if (!isFused.has(row)) yield { row };
  }
}

/**
 * What stands behind the matches, without being counted: near names, then by score.
 *
 * @param fuse null: the matches are so many that nothing is added by its score
 */
export function* orderBehind(
  names: readonly number[],
  some: ReadonlyMap<number, number>,
  fuse: Fuse | null,
  isAdded: (row: number) => boolean,
): Generator<Listed> {
  for (const row of names) yield { row };
  if (fuse === null) return;
  const near = new Set(names);
  for (const { id: row, ...parts } of fuse(some)) {
    if (isAdded(row) && !near.has(row)) yield { row, parts };
  }
}

/** The first of these, and how many there are: a page is shown, thousands are counted. */
export function firstAndCount(parts: readonly Iterable<Listed>[], most: number) {
  const first: Listed[] = [];
  let count = 0;
  for (const part of parts) {
    for (const one of part) {
      if (count < most) first.push(one);
      count += 1;
    }
  }
  return { first, count };
}
