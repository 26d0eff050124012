import type { ParsedSearchQuery } from '#features/search/domain/query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of which any will do in one place of a search, the likeliest first. */
export type Alternatives = readonly string[];

export interface QueryTerms {
  readonly groups: readonly Alternatives[];
  /** The same as names are compared with: by the beginning that was typed. */
  readonly names: readonly Alternatives[];
  /** A word that stands nowhere, nor anything near it: nothing can match all of them. */
  readonly hasUnknown: boolean;
  /** No more companies than this can match: those of the rarest group. */
  readonly most: number;
}

const completionsMost = 8;
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

interface ExpandedTerm {
  readonly words: Alternatives;
  readonly name: Alternatives;
}

const asWritten = (word: string, vocabulary: Vocabulary): ExpandedTerm => {
  const words = written(word, vocabulary);
  return { words, name: words };
};

function begun(beginning: string, vocabulary: Vocabulary): ExpandedTerm {
  const ends = vocabulary.completions(beginning, completionsMost).map((term) => term.word);
  return ends.length > 0 ? { words: ends, name: [beginning] } : asWritten(beginning, vocabulary);
}

/** What is really looked for: completions, corrections, singular and plural of what was typed. */
export function expandQueryTerms(
  { words, beginning }: ParsedSearchQuery,
  vocabulary: Vocabulary,
): QueryTerms {
  const all = [
    ...words.map((word) => asWritten(word, vocabulary)),
    ...(beginning === null ? [] : [begun(beginning, vocabulary)]),
  ];
  const found = all.filter((wanted) => wanted.words.length > 0);
  const companies = found.map((wanted) =>
    wanted.words.reduce((sum, word) => sum + vocabulary.companiesWith(word), 0),
  );
  return {
    groups: found.map((wanted) => wanted.words),
    names: found.map((wanted) => wanted.name),
    hasUnknown: found.length < all.length,
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
