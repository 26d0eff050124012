import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from '#features/comments/server/tables.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import { historyDemo } from '#features/activity/demo/fill-history.ts';

/** What is older than this has been read. */
const unreadDays = 3;
/** Of moves, which there are many of. */
const movesEach = 6;

const actor = sql`concat(${users.firstName}, ' ', ${users.lastName})`;
const link = sql<string>`concat('/opportunity/', ${opportunities.id},
  '?tab=submissions&submission=', ${submissions.id})`;

/** What the answers in the threads told those who began them. */
function answersTold({ db }: FillContext) {
  const first = alias(comments, 'first');
  return db
    .select({
      userId: first.authorId,
      title: sql<string>`concat(${actor}, ' answered on ', ${submissions.title})`,
      body: opportunities.name,
      link,
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
      title: sql<string>`concat(${actor}, ' moved ', ${submissions.title}, ' to ',
        ${submissions.stage})`,
      body: opportunities.name,
      link,
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

/** What people were told of the case work that is there. */
async function fillNotifications(fillContext: FillContext): Promise<void> {
  const { db, now } = fillContext;
  const isOld = (at: string) => now.getTime() - new Date(at).getTime() > unreadDays * day;
  const told = [
    ...(await answersTold(fillContext)).map((news) => ({ ...news, kind: 'comment' as const })),
    ...(await movesTold(fillContext)).map((news) => ({
      ...news,
      kind: 'submission moved' as const,
    })),
  ].map((news) => ({ ...news, readAt: isOld(news.createdAt) ? news.createdAt : null }));
  await insertInBatches(told, (batch) => db.insert(notifications).values(batch));
}

export const notificationsDemo = demoStep([historyDemo], fillNotifications);
