import { eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { personEvents } from '#features/people/users/server/events.ts';
import { removeAdministrator } from '#features/people/users/server/shared/administrators.ts';
import type { AccountChange } from '#features/people/identity/server/shared/account-change.ts';

/** @throws Refused `notFound` */
export async function assertCorporation(db: Queryable, id: string | null): Promise<void> {
  if (id === null) return;
  const [corporation] = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(eq(corporations.id, id));
  if (!corporation) throw refused(refusals.notFound);
}

/**
 * Moves somebody to another corporation, or to none. Roles and case teams stay; they administer the one
 * that they leave no longer. Returns whether they were elsewhere.
 * @throws Refused `notFound`
 */
export async function movePerson(
  db: Queryable,
  { userId, actorId }: AccountChange,
  to: string | null,
): Promise<boolean> {
  await assertCorporation(db, to);
  const [before] = await db
    .select({ from: users.corporationId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (before === undefined || before.from === to) return false;
  await removeAdministrator(db, { userId, actorId, isTold: false });
  await db
    .update(users)
    .set({ corporationId: to, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await emit(db, personEvents.moved, { userId, actorId, from: before.from, to });
  return true;
}
