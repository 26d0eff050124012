import { formsOf, type ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { synonymsOf } from '#features/directory/search/domain/synonyms.ts';
import { longFormsOf } from './acronyms.ts';
import { negatedToken } from './documents.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { variantsOf } from './word-variants.ts';

/** Stems of which any may match one term of the query, most likely first. */
export type Alternatives = readonly string[];

/** A word that a name may have: as typed, singular and plural. */
export interface NameTerm {
  readonly words: readonly string[];
  /** A longer word may begin with it. */
  readonly isBegun: boolean;
}

export interface QueryTerms {
  readonly groups: readonly Alternatives[];
  /** The same without what the user did not write, where what was written is known. */
  readonly likely: readonly Alternatives[];
  /** Among the groups: other words for the same. */
  readonly synonyms: ReadonlySet<string>;
  /** By group: what the word stands for as an acronym, as stems. */
  readonly longForms: readonly (readonly (readonly string[])[])[];
  /** What is looked for where some of the words suffice. */
  readonly some: readonly Alternatives[];
  /**
   * Of a sentence, the words without meaning, which match nothing by themselves: those who describe
   * themselves have them, while a record with nothing but a name that is a word of the sentence does not.
   */
  readonly idle: Alternatives;
  /** The same for names. */
  readonly names: readonly NameTerm[];
  /** A term has no known or similar word: nothing can match all terms. */
  readonly hasUnknown: boolean;
  /** A term stands in no company as written. */
  readonly hasTypo: boolean;
  /** Upper bound of matches: the companies of the rarest group. */
  readonly most: number;
}

const completionsMost = 8;
const correctionsMost = 3;

const stemsOf = (terms: readonly Term[]): string[] => [
  ...new Set(terms.map(({ word }) => stemOf(word))),
];

interface Wanted {
  readonly words: Alternatives;
  readonly likely: Alternatives;
  readonly synonyms: Alternatives;
  readonly name: NameTerm;
  readonly isTypo: boolean;
}

const inNames = (words: readonly string[], isBegun = false): NameTerm => ({
  words: [...new Set(words)],
  isBegun,
});

const knownSynonymsOf = (stem: string, vocabulary: Vocabulary): string[] =>
  synonymsOf(stem).filter((other) => vocabulary.companiesWith(other) > 0);

function asWritten(word: string, vocabulary: Vocabulary): Wanted {
  const stem = stemOf(word);
  const synonyms = knownSynonymsOf(stem, vocabulary);
  if (vocabulary.companiesWith(stem) > 0) {
    return {
      words: [stem, ...synonyms],
      likely: [stem],
      synonyms,
      name: inNames([word, stem, ...formsOf(stem)]),
      isTypo: false,
    };
  }
  if (synonyms.length > 0) {
    const name = inNames([word]);
    return { words: synonyms, likely: synonyms, synonyms: [], name, isTypo: false };
  }
  // "remanufacture" of which only "remanufacturing" is known is no typo, but a name may have one.
  const variants = variantsOf(word, vocabulary).slice(0, correctionsMost);
  const words = variants.length > 0 ? variants : stemsOf(vocabulary.nearest(word, correctionsMost));
  return { words, likely: words, synonyms: [], name: inNames(words), isTypo: true };
}

function begun(beginning: string, vocabulary: Vocabulary): Wanted {
  const ends = stemsOf(vocabulary.completions(beginning, completionsMost));
  const itself = asWritten(beginning, vocabulary);
  if (ends.length === 0) return itself;
  if (itself.isTypo) {
    const name = inNames([beginning], true);
    return { words: ends, likely: ends, synonyms: [], name, isTypo: false };
  }
  return { ...itself, words: [...new Set([...itself.words, ...ends])] };
}

/** Negated words that some company has, each as one term in place of the words it is said with. */
function missing({ negated }: ParsedSearchQuery, vocabulary: Vocabulary) {
  const negations = negated.filter(({ word }) => vocabulary.companiesWith(negatedToken(word)) > 0);
  const terms = negations.map(({ word }): Wanted => {
    const words = [negatedToken(word)];
    return { words, likely: words, synonyms: [], name: inNames([word]), isTypo: false };
  });
  return { terms, said: new Set(negations.flatMap(({ said }) => said)) };
}

/** With so many words that are known, what others may have meant only misleads. */
const enoughKnown = 3;
/** Longer queries describe one company: what others have in common would only lead away from it. */
export const topicTerms = 3;

function someOf(terms: readonly Wanted[]): Alternatives[] {
  const exact = terms.filter(({ isTypo }) => !isTypo);
  return (exact.length >= enoughKnown ? exact : terms).map(({ likely }) => likely);
}

/** Query terms: completions, corrections and the singular of what was typed. */
export function expandQueryTerms(read: ParsedSearchQuery, vocabulary: Vocabulary): QueryTerms {
  const { words, beginning } = read;
  const { terms, said } = missing(read, vocabulary);
  const all = [
    ...terms,
    ...words.filter((word) => !said.has(word)).map((word) => asWritten(word, vocabulary)),
    ...(beginning === null || said.has(beginning) ? [] : [begun(beginning, vocabulary)]),
  ];
  const variants = all.filter((term) => term.words.length > 0);
  const companies = variants.map((term) =>
    term.words.reduce((sum, word) => sum + vocabulary.companiesWith(word), 0),
  );
  return {
    groups: variants.map((term) => term.words),
    likely: variants.map((term) => term.likely),
    longForms: variants.map((term) =>
      term.name.words.slice(0, 1).flatMap((word) => longFormsOf(word, vocabulary)),
    ),
    synonyms: new Set(variants.flatMap((term) => term.synonyms)),
    some: someOf(variants),
    idle: (variants.length > topicTerms ? read.idle : [])
      .map(stemOf)
      .filter((word) => vocabulary.companiesWith(word) > 0),
    names: variants.map((term) => term.name),
    hasUnknown: variants.length < all.length,
    hasTypo: all.some(({ isTypo }) => isTypo),
    most: Math.min(Infinity, ...companies),
  };
}

/** Whether a query is taken for a sentence. */
export const isSentence = ({ groups }: QueryTerms): boolean => groups.length > topicTerms;

/** The words as most likely meant, by term, without those that are to be missing. */
export const likelyGroups = ({ likely }: QueryTerms): Alternatives[] =>
  likely.filter(([word]) => word !== undefined && !word.startsWith('!'));

/** The likeliest word of each. */
export const likelyWords = (terms: QueryTerms): string[] =>
  likelyGroups(terms).flatMap(([word]) => word ?? []);

/**
 * Combinations of one word of each group, those of likely words first.
 *
 * @param most maximum number of combinations
 */
export function combinations(groups: readonly Alternatives[], most: number): string[][] {
  let lists: { words: string[]; unlikely: number }[] = [{ words: [], unlikely: 0 }];
  for (const group of groups) {
    lists = lists
      .flatMap(({ words, unlikely }) =>
        group.map((word, place) => ({ words: [...words, word], unlikely: unlikely + place })),
      )
      .toSorted((one, other) => one.unlikely - other.unlikely)
      .slice(0, most);
  }
  return lists.map(({ words }) => words);
}
