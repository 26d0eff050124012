import * as z from 'zod/mini';
import { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { submissionLimits } from './limits.ts';
import { listFilters, submissionFilters } from './list-filters.ts';
import { Uuid, limitUpTo, pageQuery, paginated, requiredText, text } from '#core/domain/schemas.ts';
import { submissionSorts } from './sorts.ts';
import { BoardStage, FoundSubmission, SubmissionRow } from './submission.ts';

const params = z.object({ id: Uuid });

const Counted = z.object({ value: z.string(), label: z.string(), count: z.int() });

export const submissions = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/submissions',
  summary: 'What was submitted to an opportunity.',
  may: 'signedIn',
  scope: 'submissions:read',
  params,
  query: z.object({
    ...listFilters,
    sort: z._default(z.enum(submissionSorts), 'newest'),
    /** `descending`: reverse order. */
    direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
    ...pageQuery,
    limit: limitUpTo(submissionLimits.submissionsPageMost),
  }),
  answer: paginated(SubmissionRow),
  paginated: true,
});

export const submissionFacets = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/submissions/facets',
  summary: 'How many submissions each filter would leave, each counted without itself.',
  may: 'signedIn',
  params,
  query: z.object(listFilters),
  answer: z.object({
    total: z.int(),
    stages: z.array(Counted),
    sources: z.array(Counted),
    countries: z.array(Counted),
  }),
});

/** Across opportunities; visibility is the list's. */
export const search = endpoint({
  method: 'GET',
  path: '/submissions/search',
  kind: 'search',
  summary: 'Submissions by words of their title or company, among those one may see.',
  may: 'signedIn',
  query: z.object({ q: text(limits.queryCharacters) }),
  answer: z.array(FoundSubmission),
});

/** A stage that was removed from the corporation's settings is still a column while it has submissions. */
export const board = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/board',
  summary: 'The submissions by stage: the first ones of each. More of a stage is in the list.',
  may: 'signedIn',
  params,
  query: z.object({
    ...submissionFilters,
    limit: limitUpTo(submissionLimits.submissionsPageMost, submissionLimits.boardCards),
  }),
  answer: z.array(BoardStage),
});

/** Section 6: who may move submissions. All are moved, in the order given, or none. */
export const moveSubmissions = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}/submissions/stage',
  summary:
    'Moves submissions to the end of a stage. An email goes to each with an address that comes from another stage, ten minutes later; a further move stops it.',
  may: 'moveSubmissions',
  params,
  body: z.object({
    ids: z.array(Uuid).check(
      z.minLength(1),
      z.maxLength(submissionLimits.bulkMost),
      z.refine((ids) => new Set(ids).size === ids.length, 'Each one can be named once.'),
    ),
    stage: requiredText(limits.stageCharacters),
    /** Required if the stage is a refusal. */
    reason: z.optional(z.nullable(text(limits.reasonCharacters))),
    mail: z.optional(z.nullable(DecisionMail)),
  }),
  answer: z.array(SubmissionRow),
});
