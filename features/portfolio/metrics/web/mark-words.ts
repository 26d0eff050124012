import type { Mark } from '#features/portfolio/metrics/domain/parts.ts';
import type { DayRange } from '#features/portfolio/metrics/domain/range.ts';
import { pluralize } from '#core/domain/format.ts';
import type { ChartMark } from '#ui/charts/LineChart.tsx';

const wordsOf = ({ kind, name, count }: Mark): string => {
  if (kind === 'imported')
    return `${pluralize(count ?? 0, 'submission', 'submissions')} imported to ${name}`;
  return `${name} ${kind}`;
};

/** What happened, at the place of its day. */
export const marksOf = (marks: readonly Mark[], buckets: readonly DayRange[]): ChartMark[] =>
  marks.flatMap((mark) => {
    const index = buckets.findIndex(({ from, to }) => from <= mark.day && mark.day <= to);
    return index === -1 ? [] : [{ index, words: wordsOf(mark) }];
  });
