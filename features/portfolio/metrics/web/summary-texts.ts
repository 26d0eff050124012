import { fewCases, shareText } from '#core/domain/rate.ts';
import { formatList, formatNumber, pluralize } from '#core/domain/format.ts';
import {
  compareAnswers,
  compareFunnel,
  compareSubmissions,
  funnelEnd,
  placeOfMost,
  splitEmptySearches,
} from '#features/portfolio/metrics/domain/findings.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type {
  AnswerTime,
  EmptySearches,
  Figures,
  FunnelStep,
  Pilots,
} from '#features/portfolio/metrics/domain/metrics.ts';
import { monthWords, rangeWords, shortDay } from './bucket-words.ts';

const tooFew = 'Too few to compare.';

/** "19", "3.4": of ten days or more whole ones. */
const roundedDays = (days: number): string =>
  formatNumber(Math.abs(days) < 10 ? Math.round(10 * days) / 10 : Math.round(days));

const daysWords = (days: number): string =>
  `${roundedDays(days)} ${roundedDays(days) === '1' ? 'day' : 'days'}`;

/** "in the week from 3 Nov": the day, week or month. */
function placeWords({ unit, buckets }: Figures, at: number): string {
  const { from = '', to = '' } = buckets[at] ?? {};
  if (unit === 'month') return `in ${monthWords(from.slice(0, 7))}`;
  return unit === 'day' ? `on ${rangeWords({ from, to })}` : `in the week from ${shortDay(from)}`;
}

/** "94 submissions, 20 before. Most came in the week from 23 Nov." */
export function submissionsFinding(figures: Figures, isCompared: boolean): string {
  const count = pluralize(figures.submissions.value ?? 0, 'submission', 'submissions');
  const before = figures.submissions.before ?? 0;
  const beforeWords = `${count}, ${before === 0 ? 'none' : formatNumber(before)} before`;
  const words = {
    clear: `${beforeWords}.`,
    unclear: `${beforeWords}: no clear difference.`,
    tooFew: `${count}. ${tooFew}`,
  };
  const most = placeOfMost(figures.submissions.values);
  return [
    isCompared ? words[compareSubmissions(figures).is] : `${count}.`,
    ...(most === null ? [] : [`Most came ${placeWords(figures, most)}.`]),
  ].join(' ');
}

const pointsWords = (share: number): string => {
  const points = Math.abs(100 * share);
  const rounded = points < 1 ? Math.round(10 * points) / 10 : Math.round(points);
  return `${pluralize(rounded, 'point', 'points')} ${share > 0 ? 'more' : 'fewer'} than before`;
};

/** "23% reached Selected, 5 points more than before." */
export function funnelFinding(steps: readonly FunnelStep[], isCompared: boolean): string {
  const end = funnelEnd(steps);
  if (end === null || end.submissions === 0) return 'No submissions in this period.';
  const { stage, reached, submissions, reachedBefore, submissionsBefore } = end;
  const words = `${shareText(reached, submissions)} reached ${stage}`;
  if (!isCompared) return `${words}.`;
  const comparison = compareFunnel(end);
  if (comparison.is === 'tooFew') return `${words}. ${tooFew}`;
  if (comparison.is === 'unclear') return `${words}: no clear difference to before.`;
  // Counts beside counts, and points beside a percentage.
  return Math.min(submissions, submissionsBefore) < fewCases
    ? `${formatNumber(reached)} of ${formatNumber(submissions)} reached ${stage}, ${formatNumber(reachedBefore)} of ${formatNumber(submissionsBefore)} before.`
    : `${words}, ${pointsWords(comparison.difference.value)}.`;
}

/** "Promised: 14.", or the least and the most of several corporations. */
function promiseWords(times: readonly AnswerTime[]): readonly string[] {
  const days = times.flatMap(({ promiseDays }) => promiseDays ?? []);
  if (days.length === 0) return [];
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return [
    least === most
      ? `Promised: ${formatNumber(least)}.`
      : `Promised: ${formatNumber(least)} to ${formatNumber(most)}.`,
  ];
}

/** "Answers take 19 days, 5 longer than before. Promised: 14." */
export function answersFinding(
  figures: Figures,
  times: readonly AnswerTime[],
  isCompared: boolean,
): string {
  const { value } = figures.answerDays;
  if (value === null) return ['No answers in this period.', ...promiseWords(times)].join(' ');
  const words = `Answers take ${daysWords(value)}`;
  const promise = promiseWords(times);
  const comparison = compareAnswers(figures);
  const sentence = (more: string) => [`${words}${more}.`, ...promise].join(' ');
  if (!isCompared) return sentence('');
  if (comparison.is === 'tooFew') return `${sentence('')} ${tooFew}`;
  if (comparison.is === 'unclear') return sentence(', no clear difference to before');
  const { value: shift } = comparison.difference;
  return sentence(
    `, ${roundedDays(Math.abs(shift))} ${shift > 0 ? 'longer' : 'shorter'} than before`,
  );
}

/** "4 pilots now, 2 decisions due within 30 days, 1 overdue." */
export function pilotsFinding({ pilots, due, overdue }: Pilots): string {
  const count = pilots === 0 ? 'No pilot' : pluralize(pilots, 'pilot', 'pilots');
  return `${[
    `${count} now`,
    ...(due > 0
      ? [`${pluralize(due, 'decision', 'decisions')} due within ${metricsLimits.decisionDays} days`]
      : []),
    ...(overdue > 0 ? [`${pluralize(overdue, 'decision', 'decisions')} overdue`] : []),
  ].join(', ')}.`;
}

const queriesNamed = 3;

/** "12 searches found nothing: graphene grease, ammonia bunkering, and others." */
export function emptySearchesFinding(groups: readonly EmptySearches[], seesAll: boolean): string {
  const { stillEmpty, nowFound } = splitEmptySearches(groups);
  if (stillEmpty.length === 0) {
    return nowFound.length === 0
      ? seesAll
        ? 'No search found nothing.'
        : `No search by ${metricsLimits.peopleFewest} people or more found nothing.`
      : 'All searches that found nothing find companies now.';
  }
  const names = stillEmpty.flatMap(({ queries }) => queries[0]?.query ?? []);
  const named = names.slice(0, queriesNamed);
  return `${pluralize(stillEmpty.length, 'search', 'searches')} found nothing: ${formatList([
    ...named,
    ...(names.length > named.length ? ['others'] : []),
  ])}.`;
}
