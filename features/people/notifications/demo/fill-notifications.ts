import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commentEvents } from '#features/cases/comments/domain/events.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { storedNotification } from '#core/server/events/notifications.ts';
import { comments } from '#features/cases/comments/server/tables.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';

/** What is older than this has been read. */
const unreadDays = 3;
/** Of moves, which there are many of. */
const movesEach = 6;

const about = {
  opportunityId: opportunities.id,
  submissionId: submissions.id,
  title: submissions.title,
  opportunity: opportunities.name,
  actor: sql<string>`concat(${users.firstName}, ' ', ${users.lastName})`,
};

/** What the answers in the threads told those who began them. */
function answersTold({ db }: FillContext) {
  const first = alias(comments, 'first');
  return db
    .select({
      userId: first.authorId,
      values: about,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(first, eq(first.id, comments.parentId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(submissions, eq(submissions.id, comments.submissionId))
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(ne(first.authorId, comments.authorId))
    .orderBy(desc(comments.createdAt));
}

/** What the Case Owners were told when somebody else of the team moved a submission. */
async function movesTold({ db }: FillContext) {
  const owner = alias(opportunityTeam, 'owner');
  const moves = await db
    .select({
      userId: owner.userId,
      values: { ...about, stage: submissions.stage, count: sql<number>`1` },
      createdAt: submissions.stageSince,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(
      opportunityTeam,
      and(
        eq(opportunityTeam.opportunityId, opportunities.id),
        eq(opportunityTeam.role, 'Business Developer'),
      ),
    )
    .innerJoin(owner, and(eq(owner.opportunityId, opportunities.id), eq(owner.role, 'Case Owner')))
    .innerJoin(users, eq(users.id, opportunityTeam.userId))
    .where(ne(submissions.stage, 'New'))
    .orderBy(desc(submissions.stageSince));
  const each = Map.groupBy(moves, ({ userId }) => userId);
  return [...each.values()].flatMap((theirs) => theirs.slice(0, movesEach));
}

const ofSubmission = ({ submissionId }: { readonly submissionId: string }) => ({
  subject: 'submission',
  subjectId: submissionId,
});

/** What people were told of the case work that is there. */
async function fillNotifications(fillContext: FillContext): Promise<void> {
  const { db, now } = fillContext;
  const isOld = (at: string) => now.getTime() - new Date(at).getTime() > unreadDays * day;
  const { comment } = commentEvents['comment.added'].notifies;
  const { 'submission moved': moved } = submissionEvents['submission.moved'].notifies;
  const all = [
    ...(await answersTold(fillContext)).map(({ values, ...row }) => ({
      ...row,
      ...storedNotification('comment', comment, values, ofSubmission(values)),
    })),
    ...(await movesTold(fillContext)).map(({ values, ...row }) => ({
      ...row,
      ...storedNotification('submission moved', moved, values, ofSubmission(values)),
    })),
  ];
  const rows = all.map((row) => ({ ...row, readAt: isOld(row.createdAt) ? row.createdAt : null }));
  await insertInBatches(rows, (batch) => db.insert(notifications).values(batch));
}

export const notificationsDemo = demoStep([historyDemo], fillNotifications);
