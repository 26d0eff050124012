import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { needsYouFilters, needsYouLabels } from '#features/cases/submissions/domain/needs-you.ts';
import { submissionSorts } from '#features/cases/submissions/domain/sorts.ts';
import { submissionSources } from '#features/cases/submissions/domain/sources.ts';
import { sourceLabels } from '#features/cases/submissions/web/shared/source-labels.ts';
import {
  choiceFilter,
  oneOf,
  readSearch,
  searchText,
  sortDirection,
  text,
  textFilter,
  type SearchOf,
} from '#core/web/views/search-params.ts';

/** The parts of the panel; the overview without one. */
export const submissionParts = ['score', 'discussion', 'messages', 'history'] as const;
export type SubmissionPart = (typeof submissionParts)[number];

export const submissionViews = ['table', 'board', 'decisions'] as const;
export type SubmissionView = (typeof submissionViews)[number];

/** A filter that is on or off, as the router parses it: `true` is a boolean. */
const onlyThose = (label: string, any: string, words: string) => ({
  ...choiceFilter({ kind: 'select', label, any, values: ['true'], words: () => words }),
  read: (input: unknown) => oneOf(['true'] as const).read(String(input)),
});

/** The search params of an opportunity's submissions. */
export const submissionParams = {
  /** Table by default. */
  view: oneOf(submissionViews),
  sort: oneOf(submissionSorts),
  direction: sortDirection,
  /** Search terms. */
  find: searchText,
  stage: textFilter({ kind: 'chips', label: 'Stage', any: 'All' }),
  source: choiceFilter({
    kind: 'select',
    label: 'Source',
    any: 'All sources',
    values: submissionSources,
    words: (source) => sourceLabels[source],
  }),
  needsYou: {
    ...choiceFilter({
      kind: 'select',
      label: 'Needs you',
      any: 'Any',
      values: needsYouFilters,
      words: (filter) => needsYouLabels[filter],
    }),
    read: (input: unknown) => oneOf(needsYouFilters).read(String(input)),
  },
  overdue: onlyThose('Due', 'Any due date', 'Overdue'),
  withdrawn: onlyThose('Withdrawn', 'Not withdrawn', 'Withdrawn'),
  /** The submissions to compare, parsed by `comparedIds`. */
  compare: text,
  /** The submission that is open in the panel. */
  submission: text,
  /** The part of it that is open. */
  part: oneOf(submissionParts),
  /** The import that is open in its dialog, or `new`. */
  import: text,
};
export type SubmissionsSearch = SearchOf<typeof submissionParams>;
export const submissionsSearch = readSearch(submissionParams);

export const newImport = 'new';

/** `?compare=id,id`: two to four ids; empty for fewer. */
export function comparedIds(compare: string | undefined): readonly string[] {
  const ids = [...new Set(compare?.split(','))].slice(0, submissionLimits.compareMost);
  return ids.length < 2 ? [] : ids;
}
