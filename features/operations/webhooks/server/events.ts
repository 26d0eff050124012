import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { users } from '#core/server/tables/users.ts';
import { webhookEvents as events } from '#features/operations/webhooks/domain/events.ts';

type Failed = EmissionOf<(typeof events)['webhook.failed']> & {
  readonly createdBy: string;
  readonly problem: string;
};

const managersOf = (corporationId: string | null): SQL =>
  corporationId === null
    ? holdersOf('operateSystem', {})
    : holdersOf('manageIntegrations', { corporationId: sql`${corporationId}::uuid` });

/** Who created it, while they may still manage it; everybody who may, afterwards. */
async function ownersOf(db: Queryable, { corporationId, createdBy }: Failed): Promise<string[]> {
  const managers = managersOf(corporationId);
  const creator = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, createdBy), managers));
  const owners =
    creator.length > 0 ? creator : await db.select({ id: users.id }).from(users).where(managers);
  return owners.map(({ id }) => id);
}

export const webhookFailed = withEffects(events['webhook.failed'], {
  notifies: async (db: Queryable, [failed]: readonly [Failed, ...Failed[]]) => {
    const { webhookId, name, problem } = failed;
    const userIds = await ownersOf(db, failed);
    return { 'webhook turned off': { userIds, values: { webhookId, name, problem } } };
  },
});
