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

/** How far examples pull the terms of a text towards theirs, and away (Rocchio, 1971). */
const pull = { positive: 0.75, negative: 0.25 };

const centroid = (examples: readonly Example[]): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { oneLiner, description, tags, industries } of examples) {
    const text = [...tags, ...tags, ...industries, oneLiner ?? '', description ?? ''].join('\n');
    const counts = new Map<string, number>();
    for (const term of termsIn(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = Math.hypot(...counts.values());
    for (const [term, count] of counts) {
      weights.set(term, (weights.get(term) ?? 0) + count / length / examples.length);
    }
  }
  return weights;
};

/**
 * Rocchio's formula on terms: towards the mean of the positive examples, away from the negative.
 * What becomes negative is dropped.
 */
export function pulledTerms(
  terms: readonly WeightedTerm[],
  positive: readonly Example[],
  negative: readonly Example[],
): WeightedTerm[] {
  const length = Math.hypot(...terms.map(({ weight }) => weight)) || 1;
  const weights = new Map(terms.map(({ term, weight }) => [term, weight / length]));
  for (const [term, weight] of centroid(positive)) {
    weights.set(term, (weights.get(term) ?? 0) + pull.positive * weight);
  }
  for (const [term, weight] of centroid(negative)) {
    weights.set(term, (weights.get(term) ?? 0) - pull.negative * weight);
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
