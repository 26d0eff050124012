import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { EnteredInstant, text, Uuid } from '#core/domain/schemas.ts';
import { metricsLimits } from './limits.ts';

export const usageKinds = ['page.viewed', 'search.run'] as const;

/** What somebody did. Who it was, of which corporation and roles, the server adds. */
export const UsageEvent = z.object({
  /** UUIDv7, made in the browser: an event that is sent twice counts once. */
  id: Uuid,
  kind: z.enum(usageKinds),
  at: EnteredInstant,
  /** The shape of the address: `/opportunity/$id`. */
  route: text(metricsLimits.routeCharacters).check(z.regex(/^\/[\w$/.-]*$/u)),
  /** Of a search: what was searched for, and how many were found. */
  query: z.optional(text(metricsLimits.searchCharacters)),
  results: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
});
export type UsageEvent = z.output<typeof UsageEvent>;

export const record = endpoint({
  method: 'POST',
  path: '/usage/events',
  summary: 'Records what the caller viewed and searched for.',
  may: 'signedIn',
  body: z.object({
    /** The caller’s clock, to recognise one that is wrong. */
    sentAt: EnteredInstant,
    events: z.array(UsageEvent).check(z.maxLength(metricsLimits.eventsPerBatch)),
  }),
  answer: null,
});
