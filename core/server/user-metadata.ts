import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';

type Row = typeof userMetadata.$inferSelect;
type Insert = typeof userMetadata.$inferInsert;
/** A partial update: omitted choices are unchanged, null is no choice. */
export type StoredChoices = Omit<Insert, 'id' | 'userId' | 'isActive' | 'createdAt' | 'updatedAt'>;

/** A deactivated record starts anew, under the same id, since a person has one. */
const startAnew = (db: Queryable, userId: string) =>
  db
    .update(userMetadata)
    .set({
      theme: null,
      density: null,
      shortcuts: null,
      locale: null,
      timeZone: null,
      notificationChoices: null,
      mailFrequency: null,
      weeklyMail: null,
      activeCorporationId: null,
      activeCollectionId: null,
      viewMode: null,
      isActive: true,
      createdAt: sql`now()`,
    })
    .where(and(eq(userMetadata.userId, userId), eq(userMetadata.isActive, false)));

/** Only the given columns are written: two writers of different choices lose nothing. */
export async function storeUserMetadata(
  db: Queryable,
  userId: string,
  choices: StoredChoices,
  { id = newId(), mergesChoices = false }: { id?: string; mergesChoices?: boolean } = {},
): Promise<Row> {
  await startAnew(db, userId);
  const merged = sql`coalesce(${userMetadata.notificationChoices}, '{}') || excluded.notification_choices`;
  const [stored] = await db
    .insert(userMetadata)
    .values({ id, userId, ...choices })
    .onConflictDoUpdate({
      target: userMetadata.userId,
      set: {
        ...choices,
        ...(mergesChoices && { notificationChoices: merged }),
        updatedAt: sql`now()`,
      },
    })
    .returning();
  if (!stored) throw new Error('The choices were not stored.');
  return stored;
}

/** How a person writes dates and numbers, as their browser or they themselves said; null: not known. */
export async function localeOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ locale: userMetadata.locale })
    .from(userMetadata)
    .where(and(eq(userMetadata.userId, userId), eq(userMetadata.isActive, true)));
  return row?.locale ?? null;
}
