import { and, asc, eq, sql } from 'drizzle-orm';
import type { Comment } from '#features/comments/domain/comment.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { SubmissionCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { commentMentions, comments } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type CommentRow = Omit<Comment, 'mentions'> & { named: Named[] };
type MayComment = Granted<'comment', SubmissionCaseContext>;
type MayView = Granted<'viewComments', SubmissionCaseContext>;

interface Named {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const columns = {
  id: comments.id,
  submissionId: comments.submissionId,
  parentId: comments.parentId,
  author: sql<Comment['author']>`json_build_object('id', ${users.id},
    'name', concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
  body: sql<string>`case when ${comments.deletedAt} is null then ${comments.body} else '' end`,
  isDeleted: sql<boolean>`${comments.deletedAt} is not null`,
  named: sql<Named[]>`(
    select coalesce(json_agg(json_build_object('id', named.id, 'firstName', named.first_name,
      'lastName', named.last_name, 'email', named.email)), '[]'::json)
    from ${commentMentions}
    join ${users} named on named.id = ${commentMentions}.user_id
    where ${commentMentions}.comment_id = ${comments}.id and ${comments}.deleted_at is null)`,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
};

/** A row as in responses: with names, without addresses. */
function whole({ named, ...comment }: CommentRow): Comment {
  return { ...comment, mentions: named.map((one) => ({ id: one.id, name: personName(one) })) };
}

const answers = sql`exists (
  select 1 from comments answer where answer.parent_id = ${comments.id} and answer.deleted_at is null)`;

/** Comments on submissions. Callers have checked access on the submission's opportunity. */
export const commentStore = {
  /** Oldest first. A deleted comment is returned only when it starts a thread with replies. */
  async list(db: Queryable, { subject }: MayView): Promise<Comment[]> {
    const rows = await db
      .select(columns)
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(
        and(
          eq(comments.submissionId, subject.submissionId),
          sql`(${comments.deletedAt} is null or ${answers})`,
        ),
      )
      .orderBy(asc(comments.createdAt), asc(comments.id));
    return rows.map(whole);
  },

  /** The submission of a comment, by any author. Null when it is gone. */
  async placeOf(db: Queryable, id: string) {
    const [found] = await db
      .select({
        submissionId: comments.submissionId,
        authorId: comments.authorId,
        parentId: comments.parentId,
      })
      .from(comments)
      .where(and(eq(comments.id, id), sql`${comments.deletedAt} is null`));
    return found ?? null;
  },

  async get(db: Queryable, _granted: MayComment, id: string): Promise<Comment | null> {
    const [found] = await db
      .select(columns)
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(eq(comments.id, id));
    return found ? whole(found) : null;
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

  async remove(db: Queryable, _granted: MayComment, id: string): Promise<void> {
    await db
      .update(comments)
      .set({ deletedAt: sql`now()` })
      .where(eq(comments.id, id));
  },
};
