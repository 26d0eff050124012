import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CaseOfSubmission } from '#features/opportunities/server/public/case-of.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { notify } from '#core/server/events/notify.ts';
import { mayReadComments } from '#features/users/server/public/people.ts';
import { submissionNews } from '#features/submissions/server/public/submission-news.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { comments } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type MayComment = Granted<'comment', CaseOfSubmission>;

/** Whoever has spoken in a thread and may still read it. */
async function voicesOf(db: Queryable, { subject }: MayComment, parentId: string) {
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
    .where(and(inArray(users.id, spoken), mayReadComments(subject)));
  return found.map(({ id }) => id);
}

/**
 * Tells those who are named in a comment, and for an answer those who have spoken in its thread.
 * What was said stays with the submission: a notification outlives rights, changes and deletions.
 */
export async function tellOfComment(
  db: Queryable,
  granted: MayComment,
  { parentId, named }: { parentId: string | null; named: readonly string[] },
): Promise<void> {
  const { subject, userId, viewer } = granted;
  if (named.length === 0 && parentId === null) return;
  const { title, opportunity, link } = await submissionNews(db, subject);
  await notify(
    db,
    named,
    { kind: 'mention', title: `${viewer.name} mentioned you on ${title}`, body: opportunity, link },
    userId,
  );
  if (parentId === null) return;
  const voices = await voicesOf(db, granted, parentId);
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
