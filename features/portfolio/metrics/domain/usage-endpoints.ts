import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { EnteredInstant, text, Uuid } from '#core/domain/schemas.ts';
import { metricsLimits } from './limits.ts';

/** The shape of an address: `/opportunity/$id`. */
const Route = text(metricsLimits.routeCharacters).check(z.regex(/^\/[\w$/.-]*$/u));
const Name = text(metricsLimits.nameCharacters).check(z.regex(/^[a-z][a-z0-9-]*$/iu));

/** Nothing unknown is taken along, so that an event stays far below 10 kB. */
const event = <
  const Kind extends string,
  const Shape extends Readonly<Record<string, z.ZodMiniType>>,
>(
  kind: Kind,
  shape: Shape,
) =>
  z.strictObject({
    /** Made in the browser: an event that is sent twice counts once. */
    id: z.uuidv7().check(z.toLowerCase()),
    kind: z.literal(kind),
    at: EnteredInstant,
    route: Route,
    /** Which one somebody of the foundry works for. That of anybody else the server knows. */
    corporationId: z.optional(Uuid),
    ...shape,
  });

const viewed = <const Kind extends string>(kind: Kind) => event(kind, { subjectId: Uuid });

/** What somebody did. Who it was, of which corporation and roles, the server adds. */
export const UsageEvent = z.discriminatedUnion('kind', [
  /** The title is the screen’s own, never that of what it shows. */
  event('page.viewed', { title: z.optional(text(metricsLimits.titleCharacters)) }),
  /** The query is the only text that somebody wrote; a setting leaves it out. */
  event('search.run', {
    query: z.optional(text(metricsLimits.searchCharacters)),
    results: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
  }),
  /** By which, not for what. */
  event('filter.applied', { name: Name }),
  /** The name is the format. */
  event('file.downloaded', { name: Name }),
  event('navigation.clicked', { target: Route }),
  viewed('opportunity.viewed'),
  viewed('submission.viewed'),
  viewed('project.viewed'),
  viewed('radar.viewed'),
  /** Of a person or a company. */
  viewed('profile.viewed'),
]);
export type UsageEvent = z.output<typeof UsageEvent>;
export type UsageKind = UsageEvent['kind'];

export const record = endpoint({
  method: 'POST',
  path: '/usage/events',
  summary: 'Records what the caller viewed, searched for, filtered, downloaded and clicked.',
  may: 'signedIn',
  body: z.object({
    /** The caller’s clock, to recognise one that is wrong. */
    sentAt: EnteredInstant,
    events: z.array(UsageEvent).check(z.maxLength(metricsLimits.eventsPerBatch)),
  }),
  answer: null,
});
