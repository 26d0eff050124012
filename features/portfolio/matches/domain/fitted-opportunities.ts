import { matchLimits } from './limits.ts';
import type { FittedOpportunity } from './match.ts';
import type { MatchedRecord } from './reasons.ts';
import { termsIn, weighTerms, type WeightedText } from './weighted-terms.ts';

interface OpenOpportunity extends Pick<
  FittedOpportunity,
  'id' | 'name' | 'corporationName' | 'isSubmitted'
> {
  readonly texts: readonly WeightedText[];
}

/** Sharing fewer terms is chance. */
const sharedLeast = 2;
/** Of the best one's share: less is of another topic. */
const shareOfBest = 0.4;
const termsShown = 4;

/** The opportunities whose terms the company's record has, those with the greatest share first. */
export function fitOpportunities(
  { oneLiner, description, tags, industries }: Omit<MatchedRecord, 'name'>,
  open: readonly OpenOpportunity[],
): FittedOpportunity[] {
  const held = new Set(
    termsIn([oneLiner ?? '', description ?? '', ...tags, ...industries].join('\n')),
  );
  const weighed = open.map(({ texts, ...opportunity }) => {
    const terms = weighTerms(texts);
    return { opportunity, terms };
  });
  // Terms of many opportunities ("solution", "pilot") say little about one.
  const counts = new Map<string, number>();
  for (const { terms } of weighed)
    for (const { term } of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarityOf = (term: string) => Math.log(1 + open.length / (counts.get(term) ?? 1));
  const sumOf = (terms: readonly { term: string; weight: number }[]) =>
    terms.reduce((sum, { term, weight }) => sum + weight * rarityOf(term), 0);
  const fitting = weighed
    .flatMap(({ opportunity, terms }) => {
      const shared = terms.filter(({ term }) => held.has(term));
      if (shared.length < sharedLeast) return [];
      const { id, name, corporationName, isSubmitted } = opportunity;
      const share = sumOf(shared) / sumOf(terms);
      const named = shared.slice(0, termsShown).map(({ term }) => term);
      return [{ id, name, corporationName, isSubmitted, share, terms: named }];
    })
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
  const best = fitting[0]?.share ?? 0;
  return fitting
    .filter(({ share }) => share >= shareOfBest * best)
    .slice(0, matchLimits.opportunitiesFitted);
}
