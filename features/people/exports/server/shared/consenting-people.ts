import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { exportConsents } from '#features/people/exports/server/consent-tables.ts';
import { userName } from '#core/server/tables/user-name.ts';

export const ofPerson = eq(exportConsents.userId, users.id);

/** For the corporation that the person belongs to now, and no other. */
export const hasAgreed = sql<boolean>`coalesce(
  ${exportConsents.corporationId} = ${users.corporationId}, false)`;

export interface ConsentingPerson {
  readonly id: string;
  readonly name: string;
  readonly hasAgreed: boolean;
  /** False: the account is disabled, so that the person cannot withdraw. */
  readonly isActive: boolean;
}

/** Everybody of a corporation with what they decided, by name. */
export const peopleOf = (db: Queryable, corporationId: string): Promise<ConsentingPerson[]> =>
  db
    .select({
      id: users.id,
      name: sql<string>`${userName}`,
      hasAgreed,
      isActive: users.isActive,
    })
    .from(users)
    .leftJoin(exportConsents, ofPerson)
    .where(eq(users.corporationId, corporationId))
    .orderBy(userName, users.id);
