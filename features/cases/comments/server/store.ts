import { and, asc, eq, exists, isNull, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { commentMentions, comments } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type CommentRow = Omit<Comment, 'mentions'> & { named: Named[] };
type MayComment = Granted<'comment', SubmissionCaseContext>;
type MayHide = Granted<'hideComment', SubmissionCaseContext>;
type Reader = Pick<Granted<'viewComments', SubmissionCaseContext>, 'viewer' | 'subject'>;

interface Named {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const seesHidden = ({ viewer, subject }: Reader): boolean => may(viewer, 'hideComment', subject);

/** Whether a comment is not there for this reader: deleted, or hidden from them. */
const isGoneFor = (reader: Reader, deletedAt: SQLWrapper, hiddenBy: SQLWrapper): SQL =>
  seesHidden(reader)
    ? sql`${deletedAt} is not null`
    : sql`(${deletedAt} is not null or ${hiddenBy} is not null)`;

function columnsFor(reader: Reader) {
  const isGone = isGoneFor(reader, comments.deletedAt, comments.hiddenBy);
  return {
    id: comments.id,
    submissionId: comments.submissionId,
    parentId: comments.parentId,
    author: sql<Comment['author']>`json_build_object('id', ${users.id},
      'name', concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
    body: sql<string>`case when ${isGone} then '' else ${comments.body} end`,
    isDeleted: sql<boolean>`${isGone}`,
    hiddenBy: sql<Comment['hiddenBy']>`(
      select json_build_object('id', hider.id,
        'name', concat_ws(' ', hider.first_name, hider.last_name))
      from ${users} hider where hider.id = ${comments.hiddenBy} and ${seesHidden(reader)})`,
    named: sql<Named[]>`(
      select coalesce(json_agg(json_build_object('id', named.id, 'firstName', named.first_name,
        'lastName', named.last_name, 'email', named.email)), '[]'::json)
      from ${commentMentions}
      join ${users} named on named.id = ${commentMentions}.user_id
      where ${commentMentions}.comment_id = ${comments}.id and not ${isGone})`,
    createdAt: comments.createdAt,
    editedAt: comments.editedAt,
  };
}

/** A row as in responses: with names, without addresses. */
function whole({ named, ...comment }: CommentRow): Comment {
  return { ...comment, mentions: named.map((one) => ({ id: one.id, name: personName(one) })) };
}

const answers = alias(comments, 'answer');

const hasAnswersFor = (db: Queryable, reader: Reader) =>
  exists(
    db
      .select({ id: answers.id })
      .from(answers)
      .where(
        and(
          eq(answers.parentId, comments.id),
          not(isGoneFor(reader, answers.deletedAt, answers.hiddenBy)),
        ),
      ),
  );

/** Comments on submissions. Callers have checked access on the submission's opportunity. */
export const commentStore = {
  /** Oldest first. One that is gone is returned only when it starts a thread with replies. */
  async list(db: Queryable, reader: Reader): Promise<Comment[]> {
    const rows = await db
      .select(columnsFor(reader))
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(
        and(
          eq(comments.submissionId, reader.subject.submissionId),
          or(
            not(isGoneFor(reader, comments.deletedAt, comments.hiddenBy)),
            hasAnswersFor(db, reader),
          ),
        ),
      )
      .orderBy(asc(comments.createdAt), asc(comments.id));
    return rows.map(whole);
  },

  /** The submission of a comment, by any author. Null when it is gone. */
  async placeOf(db: Queryable, id: string) {
    const [comment] = await db
      .select({
        submissionId: comments.submissionId,
        authorId: comments.authorId,
        parentId: comments.parentId,
        isHidden: sql<boolean>`${comments.hiddenBy} is not null`,
      })
      .from(comments)
      .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
    return comment ?? null;
  },

  async get(db: Queryable, reader: Reader, id: string): Promise<Comment | null> {
    const [comment] = await db
      .select(columnsFor(reader))
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(eq(comments.id, id));
    return comment ? whole(comment) : null;
  },

  async add(
    db: Queryable,
    { subject, userId }: MayComment,
    draft: { body: string; parentId: string | null },
  ): Promise<string> {
    const id = newId();
    await db
      .insert(comments)
      .values({ id, submissionId: subject.submissionId, authorId: userId, ...draft });
    return id;
  },

  async edit(db: Queryable, _granted: MayComment, id: string, body: string): Promise<void> {
    await db
      .update(comments)
      .set({ body, editedAt: sql`now()` })
      .where(eq(comments.id, id));
  },

  async setHidden(
    db: Queryable,
    { userId }: MayHide,
    id: string,
    isHidden: boolean,
  ): Promise<void> {
    await db
      .update(comments)
      .set({ hiddenBy: isHidden ? userId : null })
      .where(eq(comments.id, id));
  },

  async remove(db: Queryable, _granted: MayComment, id: string): Promise<void> {
    await db
      .update(comments)
      .set({ deletedAt: sql`now()` })
      .where(eq(comments.id, id));
  },
};
