import {
  commonGround,
  textsOfCompany,
  topicOf,
} from '#features/directory/search/domain/common-ground.ts';
import { matchLimits } from './limits.ts';
import type { FittedOpportunity } from './match.ts';
import type { MatchedRecord } from './reasons.ts';
import { readableText, termsIn, weighTerms, type WeightedText } from './weighted-terms.ts';

interface OpenOpportunity extends Pick<
  FittedOpportunity,
  'id' | 'name' | 'corporationName' | 'isSubmitted'
> {
  readonly texts: readonly WeightedText[];
}

/** Of the best one's share: less is of another topic. */
const shareOfBest = 0.4;
const termsShown = 4;

/** The opportunities that the company's record has common ground with, the greatest share of terms first. */
export function fitOpportunities(
  record: Omit<MatchedRecord, 'name'>,
  open: readonly OpenOpportunity[],
): FittedOpportunity[] {
  const texts = textsOfCompany(record);
  const readable = {
    short: texts.short.map(readableText),
    long: texts.long.map(readableText),
  };
  const held = new Set(termsIn([...readable.short, ...readable.long].join('\n')));
  const weighed = open.map(({ texts: of, ...opportunity }) => ({
    opportunity,
    of,
    terms: weighTerms(of),
  }));
  // Terms of many opportunities ("solution", "pilot") say little about one.
  const counts = new Map<string, number>();
  for (const { terms } of weighed)
    for (const { term } of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarityOf = (term: string) => Math.log(1 + open.length / (counts.get(term) ?? 1));
  const sumOf = (terms: readonly { term: string; weight: number }[]) =>
    terms.reduce((sum, { term, weight }) => sum + weight * rarityOf(term), 0);
  const fitting = weighed
    .flatMap(({ opportunity, of, terms }) => {
      const shared = terms.filter(({ term }) => held.has(term));
      if (shared.length === 0) return [];
      const only = new Set(terms.map(({ term }) => term));
      const passages = of.map(({ text }) => readableText(text ?? ''));
      const ground = commonGround(topicOf(passages, only), readable);
      if (ground === null) return [];
      const share = sumOf(shared) / sumOf(terms);
      return [{ ...opportunity, share, terms: ground.slice(0, termsShown) }];
    })
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
  const best = fitting[0]?.share ?? 0;
  return fitting
    .filter(({ share }) => share >= shareOfBest * best)
    .slice(0, matchLimits.opportunitiesFitted);
}
