import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { opportunityFilters } from './opportunity-filters.ts';
import { opportunityLimits } from './limits.ts';
import { CaseTeamUser, TeamMember } from '#core/domain/identity/user.ts';
import { Uuid, pageQuery, paginated, requiredText } from '#core/domain/schemas.ts';
import {
  Opportunity,
  OpportunityChange,
  OpportunityDraft,
  OpportunityRow,
  OpportunityStatus,
} from './opportunity.ts';

const params = z.object({ id: Uuid });

/**
 * `cycle`: newest scouting cycle first, then by name within it. `match`: those whose name `q` is or is in
 * before those that have it elsewhere, then as `cycle`. Ascending by default, except for `updated` and
 * `submissions`.
 */
export const opportunitySorts = [
  ...(['cycle', 'match', 'updated', 'name', 'submissions', 'deadline'] as const),
] as const;

export const list = endpoint({
  method: 'GET',
  path: '/opportunities',
  summary: 'The opportunities one may see, filtered.',
  may: 'signedIn',
  scope: 'opportunities:read',
  query: z.object({
    ...opportunityFilters,
    sort: z._default(z.enum(opportunitySorts), 'cycle'),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    /** Additional fields that are expensive to compute. */
    with: z.optional(z.enum(['stageCounts'])),
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
  query: z.object(opportunityFilters),
  answer: z.object({
    total: z.int(),
    categories: z.array(Counted),
    statuses: z.array(Counted),
    cycles: z.array(Counted),
    corporations: z.array(Counted),
    /** The case teams that one may see. */
    owners: z.array(Counted),
    members: z.array(Counted),
  }),
});

export const get = endpoint({
  method: 'GET',
  path: '/opportunities/{id}',
  summary: 'One opportunity.',
  may: 'signedIn',
  scope: 'opportunities:read',
  params,
  answer: Opportunity,
});

export const create = endpoint({
  method: 'POST',
  path: '/opportunities',
  summary: 'Posts an opportunity. Anyone outside the foundry becomes its Case Owner.',
  may: 'createOpportunity',
  body: OpportunityDraft,
  answer: Opportunity,
});

export const update = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}',
  summary: 'Changes what is written. Made on another version than the stored one: 409, with that.',
  may: 'editOpportunity',
  params,
  body: OpportunityChange,
  answer: Opportunity,
});

export const changeStatus = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}/status',
  summary: 'Closes an opportunity, or opens it again, and says why.',
  may: 'editOpportunity',
  params,
  body: z.object({ status: OpportunityStatus, reason: requiredText(limits.reasonCharacters) }),
  answer: Opportunity,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/opportunities/{id}',
  summary: 'Takes an opportunity away that has no submissions.',
  may: 'editOpportunity',
  params,
  answer: null,
});

export const team = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/team',
  summary: 'The case team.',
  may: 'viewTeam',
  params,
  answer: z.array(CaseTeamUser),
});

const member = z.object({ id: Uuid, userId: Uuid });

export const giveRole = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}/team/{userId}',
  summary:
    'Adds a person to the case team, or gives them another role there. A name is compared with the known roles without case, spaces, hyphens and plural. An unknown one is kept: it can read, and comment and vote once confirmed.',
  may: 'manageOpportunityRoles',
  params: member,
  body: z.object({
    role: requiredText(opportunityLimits.roleCharacters),
    /** Of a role that is not known. */
    isConfirmed: z.optional(z.boolean()),
  }),
  answer: TeamMember,
});

/** Needs no permission. Leaving a team that one is not on is a no-op. */
export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/opportunities/{id}/team/{userId}',
  summary: 'Removes a person from the case team.',
  may: 'manageOpportunityRoles',
  params: member,
  answer: null,
});
