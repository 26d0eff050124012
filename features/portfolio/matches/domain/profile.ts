import { valueKey } from '#features/directory/companies/domain/listed-values.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { countryCode } from '#features/directory/companies/domain/country-groups.ts';
import { heaviestTerms, termsIn, type WeightedTerm } from './weighted-terms.ts';

/** The fields of an example that say what is looked for. */
export type Example = Pick<
  Company,
  'oneLiner' | 'description' | 'tags' | 'industries' | 'stage' | 'fundingUsd' | 'country'
>;

/** What is looked for. */
export interface Profile {
  readonly terms: readonly WeightedTerm[];
  /** Companies like which more are looked for: of a collection, with a thumb up, or submitted. */
  readonly examples: readonly Example[];
}

const wordsOf = ({ oneLiner, description, tags, industries }: Example): string[] =>
  termsIn([...tags, ...tags, ...industries, oneLiner ?? '', description ?? ''].join('\n'));

/** The terms of examples alone: the mean of their texts, each of length 1. */
export function termsOfExamples(examples: readonly Example[]): WeightedTerm[] {
  const weights = new Map<string, number>();
  for (const example of examples) {
    const counts = new Map<string, number>();
    for (const term of wordsOf(example)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = Math.hypot(...counts.values());
    for (const [term, count] of counts) {
      weights.set(term, (weights.get(term) ?? 0) + count / length / examples.length);
    }
  }
  return heaviestTerms(weights);
}

/** How far thumbs move terms, beside the heaviest of the text, which is 1. */
const taughtShare = 0.5;
/** A word of fewer companies is their own, and leads away from the text. */
const sharedLeast = 3;

/** How many of some examples have each term. */
function countsIn(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const example of examples)
    for (const term of new Set(wordsOf(example))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/**
 * The terms of a text with what thumbs teach: words that half of the liked companies share weigh
 * more, the less of the disliked have them. Shares are smoothed by one, so that few thumbs teach less.
 */
export function taughtTerms(
  terms: readonly WeightedTerm[],
  liked: readonly Example[],
  disliked: readonly Example[],
): WeightedTerm[] {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  const against = countsIn(disliked);
  const least = Math.max(sharedLeast, liked.length / 2);
  for (const [term, count] of countsIn(liked)) {
    const contrast = count / (liked.length + 1) - (against.get(term) ?? 0) / (disliked.length + 1);
    if (count < least || contrast <= 0) continue;
    weights.set(term, (weights.get(term) ?? 0) + taughtShare * contrast);
  }
  return heaviestTerms(weights);
}

/** How usual a value is among the known ones, beside the most usual; null where none is known. */
type Usualness<Value> = (value: Value | null) => number | null;

/** What a record does not tell. */
const untold = 0.5;

function usualnessIn(values: readonly (string | null)[]): Usualness<string> {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const most = Math.max(...counts.values(), 0);
  return (value) => {
    if (most === 0) return null;
    return value === null ? untold : (counts.get(value) ?? 0) / most;
  };
}

const ordersOfMagnitude = 2;

/** How near a sum is to the middle one. */
function fundingNearness(sums: readonly (number | null)[]): Usualness<number> {
  const amounts = sums
    .flatMap((usd) => (usd !== null && usd > 0 ? [usd] : []))
    .toSorted((a, b) => a - b);
  const middle = amounts[Math.floor(amounts.length / 2)];
  return (usd) => {
    if (middle === undefined) return null;
    if (usd === null || usd <= 0) return untold;
    return Math.max(0, 1 - Math.abs(Math.log10(usd / middle)) / ordersOfMagnitude);
  };
}

const codeOf = ({ country }: Pick<Example, 'country'>) =>
  country === null ? null : countryCode(country);

const stageKeyOf = (stage: string | null) => (stage === null ? null : valueKey(stage));

/** How far companies are like the examples in what is no text; null where the examples do not tell. */
export interface ExampleFit {
  /** Stage and funding. */
  readonly stage: (company: Pick<Example, 'stage' | 'fundingUsd'>) => number | null;
  readonly place: (company: Pick<Example, 'country'>) => number | null;
}

export function fitWith(examples: readonly Example[]): ExampleFit {
  const stages = usualnessIn(examples.map(({ stage }) => stageKeyOf(stage)));
  const funding = fundingNearness(examples.map(({ fundingUsd }) => fundingUsd));
  const places = usualnessIn(examples.map(codeOf));
  return {
    stage: ({ stage, fundingUsd }) => {
      const values = [stages(stageKeyOf(stage)), funding(fundingUsd)].filter(
        (value) => value !== null,
      );
      if (values.length === 0) return null;
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    },
    place: (company) => places(codeOf(company)),
  };
}
