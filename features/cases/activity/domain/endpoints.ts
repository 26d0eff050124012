import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { ActivityEntry, ActivityGroup, PersonActivityEntry } from './activity.ts';

const params = z.object({ id: Uuid });
const query = z.object({
  group: z.optional(ActivityGroup),
  /** Only actions of this person. */
  actorId: z.optional(Uuid),
  ...pageQuery,
});

export const ofOpportunity = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/activity',
  summary: 'What happened on an opportunity, newest first.',
  may: 'viewTeam',
  params,
  query,
  answer: paginated(ActivityEntry),
  paginated: true,
});

export const ofProject = endpoint({
  method: 'GET',
  path: '/projects/{id}/activity',
  summary: 'What happened to a project, and to its submission for the case team, newest first.',
  may: 'signedIn',
  params,
  query: z.object(pageQuery),
  answer: paginated(ActivityEntry),
  paginated: true,
});

export const ofPerson = endpoint({
  method: 'GET',
  path: '/users/{id}/activity',
  summary: 'What a person did on opportunities whose team one may see, newest first.',
  may: 'signedIn',
  params,
  query: z.object(pageQuery),
  answer: paginated(PersonActivityEntry),
  paginated: true,
});

export const ofSubmission = endpoint({
  method: 'GET',
  path: '/submissions/{id}/activity',
  summary: 'What happened to a submission, newest first.',
  may: 'viewTeam',
  params,
  query,
  answer: paginated(ActivityEntry),
  paginated: true,
});
