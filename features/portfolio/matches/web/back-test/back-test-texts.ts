import { formatNumber, plural, pluralize } from '#core/domain/format.ts';
import type { PastSelections } from '#features/portfolio/matches/domain/back-test.ts';
import {
  countAmongFirst,
  firstOfRanking,
  selectionsLeast,
  type Comparison,
  type Estimate,
} from '#features/portfolio/matches/domain/back-test-summary.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { percentWords } from '#features/portfolio/matches/web/match-texts.ts';

/** "7", or "over 300" for a company that is not among those ranked. */
export const rankWords = (
  rank: number | null,
  among: number = matchLimits.candidatesMost,
): string =>
  rank === null || rank === Infinity ? `over ${formatNumber(among)}` : formatNumber(rank);

/** "41 % – 82 %". */
export const rangeWords = ({ from, to }: Estimate, words: (value: number) => string): string =>
  `${words(from)} – ${words(to)}`;

/** "Your weights put 12 of 49 chosen companies in the top 20; default 9." */
export function verdictWords(
  ranked: readonly { readonly chosen: number | null; readonly usual: number | null }[],
  areUsual: boolean,
): string {
  const among = (ranks: readonly (number | null)[]) => formatNumber(countAmongFirst(ranks));
  const verb = `put ${among(ranked.map((one) => one.chosen))} of ${formatNumber(ranked.length)} chosen companies in the top ${firstOfRanking}`;
  return areUsual
    ? `The default weights ${verb}.`
    : `Your weights ${verb}; default ${among(ranked.map((one) => one.usual))}.`;
}

/** "Higher in 5, lower in 2, equal in 12." */
export function comparisonWords({ better, worse, equal, mayBeChance }: Comparison): string {
  const counts = `The company selected ranks higher in ${formatNumber(better)}, lower in ${formatNumber(worse)} and equally in ${formatNumber(equal)}.`;
  if (better + worse === 0) return counts;
  return mayBeChance
    ? `${counts} The difference may be chance.`
    : `${counts} The difference is unlikely to be chance.`;
}

/** Why there are no figures. */
export const tooFewWords = (count: number): string =>
  `Too few to judge: ${pluralize(count, 'selection', 'selections')}. ${formatNumber(selectionsLeast)} are needed.`;

/** Which selections were ranked, and which were not. */
export function selectionWords({ data, total, withoutCompany }: PastSelections): string[] {
  return [
    ...(total > data.length
      ? [`The latest ${formatNumber(data.length)} of ${formatNumber(total)} selections are ranked.`]
      : []),
    ...(withoutCompany > 0
      ? [
          `${pluralize(withoutCompany, 'selected submission has', 'selected submissions have')} no company of the directory and ${plural(withoutCompany, 'is', 'are')} left out.`,
        ]
      : []),
  ];
}

interface Dated {
  /** Left out in each ranking. */
  readonly leftOut: readonly number[];
  readonly changedLater: number;
  /** Companies of all rankings. */
  readonly ranked: number;
}

/** What the rankings know of the day, and what they do not. */
export function dateWords({ leftOut, changedLater, ranked }: Dated): string[] {
  const most = Math.max(0, ...leftOut);
  const least = Math.min(...leftOut);
  const counts =
    least === most ? formatNumber(most) : `${formatNumber(least)} to ${formatNumber(most)}`;
  return [
    ...(most > 0
      ? [`Of the companies found, ${counts} came after the day of a selection and were left out.`]
      : []),
    'Funding, votes, submissions and listings with a later date are left out, and what happened in the opportunity itself.',
    'What has no date is as it is today: texts of opportunities, texts, tags and places of companies, blacklists, and listings that were copied.',
    ...(changedLater > 0
      ? [
          `${percentWords(changedLater / Math.max(1, ranked))} of the ranked companies were changed by their source after the day.`,
        ]
      : []),
    'Thumbs and criteria are left out: weights alone are compared.',
  ];
}
