import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { pageQuery, paginated, text, Uuid } from '#core/domain/schemas.ts';
import { CompanyCard } from '#features/directory/companies/domain/company.ts';
import {
  AssignmentOutcome,
  candidateSources,
  ExportFormat,
  PairScores,
  PitchDay,
  PitchDayChange,
  PitchDayDraft,
  PitchDayPage,
} from './pitch-day.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/pitch-days',
  summary: 'The pitch days one may see, the latest first.',
  may: 'signedIn',
  query: z.object({ corporationId: z.optional(Uuid), ...pageQuery }),
  answer: paginated(PitchDay),
  paginated: true,
});

export const get = endpoint({
  method: 'GET',
  path: '/pitch-days/{id}',
  summary:
    'A pitch day with its opportunities, companies, limits and sessions, as far as one sees them.',
  may: 'signedIn',
  params,
  answer: PitchDayPage,
});

export const create = endpoint({
  method: 'POST',
  path: '/pitch-days',
  summary: 'Creates a pitch day of a corporation.',
  may: 'planPitchDay',
  body: PitchDayDraft,
  answer: PitchDayPage,
});

export const update = endpoint({
  method: 'PUT',
  path: '/pitch-days/{id}',
  summary: 'Changes what is sent. Based on another version than the stored one: 409, with that.',
  may: 'planPitchDay',
  params,
  body: PitchDayChange,
  answer: PitchDayPage,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/pitch-days/{id}',
  summary: 'Deletes a pitch day. It is kept, and can be restored.',
  may: 'planPitchDay',
  params,
  answer: null,
});

export const restore = endpoint({
  method: 'PUT',
  path: '/pitch-days/{id}/restored',
  summary: 'Restores a pitch day that was deleted.',
  may: 'planPitchDay',
  params,
  answer: PitchDayPage,
});

export const candidates = endpoint({
  method: 'GET',
  path: '/pitch-days/{id}/candidates',
  kind: 'search',
  summary:
    'Companies to add: matches of its opportunities, shortlisted submissions, or the companies of a collection.',
  may: 'planPitchDay',
  params,
  query: z.object({
    source: z._default(z.enum(candidateSources), 'matches'),
    collectionId: z.optional(Uuid),
  }),
  answer: z.array(CompanyCard),
});

export const scores = endpoint({
  method: 'GET',
  path: '/pitch-days/{id}/scores',
  kind: 'search',
  summary: 'How well each company of the day fits each opportunity, from 0 to 100.',
  may: 'signedIn',
  params,
  answer: PairScores,
});

export const assign = endpoint({
  method: 'POST',
  path: '/pitch-days/{id}/assignment',
  summary:
    'Assigns companies with the greatest total score that keeps all limits, and schedules the sessions; or says which limits make it impossible.',
  may: 'planPitchDay',
  params,
  answer: AssignmentOutcome,
});

export const moveSession = endpoint({
  method: 'PUT',
  path: '/pitch-days/{id}/sessions/{sessionId}/place',
  summary: 'Moves a session to a time and room; one that is there already takes its place.',
  may: 'planPitchDay',
  params: z.object({ id: Uuid, sessionId: Uuid }),
  body: z.object({ slot: z.int().check(z.gte(0)), room: z.int().check(z.gte(0)) }),
  answer: PitchDayPage,
});

export const download = endpoint({
  method: 'GET',
  path: '/pitch-days/{id}/export',
  summary:
    'Where the schedule can be downloaded for a few minutes, as iCalendar or PowerPoint; with alt=media and its token, the file.',
  may: 'signedIn',
  params,
  query: z.object({
    format: z._default(ExportFormat, 'ics'),
    alt: z.optional(z.literal('media')),
    token: z.optional(text(1000)),
  }),
  answersBytes: { linkMs: limits.exportLinkMs },
  answer: z.object({ url: z.string() }),
});
