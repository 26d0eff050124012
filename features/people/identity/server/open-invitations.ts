import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import {
  accountLinks,
  authAccounts,
  authSessions,
  authUsers,
} from '#core/server/tables/identity.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import type { OpenInvitation } from '#features/people/identity/domain/account.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';

const has = (table: typeof authAccounts | typeof authSessions) =>
  sql`exists (select 1 from ${table} where ${table.userId} = ${authUsers.id})`;

/** The end of the last link. Ended ones are swept away, and it follows from when it was sent. */
const expiry = sql`coalesce(
  (select max(${accountLinks.expiresAt}) from ${accountLinks}
    where ${accountLinks.authId} = ${authUsers.id} and ${accountLinks.kind} = 'invitation'),
  ${authUsers.createdAt} + make_interval(secs => ${identityLimits.invitationMs / 1000}))`;

const ofCorporation = (id: string | null) =>
  id === null ? undefined : eq(users.corporationId, id);

/**
 * Whose of these addresses have an account, used or not, in this corporation; null: in any or none.
 * Somebody who is only on a case team has none.
 */
export function findKnown(
  db: Queryable,
  emails: readonly string[],
  corporationId: string | null = null,
): Promise<{ email: string; state: 'member' | 'invited' }[]> {
  return db
    .select({
      email: authUsers.email,
      state: sql<'member' | 'invited'>`case when ${has(authAccounts)} or ${has(authSessions)}
        or not ${users.isActive} then 'member' else 'invited' end`,
    })
    .from(authUsers)
    .leftJoin(users, eq(users.authId, authUsers.id))
    .where(and(inArray(authUsers.email, [...emails]), ofCorporation(corporationId)));
}

/** Accounts that nobody has used, of this corporation or all, the one invited last first. */
export async function listInvitations(
  db: Queryable,
  corporationId: string | null = null,
): Promise<OpenInvitation[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      corporationId: corporations.id,
      corporationName: corporations.name,
      invitedBy: sql<string | null>`(
        select coalesce(nullif(trim(inviter.first_name || ' ' || inviter.last_name), ''),
          inviter.email)
        from ${auditEntries} e join ${users} inviter on inviter.id = e.actor_id
        where e.subject = 'user' and e.kind = 'user.invited'
          and e.subject_id = "users"."id"::text
        order by e.at desc limit 1)`,
      sentAt: isoText(
        sql`(${expiry} - make_interval(secs => ${identityLimits.invitationMs / 1000}))`,
      ),
      expiresAt: isoText(expiry),
      isExpired: sql<boolean>`${expiry} <= now()`,
    })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.authId))
    .leftJoin(corporations, eq(corporations.id, users.corporationId))
    .where(
      and(
        users.isActive,
        ofCorporation(corporationId),
        isNotNull(users.authId),
        sql`not ${has(authAccounts)}`,
        sql`not ${has(authSessions)}`,
      ),
    )
    .orderBy(desc(expiry), desc(users.id));
  return rows.map(({ corporationId, corporationName, ...invitation }) => ({
    ...invitation,
    corporation: corporationId === null ? null : { id: corporationId, name: corporationName ?? '' },
  }));
}
