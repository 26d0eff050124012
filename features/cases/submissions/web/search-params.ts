import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import {
  companyLinkFilters,
  dueFilters,
  filterLabels,
  ownVoteFilters,
  presenceFilters,
} from '#features/cases/submissions/domain/filter-choices.ts';
import { needsYouFilters, needsYouLabels } from '#features/cases/submissions/domain/needs-you.ts';
import { submissionSorts } from '#features/cases/submissions/domain/sorts.ts';
import { submissionSources } from '#features/cases/submissions/domain/sources.ts';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import { sourceLabels } from '#features/cases/submissions/web/shared/source-labels.ts';
import {
  aside,
  choiceFilter,
  choicesFilter,
  containsFilter,
  daysFilter,
  numbersFilter,
  oneOf,
  readSearch,
  savedView,
  searchText,
  sortDirection,
  text,
  type Filter,
  type SearchOf,
} from '#core/web/views/search-params.ts';

/** The parts of the panel; the overview without one. */
export const submissionParts = ['score', 'discussion', 'messages', 'history'] as const;
export type SubmissionPart = (typeof submissionParts)[number];

export const submissionViews = ['table', 'board', 'decisions'] as const;
export type SubmissionView = (typeof submissionViews)[number];

/** A filter that is on or off, as the router parses it: `true` is a boolean. */
const onlyThose = (label: string, words: string, group?: string) => ({
  ...choiceFilter({
    kind: 'select',
    label,
    values: ['true'],
    words: () => words,
    ...(group !== undefined && { group }),
  }),
  read: (input: unknown) => oneOf(['true'] as const).read(String(input)),
});

const dueLabels = {
  overdue: 'Overdue',
  soon: `Within ${submissionLimits.dueSoonDays} days`,
} as const;
const companyLabels = { linked: 'In the directory', unlinked: 'Not in the directory' } as const;
const fileLabels = { some: 'Has files', none: 'Has none' } as const;
const decisionLabels = { some: 'Prepared', none: 'Not prepared' } as const;
const voteLabels = { up: 'For', down: 'Against', none: 'Not voted' } as const;

/** The section of what the case team does with a submission. */
const work = 'Case work';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
/** What names a question; whether the rest can be applied, the server says. */
const isAnswerFilter = (input: unknown): input is AnswerFilter =>
  typeof input === 'object' &&
  input !== null &&
  'questionId' in input &&
  uuid.test(String(input.questionId));

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const answerParam = {
  /** The router reads JSON by itself; a text is what it took for one. */
  read(input: unknown): readonly AnswerFilter[] | undefined {
    const value = typeof input === 'string' ? parsedJson(input) : input;
    const filters = Array.isArray(value) ? value.filter(isAnswerFilter) : [];
    return filters.length === 0 ? undefined : filters;
  },
  /** Each question is a field of its own (`answer-fields.ts`). */
  filter: { kind: 'text', label: filterLabels.answers } satisfies Filter<unknown>,
};

/** The search params of an opportunity's submissions. */
export const submissionParams = {
  /** Table by default. */
  view: oneOf(submissionViews),
  sort: oneOf(submissionSorts),
  direction: sortDirection,
  /** Search terms. */
  find: searchText,
  stage: choicesFilter({ label: filterLabels.stage }),
  source: choicesFilter({
    label: filterLabels.source,
    values: submissionSources,
    words: (source) => sourceLabels[source],
  }),
  needsYou: {
    ...choiceFilter({
      kind: 'select',
      label: filterLabels.needsYou,
      values: needsYouFilters,
      words: (filter) => needsYouLabels[filter],
    }),
    read: (input: unknown) => oneOf(needsYouFilters).read(String(input)),
  },
  due: choiceFilter({
    kind: 'select',
    label: filterLabels.due,
    values: dueFilters,
    words: (due) => dueLabels[due],
  }),
  submitted: daysFilter({ label: filterLabels.submitted, span: 'past' }),
  updated: daysFilter({ label: filterLabels.updated, span: 'past' }),
  companyName: containsFilter({ label: filterLabels.companyName }),
  country: choicesFilter({ label: filterLabels.country, words: countryName }),
  company: choiceFilter({
    kind: 'select',
    label: filterLabels.company,
    values: companyLinkFilters,
    words: (company) => companyLabels[company],
  }),
  files: choiceFilter({
    kind: 'select',
    label: filterLabels.files,
    values: presenceFilters,
    words: (presence) => fileLabels[presence],
  }),
  withdrawn: onlyThose(filterLabels.withdrawn, 'Withdrawn'),
  score: numbersFilter({ label: filterLabels.score, group: work }),
  changedSinceScore: onlyThose(filterLabels.changedSinceScore, 'Yes', work),
  vote: choiceFilter({
    kind: 'select',
    label: filterLabels.vote,
    values: ownVoteFilters,
    words: (vote) => voteLabels[vote],
    group: work,
  }),
  votesFor: numbersFilter({ label: filterLabels.votesFor, group: work }),
  votesAgainst: numbersFilter({ label: filterLabels.votesAgainst, group: work }),
  unanswered: onlyThose(filterLabels.unanswered, 'Waits for an answer', work),
  decision: choiceFilter({
    kind: 'select',
    label: filterLabels.decision,
    values: presenceFilters,
    words: (presence) => decisionLabels[presence],
    group: work,
  }),
  answers: answerParam,
  /** The submissions to compare, parsed by `comparedIds`. */
  compare: aside(text),
  /** The submission that is open in the panel. */
  submission: aside(text),
  /** The part of it that is open. */
  part: aside(oneOf(submissionParts)),
  /** The import that is open in its dialog, or `new`. */
  import: aside(text),
  saved: savedView,
};
export type SubmissionsSearch = SearchOf<typeof submissionParams>;

const read = readSearch(submissionParams);

/** `overdue=true` stands in links that were made before `due`. */
export const submissionsSearch = (search: Record<string, unknown>): SubmissionsSearch =>
  read(String(search.overdue) === 'true' ? Object.assign({ due: 'overdue' }, search) : search);

/** What stands in the address of a submission's own page. */
export const submissionPageSearch = readSearch({ part: oneOf(submissionParts) });

export const newImport = 'new';

/** `?compare=id,id`: two to four ids; empty for fewer. */
export function comparedIds(compare: string | undefined): readonly string[] {
  const ids = [...new Set(compare?.split(','))].slice(0, submissionLimits.compareMost);
  return ids.length < 2 ? [] : ids;
}
