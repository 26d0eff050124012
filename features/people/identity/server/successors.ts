import { sql, eq } from 'drizzle-orm';
import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { SuccessorRefused } from '#core/server/authorization/provider-rules.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';

type Refused = EmissionOf<(typeof identityEvents)['account.successorRefused']> & {
  readonly email: string;
};

export const successorRefused = withEffects(identityEvents['account.successorRefused'], {
  notifies: async (db: Queryable, [refused]: readonly [Refused, ...Refused[]]) => {
    const { userId, email, provider } = refused;
    const managers = await db
      .select({ id: users.id })
      .from(users)
      .where(holdersOf('manageUsers', {}));
    const userIds = managers.map(({ id }) => id);
    return { 'address taken': { userIds, values: { userId, email, provider } } };
  },
});

/** Asks those who manage accounts to decide whose the address is. */
export const reportSuccessor =
  (db: Database): SuccessorRefused =>
  async ({ email, providerId }) => {
    const [holder] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    if (holder === undefined) return;
    await emit(db, successorRefused, {
      userId: holder.id,
      actorId: null,
      email,
      provider: providerId,
    });
  };
