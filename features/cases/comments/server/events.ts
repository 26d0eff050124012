import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { EmissionOf } from '#core/domain/events/events.ts';
import { commentEvents as events } from '#features/cases/comments/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { users } from '#core/server/tables/users.ts';
import { aboutSubmission } from '#features/cases/submissions/server/shared/about-submission.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { comments } from './tables.ts';

type Said = EmissionOf<(typeof events)['comment.added']> & {
  /** Name of the author. */
  readonly actor: string;
  readonly corporationId: string;
  /** People mentioned for the first time. */
  readonly named: readonly string[];
};
/** The first comment of the thread it replies in; null: it starts a thread. */
type Added = Said & { readonly parentId: string | null };

/** Authors in a thread who may still read it. */
async function threadAuthors(db: Queryable, said: Said, parentId: string): Promise<string[]> {
  const spoken = db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(
      and(
        or(eq(comments.id, parentId), eq(comments.parentId, parentId)),
        isNull(comments.deletedAt),
        isNull(comments.hiddenBy),
      ),
    );
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, spoken), holdersOf('viewComments', caseFacts(said.opportunityId))),
    );
  return people.map(({ id }) => id);
}

/** Notifies mentioned people and, of a reply, the other authors of the thread. */
export const commentAdded = withEffects(events['comment.added'], {
  notifies: async (db: Queryable, [said]: readonly [Added, ...Added[]]) => {
    const { actor, named, parentId } = said;
    if (named.length === 0 && parentId === null) return { mention: null, comment: null };
    const values = { ...(await aboutSubmission(db, said)), actor };
    const authors = parentId === null ? [] : await threadAuthors(db, said, parentId);
    return {
      mention: { userIds: named, values },
      comment: { userIds: authors.filter((id) => !named.includes(id)), values },
    };
  },
});

export const commentEdited = withEffects(events['comment.edited'], {
  notifies: async (db: Queryable, [said]: readonly [Said, ...Said[]]) => {
    const { actor, named } = said;
    if (named.length === 0) return { mention: null };
    return { mention: { userIds: named, values: { ...(await aboutSubmission(db, said)), actor } } };
  },
});
