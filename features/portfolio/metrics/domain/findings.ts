import { shareInterval } from '#core/domain/rate.ts';
import { compare, comparedLeast, type Comparison } from './comparison.ts';
import { countRatio, shareDifference } from './differences.ts';
import type { EmptySearches, Figures, FunnelStep } from './metrics.ts';

/** Whether more or fewer submissions came than in the period before. */
export function compareSubmissions({ submissions }: Pick<Figures, 'submissions'>): Comparison {
  const [count, before] = [submissions.value ?? 0, submissions.before ?? 0];
  return compare(count + before, () => countRatio(count, before));
}

/** Whether answers take longer or less long than in the period before. */
export function compareAnswers({
  decisions,
  answerShift,
}: Pick<Figures, 'decisions' | 'answerShift'>): Comparison {
  return compare(Math.min(decisions.value ?? 0, decisions.before ?? 0), () => answerShift);
}

/** How many came to the end of the funnel, of how many; before, at the same age. */
export interface FunnelEnd {
  readonly stage: string;
  readonly reached: number;
  readonly submissions: number;
  readonly reachedBefore: number;
  readonly submissionsBefore: number;
}

/** Null: there is no stage. */
export function funnelEnd(steps: readonly FunnelStep[]): FunnelEnd | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  return {
    stage: last.stage,
    reached: last.reached,
    submissions: first.reached,
    reachedBefore: last.beforeThen,
    submissionsBefore: first.beforeThen,
  };
}

/** Whether a greater or smaller share came to the end of the funnel than in the period before. */
export function compareFunnel(end: FunnelEnd): Comparison {
  const { reached, submissions, reachedBefore, submissionsBefore } = end;
  return compare(Math.min(submissions, submissionsBefore), () =>
    shareDifference([reached, submissions], [reachedBefore, submissionsBefore]),
  );
}

/** Which day, week or month has most of all: more than half, and not by chance. Null: none has. */
export function placeOfMost(values: readonly (number | null)[]): number | null {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  if (values.length < 2 || total < comparedLeast) return null;
  return shareInterval(most, total).low > 0.5 ? values.indexOf(most) : null;
}

/** A search counts as one that found nothing for as long as it does; one that finds companies today is apart. */
export function splitEmptySearches(groups: readonly EmptySearches[]): {
  readonly stillEmpty: readonly EmptySearches[];
  readonly nowFound: readonly EmptySearches[];
} {
  return {
    stillEmpty: groups.filter(({ found }) => found === null),
    nowFound: groups.filter(({ found }) => found !== null),
  };
}
