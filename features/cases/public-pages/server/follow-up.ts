import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { daysUntil } from '#core/domain/days-left.ts';
import type { FollowUp, FollowUpMessage } from '#features/cases/public-pages/domain/follow-up.ts';
import { stepsOf } from '#features/cases/public-pages/domain/progress-steps.ts';
import { dueAt } from '#features/cases/corporations/domain/response-deadline.ts';
import { isRefusalStage, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { lastDecisionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { filesOf } from '#features/cases/submissions/server/shared/submission-files.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import {
  corporationColumns,
  publicCorporationOf,
} from '#features/cases/public-pages/server/shared/published.ts';

const messageColumns = {
  id: messages.id,
  from: sql<FollowUpMessage['from']>`case when ${messages.authorId} is null
    then 'submitter' else 'corporation' end`,
  body: messages.body,
  createdAt: messages.createdAt,
};

/** A submission for its submitter, found by the secret link. */
export async function findFollowedSubmission(db: Queryable, submissionId: string) {
  const [row] = await db
    .select({
      submission: {
        id: submissions.id,
        title: submissions.title,
        companyName: submissions.companyName,
        pitch: submissions.pitch,
        stage: submissions.stage,
        stageSince: submissions.stageSince,
        withdrawnAt: submissions.withdrawnAt,
        receivedAt: submissions.createdAt,
      },
      opportunity: {
        id: opportunities.id,
        name: opportunities.name,
        status: statusOfOpportunity,
        isPublished: sql<boolean>`(${opportunities.isActive} and ${corporations.igniteEnabled}
          and coalesce(${opportunities.publishedAt} <= now(), false))`,
      },
      corporation: corporationColumns,
      timeZone: corporations.timeZone,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(submissions.id, submissionId), submissions.isActive, corporations.isActive));
  return row ?? null;
}

export type FollowedSubmission = NonNullable<Awaited<ReturnType<typeof findFollowedSubmission>>>;

const messagesOf = (db: Queryable, submissionId: string) =>
  db
    .select(messageColumns)
    .from(messages)
    .where(eq(messages.submissionId, submissionId))
    .orderBy(asc(messages.createdAt), asc(messages.id));

export async function loadFollowUp(
  db: Queryable,
  { submission, opportunity, corporation, timeZone }: FollowedSubmission,
): Promise<FollowUp> {
  const stages = stagesOf(corporation.igniteConfig);
  const { id, ...details } = submission;
  const files = await filesOf(db, [id]);
  const isFinished = opportunity.status === 'FINISHED';
  const answerBy = dueAt({ ...submission, createdAt: submission.receivedAt }, stages, {
    isFinished,
  });
  return {
    ...details,
    opportunity,
    corporation: publicCorporationOf(corporation),
    steps: stepsOf(stages, submission.stage),
    isDeclined: isRefusalStage(stages, submission.stage),
    answerBy,
    answerInDays: answerBy === null ? null : daysUntil(answerBy, timeZone, new Date()),
    timeZone,
    decision: await lastDecisionMail(db, id),
    attachments: files.map(({ name, size }) => ({ name, size })),
    messages: await messagesOf(db, id),
  };
}

export async function writeMessage(
  db: Queryable,
  submissionId: string,
  body: string,
): Promise<FollowUpMessage | null> {
  const [message] = await db
    .insert(messages)
    .values({ submissionId, body })
    .returning({ id: messages.id, body: messages.body, createdAt: messages.createdAt });
  return message ? { ...message, from: 'submitter' } : null;
}

/** Team members who wrote to this submitter before and may still read the reply. */
export async function correspondentsOf(
  db: Queryable,
  of: { readonly submissionId: string; readonly opportunityId: string },
) {
  const rows = await db
    .select({ id: users.id })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messages.submissionId, of.submissionId),
        holdersOf('viewComments', caseFacts(of.opportunityId)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Returns false if it was withdrawn before. */
export async function withdrawSubmission(db: Queryable, submissionId: string): Promise<boolean> {
  const taken = await db
    .update(submissions)
    .set({
      withdrawnAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${submissions.version} + 1`,
    })
    .where(and(eq(submissions.id, submissionId), isNull(submissions.withdrawnAt)))
    .returning({ id: submissions.id });
  return taken.length > 0;
}
