import type { Company } from '#features/companies/domain/company.ts';
import { countryCode } from '#features/companies/domain/country-groups.ts';
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

/** The share of the known values of the examples that equal this one; null without any. */
function shareOf(values: readonly (string | null)[], value: string | null): number | null {
  const known = values.filter((one) => one !== null);
  if (known.length === 0) return null;
  if (value === null) return 0.5;
  const counts = Map.groupBy(known, (one) => one);
  const most = Math.max(...[...counts.values()].map((some) => some.length));
  return (counts.get(value)?.length ?? 0) / most;
}

const ordersOfMagnitude = 2;

function fundingNearness(examples: readonly Example[], usd: number | null): number | null {
  const known = examples
    .flatMap(({ fundingUsd }) => (fundingUsd !== null && fundingUsd > 0 ? [fundingUsd] : []))
    .toSorted((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)];
  if (middle === undefined) return null;
  if (usd === null || usd <= 0) return 0.5;
  return Math.max(0, 1 - Math.abs(Math.log10(usd / middle)) / ordersOfMagnitude);
}

/** How far its stage and funding are those of the examples; what a record does not tell counts half. */
export function stageValue(
  { examples }: Profile,
  { stage, fundingUsd }: Pick<Example, 'stage' | 'fundingUsd'>,
): number | null {
  const values = [
    shareOf(
      examples.map((one) => one.stage),
      stage,
    ),
    fundingNearness(examples, fundingUsd),
  ].filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const codeOf = ({ country }: Pick<Example, 'country'>) =>
  country === null ? null : countryCode(country);

export const placeValue = (
  { examples }: Profile,
  company: Pick<Example, 'country'>,
): number | null => shareOf(examples.map(codeOf), codeOf(company));
