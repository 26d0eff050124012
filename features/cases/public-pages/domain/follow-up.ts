import * as z from 'zod/mini';
import { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { deadlineFields } from '#core/domain/deadline-fields.ts';
import { Id, Instant } from '#core/domain/schemas.ts';
import { Question } from '#features/cases/corporations/domain/question.ts';
import { Answer } from '#features/cases/submissions/domain/answers.ts';
import { PublicCorporation } from './pages.ts';

/** A step of a submission's progress, as shown to its submitter. */
export const Step = z.object({
  name: z.string(),
  state: z.enum(['passed', 'current', 'ahead']),
});
export type Step = z.infer<typeof Step>;

/** A file as its sender sees it: it is not sent back. */
const FollowUpFile = z.object({ name: z.string(), size: z.int() });

/** A file that the corporation sent with a message. */
export const ReceivedFile = z.extend(FollowUpFile, { contentType: z.string() });

export const FollowUpMessage = z.object({
  id: Id,
  /** The sender: the submitter, or the corporation as a whole. */
  from: z.enum(['submitter', 'corporation']),
  body: z.string(),
  attachments: z.array(
    z.extend(ReceivedFile, {
      /** By which it is downloaded. Null: the submitter sent it. */
      id: z.nullable(Id),
    }),
  ),
  createdAt: Instant,
});
export type FollowUpMessage = z.infer<typeof FollowUpMessage>;

/** The content as it stands, with the questions that are asked now. */
export const Editable = z.object({
  contactName: z.string(),
  website: z.string(),
  answers: z.array(Answer),
  questions: z.array(Question),
  /** Of this content; a change names the one that it was based on. */
  contentTag: z.string(),
});
export type Editable = z.infer<typeof Editable>;

/** What a submitter sees of a submission: never the case team's work on it. */
export const FollowUp = z.object({
  title: z.string(),
  companyName: z.string(),
  pitch: z.nullable(z.string()),
  /** Whether the company may be listed in the directory, and whether it was added to it. */
  listing: z.object({
    agreed: z.nullable(z.boolean()),
    at: z.nullable(Instant),
    isAdded: z.boolean(),
  }),
  receivedAt: Instant,
  opportunity: z.object({
    id: Id,
    name: z.string(),
    status: OpportunityStatus,
    /** Whether its public page is available. */
    isPublished: z.boolean(),
  }),
  corporation: PublicCorporation,
  stage: z.string(),
  stageSince: Instant,
  steps: z.array(Step),
  /** Whether it was declined. */
  isDeclined: z.boolean(),
  /** The response deadline; null where there is none. */
  answerBy: z.nullable(Instant),
  /** Midnights of the corporation's zone before it; negative when it is late. */
  answerInDays: z.nullable(z.int()),
  timeZone: deadlineFields.timeZone,
  /** When the submitter last changed it. */
  revisedAt: z.nullable(Instant),
  /** What they can change; null: nothing any more. */
  editable: z.nullable(Editable),
  withdrawnAt: z.nullable(Instant),
  /** The decision mail. */
  decision: z.nullable(z.object({ body: z.string(), at: Instant })),
  attachments: z.array(FollowUpFile),
  messages: z.array(FollowUpMessage),
});
export type FollowUp = z.infer<typeof FollowUp>;
