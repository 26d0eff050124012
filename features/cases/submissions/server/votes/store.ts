import { and, asc, eq, sql } from 'drizzle-orm';
import type { Vote, VoteCount, VoteValue } from '#features/cases/submissions/domain/votes/vote.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';

type MayVote = Granted<'vote', SubmissionCaseContext>;
type MayView = Granted<'viewVotes', SubmissionCaseContext>;

const counted = (value: VoteValue) =>
  sql<number>`(count(*) filter (where ${votes.value} = ${value}))::int`;

/** Votes on submissions. Callers have checked access on the submission's opportunity. */
export const voteStore = {
  list: (db: Queryable, { subject }: MayView): Promise<Vote[]> =>
    db
      .select({
        userId: votes.userId,
        name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
        value: votes.value,
        at: votes.at,
      })
      .from(votes)
      .innerJoin(users, eq(users.id, votes.userId))
      .where(eq(votes.submissionId, subject.submissionId))
      .orderBy(asc(votes.at), asc(votes.userId)),

  async count(db: Queryable, { userId, subject }: MayVote): Promise<VoteCount> {
    const mine = sql<VoteValue | null>`max(${votes.value}) filter (where ${votes.userId} = ${userId}::uuid)`;
    const [tally] = await db
      .select({ up: counted('up'), down: counted('down'), mine })
      .from(votes)
      .where(eq(votes.submissionId, subject.submissionId));
    return tally ?? { up: 0, down: 0, mine: null };
  },

  async cast(db: Queryable, { subject, userId }: MayVote, value: VoteValue): Promise<void> {
    await db
      .insert(votes)
      .values({ submissionId: subject.submissionId, userId, value })
      .onConflictDoUpdate({
        target: [votes.submissionId, votes.userId],
        set: { value, at: sql`now()` },
      });
  },

  /** Returns whether there was a vote to withdraw. */
  async withdraw(db: Queryable, { subject, userId }: MayVote): Promise<boolean> {
    const gone = await db
      .delete(votes)
      .where(and(eq(votes.submissionId, subject.submissionId), eq(votes.userId, userId)))
      .returning({ userId: votes.userId });
    return gone.length > 0;
  },
};
