import * as z from 'zod/mini';
import { CompanyCard } from '#features/companies/domain/company.ts';
import { Attachment } from '#features/files/domain/file.ts';
import { ScoreFigure } from '#features/scores/domain/score.ts';
import { VoteCount } from '#features/votes/domain/vote.ts';
import { Id, Instant, paginated } from '#core/domain/schemas.ts';
import { submissionSources } from './sources.ts';

export const SubmissionSource = z.enum(submissionSources);
export type SubmissionSource = z.infer<typeof SubmissionSource>;

/** What a public form, a colleague or an import brought for one opportunity. */
export const Submission = z.object({
  id: Id,
  opportunityId: Id,
  /** Null when the submitter is not (yet) a record of the directory; `companyName` still says who. */
  company: z.nullable(CompanyCard),
  companyName: z.string(),
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  title: z.string(),
  /** Markdown. */
  pitch: z.nullable(z.string()),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  attachments: z.array(Attachment),
  stage: z.string(),
  /** Since when it has been in that stage. */
  stageSince: Instant,
  /** Until when an answer is promised; null where nothing is, and where the case rests. */
  dueAt: z.nullable(Instant),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  source: SubmissionSource,
  /** When its submitter took it back; it rests since. */
  withdrawnAt: z.nullable(Instant),
  /** Which state of it this is: a change names the one it was made on. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Left out for who may not view votes, as is the number of comments for who may not view those. */
  votes: z.optional(VoteCount),
  numComments: z.optional(z.int()),
  /** Left out while there is none, and for who may not see it (`sightOfScores`). */
  score: z.optional(ScoreFigure),
  /** A decision that is prepared and not yet sent; left out for who may not decide. */
  decision: z.optional(z.nullable(z.object({ stage: z.string() }))),
});
export type Submission = z.infer<typeof Submission>;

/** A row of a list of submissions: all but the long texts. */
export const SubmissionRow = z.omit(Submission, {
  pitch: true,
  answers: true,
  attachments: true,
  reason: true,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;

/** A column of the board: the first of its rows, in their order, and how many there are. */
export const BoardStage = z.extend(paginated(SubmissionRow), {
  stage: z.string(),
  total: z.int(),
});
export type BoardStage = z.infer<typeof BoardStage>;
