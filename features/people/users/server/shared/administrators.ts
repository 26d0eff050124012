import { and, asc, count, eq, sql } from 'drizzle-orm';
import { personName } from '#core/domain/identity/names.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { corporationAdministrators, users } from '#core/server/tables/users.ts';
import type { AccountChange } from '#features/people/identity/server/shared/account-change.ts';
import type { Administrator } from '#features/people/users/domain/administrator.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import { administratorRefusals } from '#features/people/users/domain/refusals.ts';
import { administratorEvents } from '#features/people/users/server/events.ts';

/**
 * Administrators of corporations, added and removed in the caller's transaction. Whether the caller may
 * is the caller's to decide.
 */

interface NamedCorporation {
  readonly id: string;
  readonly name: string;
}

/** By name. */
export const listAdministrators = (
  db: Queryable,
  corporationId: string,
): Promise<Administrator[]> =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      title: users.title,
      photoUrl: users.photoUrl,
      since: corporationAdministrators.createdAt,
    })
    .from(corporationAdministrators)
    .innerJoin(users, eq(users.id, corporationAdministrators.userId))
    .where(eq(corporationAdministrators.corporationId, corporationId))
    .orderBy(asc(sql`lower(${users.firstName} || ' ' || ${users.lastName})`), asc(users.id));

/** Who can be one: an active person of the corporation, locked so that they stay so. */
async function assertOfCorporation(
  db: Queryable,
  userId: string,
  { id, name: corporation }: NamedCorporation,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw refused(refusals.notFound);
  const name = personName(user);
  if (user.corporationId !== id) {
    throw refused(administratorRefusals['administrator.elsewhere'], { name, corporation });
  }
  if (!user.isActive) throw refused(administratorRefusals['administrator.disabled'], { name });
}

async function assertRoom(db: Queryable, { id, name }: NamedCorporation): Promise<void> {
  const [row] = await db
    .select({ administrators: count() })
    .from(corporationAdministrators)
    .where(eq(corporationAdministrators.corporationId, id));
  const most = userLimits.administratorsMost;
  if ((row?.administrators ?? 0) < most) return;
  throw refused(administratorRefusals['administrator.tooMany'], { corporation: name, most });
}

/**
 * Makes somebody an administrator; one who is already stays one, and is told nothing.
 * @throws Refused `notFound` or `administrator.…`
 */
export async function addAdministrator(
  db: Queryable,
  { userId, actorId }: AccountChange,
  corporation: NamedCorporation,
): Promise<void> {
  await assertOfCorporation(db, userId, corporation);
  const [administrator] = await db
    .select({ userId: corporationAdministrators.userId })
    .from(corporationAdministrators)
    .where(eq(corporationAdministrators.userId, userId));
  if (administrator) return;
  await assertRoom(db, corporation);
  const { id: corporationId, name } = corporation;
  await db.insert(corporationAdministrators).values({ userId, corporationId });
  await emit(db, administratorEvents.added, { userId, actorId, corporationId, corporation: name });
}

/** Nothing happens with who is none: of this corporation, or of any. */
export async function removeAdministrator(
  db: Queryable,
  { userId, actorId, isTold = true }: AccountChange & { readonly isTold?: boolean },
  ofCorporation?: string,
): Promise<void> {
  const { userId: person, corporationId: administered } = corporationAdministrators;
  const [removed] = await db
    .delete(corporationAdministrators)
    .where(
      and(
        eq(person, userId),
        ofCorporation === undefined ? undefined : eq(administered, ofCorporation),
      ),
    )
    .returning({ corporationId: corporationAdministrators.corporationId });
  if (!removed) return;
  const { corporationId } = removed;
  const [corporation] = await db
    .select({ name: corporations.name })
    .from(corporations)
    .where(eq(corporations.id, corporationId));
  await emit(db, administratorEvents.removed, {
    userId,
    actorId,
    corporationId,
    corporation: corporation?.name ?? '',
    isTold,
  });
}
