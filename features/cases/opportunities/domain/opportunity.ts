import { opportunityRefusals } from './refusals.ts';
import * as z from 'zod/mini';
import { Question, QuestionDrafts } from '#features/cases/corporations/domain/question.ts';
import { deadlineFields } from '#core/domain/deadline-fields.ts';
import { limits } from '#core/domain/limits.ts';
import { opportunityLimits } from './limits.ts';
import { EnteredInstant, Id, Instant, WebUrl, requiredText, text } from '#core/domain/schemas.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { Stage } from '#core/domain/identity/stage.ts';
import { TeamMember } from '#core/domain/identity/user.ts';
import { opportunityStatuses } from './statuses.ts';

export const OpportunityStatus = z.enum(opportunityStatuses);
export type OpportunityStatus = z.infer<typeof OpportunityStatus>;

/** A whole number as text or number. Strict: `Number("0x10")` and `Number("")` would pass otherwise. */
const Count = z.union([
  z.int().check(z.gte(0)),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/u)), z.pipe(z.transform(Number), z.int())),
]);

/** The reward for a solution; `currency` is an ISO 4217 code. */
export const Reward = z.object({
  amount: z.number().check(z.gte(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
});
export type Reward = z.infer<typeof Reward>;

/** The origin of an imported opportunity, and source fields that have no field of ours. */
export const OpportunitySource = z.object({
  name: z.string(),
  externalId: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type OpportunitySource = z.infer<typeof OpportunitySource>;

const CyclePeriod = z.object({
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
  daysLeft: deadlineFields.daysLeft,
});

const Closing = z.object({ at: Instant, reason: z.nullable(z.string()) });

/** Section 3, "Opportunity"; below the line our additions. */
export const Opportunity = z.object({
  id: Id,
  corporationId: Id,
  cycleId: Id,
  cycleStartDate: z.optional(z.nullable(Instant)),
  cycleEndDate: z.optional(z.nullable(Instant)),
  name: z.string(),
  introduction: z.nullable(z.string()),
  businessNeed: z.nullable(z.string()),
  callToAction: z.nullable(z.string()),
  focusAreas: z.nullable(z.string()),
  numSubmissions: z.optional(Count),
  url: z.string(),
  roles: z.optional(z.array(z.string())),
  team: z.optional(z.array(TeamMember)),
  /** Null: too many to list here (`opportunityLimits.submissionIdsMost`). */
  submissions: z.optional(z.nullable(z.array(Id))),
  categories: z.optional(z.nullable(z.array(z.string()))),
  createdAt: z.optional(z.nullable(Instant)),
  updatedAt: z.optional(z.nullable(Instant)),
  status: z.optional(OpportunityStatus),
  // --- our additions
  cycleName: z.optional(z.string()),
  timeZone: z.optional(deadlineFields.timeZone),
  daysLeft: z.optional(deadlineFields.daysLeft),
  /** Of the cycle itself: an opportunity in it may open and close at its own time. */
  cycle: z.optional(CyclePeriod),
  reward: z.optional(z.nullable(Reward)),
  source: z.optional(z.nullable(OpportunitySource)),
  /** The stages of its submissions, in order. */
  stages: z.optional(z.array(Stage)),
  /** Questions to submitters, in addition to the pitch. */
  questions: z.optional(z.array(Question)),
  /** Since when it is on the corporation's public page; null: not published. */
  publishedAt: z.optional(z.nullable(Instant)),
  /** Its own dates; null where its cycle's apply. The dates above are the effective ones. */
  ownStartDate: z.optional(z.nullable(Instant)),
  ownEndDate: z.optional(z.nullable(Instant)),
  /** When and why it was closed by hand; null while active, or when its end date closed it. */
  closing: z.optional(z.nullable(Closing)),
  /** For optimistic concurrency: a change names the version it was based on. */
  version: z.optional(z.int()),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** A team member's avatar on a card: name and role. */
const TeamAvatar = z.omit(TeamMember, { email: true, title: true });
export type TeamAvatar = z.infer<typeof TeamAvatar>;

/** A row of a list: a summary in place of the long texts, avatars in place of members. */
export const OpportunityRow = z.extend(
  z.omit(Opportunity, {
    introduction: true,
    businessNeed: true,
    callToAction: true,
    focusAreas: true,
    submissions: true,
    source: true,
    stages: true,
    questions: true,
    team: true,
    url: true,
    publishedAt: true,
    ownStartDate: true,
    ownEndDate: true,
    closing: true,
    version: true,
  }),
  {
    summary: z.string(),
    team: z.optional(z.array(TeamAvatar)),
    /** The stages that have submissions, in order, without refusals. Only on request. */
    stageCounts: z.optional(z.array(z.object({ stage: z.string(), count: Count }))),
  },
);
export type OpportunityRow = z.infer<typeof OpportunityRow>;

const longText = z.optional(z.nullable(text(limits.textCharacters)));

/** The fields a person may fill in. Status, counts, roles and team have their own endpoints. */
const OpportunityFields = z.object({
  corporationId: z.uuid(),
  cycleId: z.uuid(),
  name: requiredText(limits.nameCharacters),
  introduction: longText,
  businessNeed: longText,
  callToAction: longText,
  focusAreas: longText,
  /** Null: its page here. */
  url: z.optional(z.nullable(WebUrl)),
  categories: z.optional(
    z.array(requiredText(opportunityLimits.categoryCharacters)).check(
      z.maxLength(opportunityLimits.categoriesMost),
      z.overwrite((names) => [...new Set(names)]),
    ),
  ),
  cycleStartDate: z.optional(z.nullable(EnteredInstant)),
  cycleEndDate: z.optional(z.nullable(EnteredInstant)),
  reward: z.optional(z.nullable(Reward)),
  /** What the form asks beside the pitch. Omitted for a new one: what its corporation asks at first. */
  questions: z.optional(QuestionDrafts),
  /** Whether it is on the corporation's public page. */
  isPublished: z.optional(z.boolean()),
});

export const OpportunityDraft = z.extend(OpportunityFields, {
  /** What it is made of: it has the scorecard of that, where one may see it. */
  madeOf: z.optional(
    z.union([z.object({ opportunityId: z.uuid() }), z.object({ templateId: z.uuid() })]),
  ),
  /** The search that found nothing, of which it is made. */
  searchedFor: z.optional(text(limits.queryCharacters)),
});
export type OpportunityDraft = z.infer<typeof OpportunityDraft>;

/** A partial update: omitted fields are unchanged. `version` is the one it was based on. */
export const OpportunityChange = z.extend(z.omit(OpportunityFields, { corporationId: true }), {
  version: z.int(),
});
export type OpportunityChange = z.infer<typeof OpportunityChange>;

/**
 * ACTIVE until closed by hand or until its end date passes; reopening after either holds until
 * it is closed again (decision 98, "Opportunity status").
 */
export function opportunityStatus(
  times: { closedAt: Date | null; reopenedAt: Date | null; endDate: Date | null },
  now: Date,
): OpportunityStatus {
  const reopenedSince = (moment: Date) => times.reopenedAt !== null && times.reopenedAt >= moment;
  if (times.closedAt !== null && !reopenedSince(times.closedAt)) return 'FINISHED';
  const ended = times.endDate !== null && times.endDate <= now;
  return ended && times.endDate !== null && !reopenedSince(times.endDate) ? 'FINISHED' : 'ACTIVE';
}

/** Why closing or reopening is refused, or null. */
export function refusalOfStatus(
  current: OpportunityStatus,
  next: OpportunityStatus,
): Refusal | null {
  if (current !== next) return null;
  return refuse(
    next === 'FINISHED'
      ? opportunityRefusals['opportunity.closedAlready']
      : opportunityRefusals['opportunity.openAlready'],
  );
}
