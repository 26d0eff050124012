import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { SubmissionCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { notify } from '#core/server/events/notify.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { caseFacts } from '#features/opportunities/server/public/case-facts.ts';
import { submissionNotification } from '#features/submissions/server/public/submission-notifications.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { comments } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type MayComment = Granted<'comment', SubmissionCaseContext>;

/** Whoever has spoken in a thread and may still read it. */
async function threadParticipantsOf(db: Queryable, { subject }: MayComment, parentId: string) {
  const spoken = db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(
      and(
        or(eq(comments.id, parentId), eq(comments.parentId, parentId)),
        isNull(comments.deletedAt),
      ),
    );
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, spoken), holdersOf('viewComments', caseFacts(subject.opportunityId))),
    );
  return found.map(({ id }) => id);
}

/**
 * Tells those who are named in a comment, and for an answer those who have spoken in its thread.
 * What was said stays with the submission: a notification outlives rights, changes and deletions.
 */
export async function notifyOfComment(
  db: Queryable,
  granted: MayComment,
  { parentId, named }: { parentId: string | null; named: readonly string[] },
): Promise<void> {
  const { subject, userId, viewer } = granted;
  if (named.length === 0 && parentId === null) return;
  const { title, opportunity, link } = await submissionNotification(db, subject);
  await notify(
    db,
    named,
    { kind: 'mention', title: `${viewer.name} mentioned you on ${title}`, body: opportunity, link },
    userId,
  );
  if (parentId === null) return;
  const voices = await threadParticipantsOf(db, granted, parentId);
  await notify(
    db,
    voices.filter((id) => !named.includes(id)),
    {
      kind: 'comment',
      title: `${viewer.name} answered on ${title}`,
      body: opportunity,
      link,
      isLatest: true,
    },
    userId,
  );
}
