import type { SearchText } from '#domain/search/query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of which any will do in one place of a search, the likeliest first. */
export type Alternatives = readonly string[];

export interface WantedWords {
  readonly groups: readonly Alternatives[];
  /** A word that stands nowhere, nor anything near it: nothing can match all of them. */
  readonly hasUnknown: boolean;
  /** No more companies than this can match: those of the rarest group. */
  readonly most: number;
}

const completionsMost = 12;
const correctionsMost = 3;

/** Singular and plural as English writes them, where the vocabulary has both. */
function forms(word: string): string[] {
  const others = [`${word}s`, `${word}es`];
  if (word.endsWith('y')) others.push(`${word.slice(0, -1)}ies`);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) others.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) others.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) others.push(`${word.slice(0, -3)}y`);
  return others;
}

const known = (word: string, vocabulary: Vocabulary): string[] =>
  [word, ...forms(word)].filter((one) => vocabulary.companiesWith(one) > 0);

function written(word: string, vocabulary: Vocabulary): string[] {
  const itself = known(word, vocabulary);
  if (itself.length > 0) return itself;
  const near = vocabulary.nearest(word, correctionsMost);
  return [...new Set(near.flatMap((term) => known(term.word, vocabulary)))];
}

function begun(beginning: string, vocabulary: Vocabulary): string[] {
  const ends = vocabulary.completions(beginning, completionsMost).map((term) => term.word);
  return ends.length > 0 ? ends : written(beginning, vocabulary);
}

/** What is really looked for: completions, corrections, singular and plural of what was typed. */
export function wantedWords({ words, beginning }: SearchText, vocabulary: Vocabulary): WantedWords {
  const all = [
    ...words.map((word) => written(word, vocabulary)),
    ...(beginning === null ? [] : [begun(beginning, vocabulary)]),
  ];
  const groups = all.filter((group) => group.length > 0);
  const companies = groups.map((group) =>
    group.reduce((sum, word) => sum + vocabulary.companiesWith(word), 0),
  );
  return {
    groups,
    hasUnknown: groups.length < all.length,
    most: Math.min(Infinity, ...companies),
  };
}

/**
 * One word of each group, in every combination, those of likely words first.
 *
 * @param most how many combinations at most
 */
export function combinations(groups: readonly Alternatives[], most: number): string[][] {
  let found: { words: string[]; unlikely: number }[] = [{ words: [], unlikely: 0 }];
  for (const group of groups) {
    found = found
      .flatMap(({ words, unlikely }) =>
        group.map((word, place) => ({ words: [...words, word], unlikely: unlikely + place })),
      )
      .toSorted((one, other) => one.unlikely - other.unlikely)
      .slice(0, most);
  }
  return found.map(({ words }) => words);
}
