import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { SubmissionRow } from '#domain/submissions/submission.ts';
import { TeamMember } from '#domain/users/user.ts';
import { Uuid, pageQuery, paginated, text } from '#domain/shapes.ts';
import { Opportunity, OpportunityDraft, OpportunityRow, OpportunityStatus } from './opportunity.ts';

const params = z.object({ id: Uuid });

const filters = {
  corporationId: z.optional(Uuid),
  status: z.optional(OpportunityStatus),
  category: z.optional(text(limits.categoryCharacters)),
  cycleId: z.optional(Uuid),
  q: z.optional(text(limits.queryCharacters)),
};

/** `cycle`: newest scouting cycle first, then by name within it. */
export const opportunitySorts = ['cycle', 'updated', 'name'] as const;

export const list = endpoint({
  method: 'GET',
  path: '/opportunities',
  summary: 'The opportunities one may see, filtered.',
  may: 'signedIn',
  query: z.object({
    ...filters,
    sort: z._default(z.enum(opportunitySorts), 'cycle'),
    ...pageQuery,
  }),
  answer: paginated(OpportunityRow),
  paginated: true,
});

const Counted = z.object({ value: z.string(), label: z.string(), count: z.int() });

export const facets = endpoint({
  method: 'GET',
  path: '/opportunities/facets',
  summary: 'How many opportunities each filter would leave, each counted without itself.',
  may: 'signedIn',
  query: z.object(filters),
  answer: z.object({
    total: z.int(),
    categories: z.array(Counted),
    statuses: z.array(Counted),
    cycles: z.array(Counted),
  }),
});

export const get = endpoint({
  method: 'GET',
  path: '/opportunities/{id}',
  summary: 'One opportunity.',
  may: 'signedIn',
  params,
  answer: Opportunity,
});

export const create = endpoint({
  method: 'POST',
  path: '/opportunities',
  summary: 'Posts an opportunity. Whoever is not of the foundry becomes its Case Owner.',
  may: 'createOpportunity',
  body: OpportunityDraft,
  answer: Opportunity,
});

export const team = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/team',
  summary: 'The case team.',
  may: 'viewTeam',
  params,
  answer: z.array(TeamMember),
});

export const submissionSorts = ['newest', 'oldest', 'stage', 'title'] as const;

export const submissions = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/submissions',
  summary: 'What was submitted to an opportunity.',
  may: 'signedIn',
  params,
  query: z.object({
    stage: z.optional(text(limits.nameCharacters)),
    sort: z._default(z.enum(submissionSorts), 'newest'),
    ...pageQuery,
  }),
  answer: paginated(SubmissionRow),
  paginated: true,
});
