import * as z from 'zod/mini';
import { eventCategoryOf, EventKind, type EventCategory } from '#core/domain/events/events.ts';
import { interpolate } from '#core/domain/refusals.ts';
import { Id, Instant } from '#core/domain/schemas.ts';

/** Filters of the history. Kinds in no group appear only among all. */
export const activityGroups = {
  submissions: ['submission', 'file'],
  decisions: ['decision', 'vote', 'scorecard', 'score', 'conflict'],
  team: ['team'],
  comments: ['comment', 'message'],
} as const satisfies Record<string, readonly EventCategory[]>;
export type ActivityGroup = keyof typeof activityGroups;
const groupNames = Object.keys(activityGroups) as [ActivityGroup, ...ActivityGroup[]];
export const ActivityGroup = z.enum(groupNames);

/** Whether events of this kind are in a group. */
export const isInGroup = (group: ActivityGroup, kind: EventKind): boolean =>
  (activityGroups[group] as readonly EventCategory[]).includes(eventCategoryOf(kind));

const Named = z.object({ id: Id, name: z.string() });

/** Details beside the sentence: nothing else that was recorded leaves the server. */
export const ActivityDetails = z.object({
  /** The stages, or the roles, before and after. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  role: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The person concerned. */
  person: z.optional(Named),
  /** What it was about, where that has no name elsewhere: a milestone, a risk. */
  name: z.optional(z.string()),
  /** Names of the changed fields. */
  fields: z.optional(z.array(z.string())),
});
export type ActivityDetails = z.infer<typeof ActivityDetails>;

/** An event as the case team sees it. */
export const ActivityEntry = z.object({
  id: Id,
  at: Instant,
  /** Null: a person without an account, or the system. */
  actor: z.nullable(Named),
  kind: EventKind,
  /** The sentence after the actor's name; and the same without names. */
  sentence: z.string(),
  template: z.string(),
  subject: z.object({ type: z.string(), id: Id, title: z.optional(z.string()) }),
  details: ActivityDetails,
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** The same among what a person did, with where it was. */
export const PersonActivityEntry = z.extend(ActivityEntry, { opportunity: Named });
export type PersonActivityEntry = z.infer<typeof PersonActivityEntry>;

const submittersDo = new Set<EventKind>([
  'submission.received',
  'submission.withdrawn',
  'message.received',
  'file.added',
  'file.removed',
]);

/** The actor's name, also without an account. */
export function actorName({ actor, kind }: Pick<ActivityEntry, 'actor' | 'kind'>): string {
  if (actor) return actor.name;
  if (submittersDo.has(kind)) return 'A submitter';
  return kind.endsWith('.imported') ? 'An import' : 'The system';
}

/** In sentences, stands for things without a name, or deleted ones. */
const nameless = { submission: 'a submission', person: 'someone', name: 'something' } as const;
type Slot = keyof typeof nameless;
const isSlot = (name: string): name is Slot => Object.hasOwn(nameless, name);

export const sentenceOf = (
  template: string,
  names: Readonly<Partial<Record<Slot, string | null>>>,
): string =>
  interpolate(template, {
    submission: names.submission ?? nameless.submission,
    person: names.person ?? nameless.person,
    name: names.name ?? nameless.name,
  });

/** The sentence in parts, so that names can be rendered as more than text. */
export const partsOf = (
  template: string,
): ({ readonly text: string } | { readonly slot: Slot })[] =>
  template
    .split(/\{(\w+)\}/u)
    .map((part, index) => (index % 2 === 1 && isSlot(part) ? { slot: part } : { text: part }));
