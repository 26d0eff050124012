import * as z from 'zod/mini';
import { eventCategoryOf, EventKind, type EventCategory } from '#core/domain/events/events.ts';
import { interpolate } from '#core/domain/refusals.ts';
import { Id, Instant } from '#core/domain/schemas.ts';

/** What the history can be narrowed to. What is in no group shows among all. */
export const activityGroups = {
  submissions: ['submission', 'file'],
  decisions: ['decision', 'vote', 'scorecard', 'score', 'conflict'],
  team: ['team'],
  comments: ['comment', 'message'],
} as const satisfies Record<string, readonly EventCategory[]>;
export type ActivityGroup = keyof typeof activityGroups;
const groupNames = Object.keys(activityGroups) as [ActivityGroup, ...ActivityGroup[]];
export const ActivityGroup = z.enum(groupNames);

/** Whether the events of this kind are in a group. */
export const isInGroup = (group: ActivityGroup, kind: EventKind): boolean =>
  (activityGroups[group] as readonly EventCategory[]).includes(eventCategoryOf(kind));

const Named = z.object({ id: Id, name: z.string() });

/** What an entry tells beside its sentence: nothing else of what was recorded leaves the server. */
export const ActivityDetails = z.object({
  /** The stages, or the roles, that it went from and to. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  role: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Whom it concerned. */
  person: z.optional(Named),
  /** Which fields were changed. */
  fields: z.optional(z.array(z.string())),
});
export type ActivityDetails = z.infer<typeof ActivityDetails>;

/** One thing that happened, as the case team reads it. */
export const ActivityEntry = z.object({
  id: Id,
  at: Instant,
  /** Null: somebody without an account, or the system itself. */
  actor: z.nullable(Named),
  kind: EventKind,
  /** What was done, after the name of who did it; and the same with the names left out. */
  sentence: z.string(),
  template: z.string(),
  subject: z.object({ type: z.string(), id: Id, title: z.optional(z.string()) }),
  details: ActivityDetails,
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

const submittersDo = new Set<EventKind>([
  'submission.received',
  'submission.withdrawn',
  'message.received',
  'file.added',
  'file.removed',
]);

/** Who did it, also where nobody with an account did. */
export function actorName({ actor, kind }: Pick<ActivityEntry, 'actor' | 'kind'>): string {
  if (actor) return actor.name;
  if (submittersDo.has(kind)) return 'A submitter';
  return kind.endsWith('.imported') ? 'An import' : 'The system';
}

/** What an event's sentence calls things that have no name (any more). */
const nameless = { submission: 'a submission', person: 'somebody' } as const;
type Slot = keyof typeof nameless;
const isSlot = (name: string): name is Slot => Object.hasOwn(nameless, name);

export const sentenceOf = (
  template: string,
  names: { readonly submission?: string | null; readonly person?: string | null },
): string =>
  interpolate(template, {
    submission: names.submission ?? nameless.submission,
    person: names.person ?? nameless.person,
  });

/** The same sentence in its parts, for who can show a name as more than text. */
export const partsOf = (
  template: string,
): ({ readonly text: string } | { readonly slot: Slot })[] =>
  template
    .split(/\{(\w+)\}/u)
    .map((part, index) => (index % 2 === 1 && isSlot(part) ? { slot: part } : { text: part }));
