import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';
import { Day } from './project-parts.ts';

/** What waits for the reader: an unread mention, a decision that is due, a milestone that is overdue. */

const inSubmission = z.object({ opportunityId: Id, submissionId: Id, title: z.string() });
const inProject = z.object({ id: Id, name: z.string() });

const WaitingMention = z.object({
  kind: z.literal('mention'),
  notificationId: Id,
  actor: z.string(),
  submission: inSubmission,
  at: Instant,
});

/** The decision on a pilot whose date has come. */
const WaitingPilot = z.object({
  kind: z.literal('pilot'),
  project: inProject,
  decisionDate: Day,
});

/** Submissions that should have been answered by now. */
const WaitingAnswers = z.object({
  kind: z.literal('answers'),
  opportunity: z.object({ id: Id, name: z.string() }),
  overdue: z.int(),
});

const OverdueMilestone = z.object({
  kind: z.literal('milestone'),
  milestoneId: Id,
  name: z.string(),
  project: inProject,
  dueDate: Day,
});

export const NeedsYouItem = z.discriminatedUnion('kind', [
  WaitingMention,
  WaitingPilot,
  WaitingAnswers,
  OverdueMilestone,
]);
export type NeedsYouItem = z.infer<typeof NeedsYouItem>;

/** Totals, and the first items of each kind, the longest waiting first. */
export const NeedsYou = z.object({
  mentions: z.int(),
  decisions: z.int(),
  milestones: z.int(),
  items: z.array(NeedsYouItem),
});
export type NeedsYou = z.infer<typeof NeedsYou>;
