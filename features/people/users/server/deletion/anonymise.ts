import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { formerAddress, formerMember } from '#features/people/users/domain/account-deletion.ts';

/** The record stays, so that what others read has an author, without anything of the person. */
export const anonymise = (db: Queryable, userId: string) =>
  db
    .update(users)
    .set({
      ...formerMember,
      email: formerAddress(userId),
      authId: null,
      isActive: false,
      title: null,
      photoUrl: null,
      linkedin: null,
      links: [],
      lastSignInAt: null,
      lastLoginIp: null,
      browserType: null,
      deviceType: null,
      isFoundryUser: false,
      corporationId: null,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
