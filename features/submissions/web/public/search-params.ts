import { submissionLimits } from '#features/submissions/domain/limits.ts';
import { submissionSorts } from '#features/submissions/domain/sorts.ts';
import { submissionSources } from '#features/submissions/domain/sources.ts';
import type { SubmissionSource } from '#features/submissions/domain/submission.ts';
import { enumParam, textParam } from '#ui/search-param.ts';

export const submissionViews = ['table', 'board', 'decisions'] as const;
export type SubmissionView = (typeof submissionViews)[number];

/** The search params of an opportunity's submissions. */
export interface SubmissionsSearch {
  /** Table by default. */
  view?: SubmissionView | undefined;
  sort?: (typeof submissionSorts)[number] | undefined;
  direction?: 'ascending' | 'descending' | undefined;
  /** Search terms. */
  find?: string | undefined;
  stage?: string | undefined;
  source?: SubmissionSource | undefined;
  overdue?: 'true' | undefined;
  /** The submissions to compare, parsed by `comparedIds`. */
  compare?: string | undefined;
  /** The submission that is open in the panel. */
  submission?: string | undefined;
}

/** `?compare=id,id`: two to four ids; empty for fewer. */
export function comparedIds(compare: string | undefined): readonly string[] {
  const ids = [...new Set(compare?.split(','))].slice(0, submissionLimits.compareMost);
  return ids.length < 2 ? [] : ids;
}

export const submissionsSearch = (search: Record<string, unknown>): SubmissionsSearch => ({
  view: enumParam(submissionViews, search.view),
  sort: enumParam(submissionSorts, search.sort),
  direction: enumParam(['ascending', 'descending'], search.direction),
  find: textParam(search.find),
  stage: textParam(search.stage),
  source: enumParam(submissionSources, search.source),
  overdue: enumParam(['true'], String(search.overdue)),
  compare: textParam(search.compare),
  submission: textParam(search.submission),
});
