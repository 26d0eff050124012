import { eq, or, sql } from 'drizzle-orm';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { authUsers, authVerifications } from '#core/server/tables/identity.ts';
import { idempotencyKeys } from '#core/server/tables/records.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import type { PersonSubject } from '#features/people/users/server/shared/load-person.ts';

type Identity = Pick<PersonSubject, 'email' | 'authId'>;

/** The account of the identity library with its sessions, and keys that were sent for it. */
export async function endIdentity(db: Queryable, { email, authId }: Identity): Promise<void> {
  const { identifier, value } = authVerifications;
  const about = [email, ...(authId === null ? [] : [authId])].flatMap((text) => [
    sql`${identifier} ilike ${likeContaining(text)}`,
    sql`${value} ilike ${likeContaining(text)}`,
  ]);
  await db.delete(authVerifications).where(or(...about));
  if (authId === null) return;
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.authId, authId));
  await db.delete(authUsers).where(eq(authUsers.id, authId));
}

/** The same with the mails to the person. */
export async function deleteIdentity(db: Queryable, identity: Identity): Promise<void> {
  const address = identity.email.toLowerCase();
  await db.delete(mails).where(sql`lower(${mails.recipient}) = ${address}`);
  await endIdentity(db, identity);
}
