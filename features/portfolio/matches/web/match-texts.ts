import { formatNumber } from '#core/domain/format.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import type { Matches } from '#features/portfolio/matches/domain/match.ts';
import type { UnseenPrice } from '#features/portfolio/matches/domain/unseen-first.ts';
import {
  areAllZero,
  unseenLabel,
  type Weights,
} from '#features/portfolio/matches/domain/weights.ts';
import type { MatchSource } from './use-matches.ts';

interface Explained {
  readonly title: string;
  readonly text: string;
}

const emptyTexts: Readonly<Record<MatchSource['kind'], string>> = {
  opportunity: 'Describe its business need, and matches appear here.',
  collection: 'Add companies to it, and more like them appear here.',
  text: 'Write what you are looking for.',
};

/** Why there is no match. */
export function explainNone(
  { textState }: Matches,
  kind: MatchSource['kind'],
  isFiltered: boolean,
): Explained {
  if (textState === 'empty') {
    const noun = kind === 'collection' ? 'The collection is empty' : 'There is no text yet';
    return { title: noun, text: emptyTexts[kind] };
  }
  if (textState === 'withoutTerms') {
    return {
      title: 'The text has no words to look for',
      text: 'It consists of numbers, markup or words such as “the” and “with”.',
    };
  }
  return isFiltered
    ? { title: 'No company fits', text: 'Remove a filter or a must.' }
    : { title: 'No company fits', text: 'No company of the directory has words of this text.' };
}

/** What is noteworthy about the ranking, as sentences. */
export function noticesOf(
  { textState, state }: Matches,
  weights: Weights,
  hasWishes: boolean,
): string[] {
  return [
    ...(textState === 'shortened'
      ? [
          `Only the first ${formatNumber(matchLimits.textReadCharacters)} characters of a text were read.`,
        ]
      : []),
    ...(areAllZero(weights, hasWishes)
      ? [
          weights.unseen === 0
            ? 'All weights are 0, so that all scores are 0.'
            : `All weights are 0: only “${unseenLabel}” orders the companies.`,
        ]
      : []),
    ...(state === 'building'
      ? ['The search index is being built: words alone are compared, without related vocabulary.']
      : []),
  ];
}

/** "12 %" in the reader's locale. */
export const percentWords = (share: number): string =>
  share.toLocaleString(undefined, { style: 'percent' });

const changeWords = (change: number): string =>
  change.toLocaleString(undefined, { style: 'percent', signDisplay: 'exceptZero' });

/** "−4 % relevance, 7 of 10 unseen (5 without)". */
export function unseenWords({ first, unseen, unseenBefore, relevance }: UnseenPrice): string {
  const price = relevance === null ? '' : `${changeWords(relevance)} relevance, `;
  const without = unseen === unseenBefore ? '' : ` (${formatNumber(unseenBefore)} without)`;
  return `${price}${formatNumber(unseen)} of ${formatNumber(first)} unseen${without}`;
}
