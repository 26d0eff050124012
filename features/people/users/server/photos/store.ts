import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { User } from '#core/domain/identity/user.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import { userColumns } from '#features/people/users/server/shared/user-columns.ts';
import { userPhotos } from '#features/people/users/server/photo-tables.ts';

/** A photo in its sizes, ascending. */
export type PhotoImages = readonly [small: Buffer, medium: Buffer, large: Buffer];

const versionBytes = 16;
const addressOf = (userId: string, version: string) => `/api/users/${userId}/photo?v=${version}`;

async function setAddress(db: Queryable, userId: string, photoUrl: string | null): Promise<User> {
  const [user] = await db
    .update(users)
    .set({ photoUrl, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning(userColumns);
  if (!user) throw refused(refusals.notFound);
  return user;
}

const columns = [userPhotos.small, userPhotos.medium, userPhotos.large] as const;

export const photoStore = {
  async isUser(db: Queryable, userId: string): Promise<boolean> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    return user !== undefined;
  },

  async set(db: Queryable, userId: string, images: PhotoImages): Promise<User> {
    const version = randomBytes(versionBytes).toString('hex');
    const [small, medium, large] = images;
    const photo = { version, small, medium, large };
    await db
      .insert(userPhotos)
      .values({ userId, ...photo })
      .onConflictDoUpdate({ target: userPhotos.userId, set: { ...photo, updatedAt: sql`now()` } });
    return setAddress(db, userId, addressOf(userId, version));
  },

  async remove(db: Queryable, userId: string): Promise<User> {
    await db.delete(userPhotos).where(eq(userPhotos.userId, userId));
    return setAddress(db, userId, null);
  },

  /** The photo in the nth of its sizes, if it still has this version. */
  async find(db: Queryable, userId: string, version: string, nth: number): Promise<Buffer | null> {
    const [photo] = await db
      .select({ bytes: columns[nth] ?? userPhotos.large })
      .from(userPhotos)
      .where(and(eq(userPhotos.userId, userId), eq(userPhotos.version, version)));
    return photo?.bytes ?? null;
  },
};
