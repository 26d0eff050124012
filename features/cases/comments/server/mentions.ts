import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Mentionable } from '#features/cases/comments/domain/comment.ts';
import { findMentioned } from '#core/domain/text/mentions.ts';
import { commentLimits } from '#features/cases/comments/domain/limits.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { caseFacts, roleOn } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { commentMentions } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type MayComment = Granted<'comment', SubmissionCaseContext>;

const names = { firstName: users.firstName, lastName: users.lastName, email: users.email };

/** People to mention for the typed text: the team first, then by name, without the viewer. */
export async function mentionable(
  db: Queryable,
  { subject, userId }: MayComment,
  typed: string,
): Promise<Mentionable[]> {
  const q = typed.trim();
  const role = roleOn(subject.opportunityId);
  const fullName = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`;
  const pattern = likeContaining(q);
  const rows = await db
    .select({ id: users.id, title: users.title, photoUrl: users.photoUrl, role, ...names })
    .from(users)
    .where(
      and(
        holdersOf('viewComments', caseFacts(subject.opportunityId)),
        ne(users.id, userId),
        q === ''
          ? undefined
          : sql`(${fullName} ilike ${pattern} or ${users.email} ilike ${pattern})`,
      ),
    )
    .orderBy(sql`${role} is null`, sql`lower(${fullName})`, asc(users.id))
    .limit(commentLimits.mentionableMost);
  return rows.map(({ firstName, lastName, email, ...person }) => ({
    ...person,
    name: personName({ firstName, lastName, email }),
  }));
}

/**
 * Sets the mentions of a comment: people who may read it and whose names are in the text. Others are left
 * out without an error. Returns the newly mentioned people.
 */
export async function setMentions(
  db: Queryable,
  { subject }: MayComment,
  comment: { id: string; body: string },
  meant: readonly string[],
): Promise<string[]> {
  const readers = await db
    .select({ id: users.id, ...names })
    .from(users)
    .where(
      and(
        inArray(users.id, [...meant]),
        holdersOf('viewComments', caseFacts(subject.opportunityId)),
      ),
    );
  const people = readers.map((person) => ({ id: person.id, name: personName(person) }));
  const ids = findMentioned(comment.body, people).map(({ id }) => id);
  const before = await db
    .delete(commentMentions)
    .where(eq(commentMentions.commentId, comment.id))
    .returning({ userId: commentMentions.userId });
  if (ids.length > 0) {
    await db
      .insert(commentMentions)
      .values(ids.map((userId) => ({ commentId: comment.id, userId })));
  }
  return ids.filter((id) => !before.some(({ userId }) => userId === id));
}
