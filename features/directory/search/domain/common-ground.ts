import { termOf } from './terms.ts';
import { tokens } from './tokenizer.ts';

/** Of words that stand side by side so many are no chance: "footprint" alone is, "carbon footprint" is not. */
export const wordsTogether = 2;
/** Of words that stand apart in what says in short what a company does, so many are. */
const wordsApart = 3;

/** What a company says in short and at length: a description speaks of much that it does not do. */
export interface CompanyTexts {
  readonly short: readonly string[];
  readonly long: readonly string[];
}

/** The texts of a record. Industries are too broad to say what it does. */
export const textsOfCompany = (record: {
  readonly name?: string;
  readonly oneLiner: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly industries: readonly string[];
}): CompanyTexts => ({
  short: [record.name ?? '', record.oneLiner ?? '', ...record.tags],
  long: [record.description ?? '', ...record.industries],
});

/** A word of a text: its term, and where it stands. */
export interface PlacedTerm {
  readonly term: string;
  readonly from: number;
  readonly to: number;
  /** Whether it follows the word before it at once, or after a single stop word. */
  readonly followsLast: boolean;
}

/** What ends a thought: words on both sides of it do not belong together. */
const breaks = /[.,;:!?()\n]/u;

/** The words of a text that say something, in order. */
export function placedTerms(text: string): PlacedTerm[] {
  const placed: PlacedTerm[] = [];
  let stopWords = 0;
  for (const { word, from, to } of tokens(text)) {
    const term = /^\p{N}+$/u.test(word) ? null : termOf(word);
    if (term === null) {
      stopWords += 1;
      continue;
    }
    const last = placed.at(-1)?.to ?? 0;
    const followsLast = stopWords <= 1 && !breaks.test(text.slice(last, from));
    placed.push({ term, from, to, followsLast });
    stopWords = 0;
  }
  return placed;
}

const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

/** Two words in either order, "composition of scrap" as "scrap composition". */
const pairsIn = (terms: readonly PlacedTerm[]): string[] =>
  terms.flatMap(({ term, followsLast }, at) => {
    const last = terms[at - 1]?.term;
    return !followsLast || last === undefined || last === term ? [] : pairOf(last, term);
  });

/** What a topic is recognised by. */
export interface Topic {
  readonly terms: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

/** Of texts of one topic, the terms of which may be narrowed to those that tell it from others. */
export function topicOf(texts: readonly string[], only?: ReadonlySet<string>): Topic {
  const placed = texts.map((text) => placedTerms(text));
  const counts = (term: string) => only === undefined || only.has(term);
  return {
    terms: new Set(placed.flat().flatMap(({ term }) => (counts(term) ? term : []))),
    pairs: new Set(placed.flatMap(pairsIn).filter((pair) => pair.split(' ').every(counts))),
  };
}

/**
 * What a company has in common with a topic beyond chance, the surest first: words that stand side by
 * side in both, or several that say in short what it does. Null: a word, or a few that stand apart, which
 * is no reason for anything. A topic of a single word is met by that word.
 */
export function commonGround(
  topic: Topic,
  { short, long }: CompanyTexts,
): readonly string[] | null {
  const placedShort = short.map(placedTerms);
  const placed = [...placedShort, ...long.map(placedTerms)];
  const pairs = [...new Set(placed.flatMap(pairsIn))].filter((pair) => topic.pairs.has(pair));
  const termsIn = (some: typeof placed) =>
    [...new Set(some.flat().map(({ term }) => term))].filter((term) => topic.terms.has(term));
  const apart = termsIn(placedShort);
  if (topic.terms.size < wordsTogether) {
    const whole = termsIn(placed);
    return whole.length > 0 ? whole : null;
  }
  if (pairs.length === 0 && apart.length < wordsApart) return null;
  const paired = new Set(pairs.flatMap((pair) => pair.split(' ')));
  const phrases = pairs.map((pair) => phraseOf(placed, pair));
  return [...new Set([...phrases, ...apart.filter((term) => !paired.has(term))])];
}

/** The words in the order in which they stand. */
function phraseOf(texts: readonly (readonly PlacedTerm[])[], pair: string): string {
  for (const terms of texts) {
    const at = terms.findIndex(
      ({ term, followsLast }, nth) =>
        nth > 0 && followsLast && pairOf(terms[nth - 1]?.term ?? '', term) === pair,
    );
    if (at > 0) return `${terms[at - 1]?.term} ${terms[at]?.term}`;
  }
  return pair;
}
