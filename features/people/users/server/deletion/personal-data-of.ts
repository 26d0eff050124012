import { and, eq, ne, sql } from 'drizzle-orm';
import { displayNameFromEmail } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
import type { PersonalData } from './replace-personal-data.ts';

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** A single word may be any word of a sentence. */
const isFullName = (name: string): boolean => /\S\s+\S/u.test(name);

async function isShared(db: Queryable, userId: string, name: string): Promise<boolean> {
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), sql`lower(${fullName}) = ${name.toLowerCase()}`))
    .limit(1);
  return others.length > 0;
}

/** What identifies a person, read before the account is deleted. */
export async function personalDataOf(db: Queryable, userId: string): Promise<PersonalData> {
  const [person] = await db
    .select({
      email: users.email,
      authId: users.authId,
      name: fullName,
      accountEmail: authUsers.email,
      accountName: authUsers.name,
    })
    .from(users)
    .leftJoin(authUsers, eq(authUsers.id, users.authId))
    .where(eq(users.id, userId));
  if (!person) return { identifiers: [], names: [], formerIds: [] };
  const former = await db.select().from(mergedAccounts).where(eq(mergedAccounts.intoId, userId));
  const { email, authId, name, accountEmail, accountName } = person;
  const identifiers = [
    email,
    accountEmail,
    authId,
    ...former.flatMap((one) => [one.email, one.authId]),
  ].filter((one) => one !== null);
  const candidates = [
    name,
    accountName ?? '',
    displayNameFromEmail(email),
    ...former.map((one) => one.name),
  ].filter(isFullName);
  const names = [];
  for (const one of new Set(candidates)) if (!(await isShared(db, userId, one))) names.push(one);
  const formerIds = former.map((one) => one.userId);
  return { identifiers: [...new Set(identifiers)], names, formerIds };
}
