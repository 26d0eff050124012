import * as z from 'zod/mini';
import { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { Attachment } from '#features/cases/files/domain/file.ts';
import { ScoreFigure } from '#features/cases/submissions/domain/scores/score.ts';
import { VoteCount } from '#features/cases/submissions/domain/votes/vote.ts';
import { Id, Instant, paginated } from '#core/domain/schemas.ts';
import { Answer } from './answers.ts';
import { Listing } from './company-link/directory-listing.ts';
import { submissionSources } from './sources.ts';

export const SubmissionSource = z.enum(submissionSources);
export type SubmissionSource = z.infer<typeof SubmissionSource>;

/** The mail about the last move, until it goes. */
export const ScheduledMail = z.object({
  recipient: z.string(),
  /** The person who moved it. */
  sender: z.string(),
  goesAt: Instant,
});
export type ScheduledMail = z.infer<typeof ScheduledMail>;

/** A submission to one opportunity, from the public form, a colleague or an import. */
export const Submission = z.object({
  id: Id,
  opportunityId: Id,
  /** Null when the submitter is not linked to a directory record; `companyName` is always set. */
  company: z.nullable(CompanyCard),
  companyName: z.string(),
  /** What the submitter, or a colleague, said of the company. A linked record has its own. */
  companyUrl: z.nullable(z.string()),
  companyCountry: z.nullable(z.string()),
  companyOneLiner: z.nullable(z.string()),
  listing: Listing,
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  title: z.string(),
  /** Markdown. */
  pitch: z.nullable(z.string()),
  answers: z.array(Answer),
  attachments: z.array(Attachment),
  stage: z.string(),
  /** When it entered its stage. */
  stageSince: Instant,
  /** The response deadline; null where there is none (`dueAt`). */
  dueAt: z.nullable(Instant),
  /** Midnights of the corporation's zone before it; negative when it is late. */
  dueInDays: z.nullable(z.int()),
  /** Reason for declining. */
  reason: z.nullable(z.string()),
  source: SubmissionSource,
  /** When the submitter withdrew it: read-only since, and in no list that does not ask for it. */
  withdrawnAt: z.nullable(Instant),
  /** When somebody of the case team first opened it; null: nobody has. */
  openedAt: z.optional(z.nullable(Instant)),
  /** When the submitter last changed it. */
  revisedAt: z.optional(z.nullable(Instant)),
  /** The terms that the submitter agreed to, of this day, and where they are read. */
  terms: z.optional(z.nullable(z.object({ createdAt: Instant, link: z.string() }))),
  /** For optimistic concurrency: a change names the version it was based on. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Left out for viewers who may not view votes; likewise the number of comments. */
  votes: z.optional(VoteCount),
  numComments: z.optional(z.int()),
  /** Left out when there is none, or the viewer may not see it (`scoreVisibilityOf`). */
  score: z.optional(ScoreFigure),
  /** A prepared decision that is not sent yet; left out for viewers who may not decide. */
  decision: z.optional(z.nullable(z.object({ stage: z.string() }))),
  /** Left out for viewers who may not decide. */
  scheduledMail: z.optional(z.nullable(ScheduledMail)),
});
export type Submission = z.infer<typeof Submission>;

/** A row of a list: a submission without its long texts. */
export const SubmissionRow = z.omit(Submission, {
  companyUrl: true,
  companyCountry: true,
  companyOneLiner: true,
  listing: true,
  pitch: true,
  answers: true,
  attachments: true,
  reason: true,
  openedAt: true,
  terms: true,
  revisedAt: true,
  scheduledMail: true,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

/** A submission found by words, and where it is. */
export const FoundSubmission = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  opportunity: z.object({ id: Id, name: z.string() }),
});
export type FoundSubmission = z.infer<typeof FoundSubmission>;

/** A column of the board: its first rows, in order, and the total. */
export const BoardStage = z.extend(paginated(SubmissionRow), {
  stage: z.string(),
  total: z.int(),
});
export type BoardStage = z.infer<typeof BoardStage>;
