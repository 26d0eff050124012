import { and, desc, eq } from 'drizzle-orm';
import { textOf } from '#core/domain/events/notification-entry.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notificationMutes } from '#core/server/tables/notifications.ts';
import { findNewestAbout } from './settings.ts';

interface Subject {
  readonly subject: string;
  readonly subjectId: string;
}

/** The things that a person has muted, last first, with the names that they were notified with. */
export async function listMutes(db: Queryable, catalogue: EventCatalogue, userId: string | null) {
  if (userId === null) return [];
  const muted = await db
    .select({ subject: notificationMutes.subject, subjectId: notificationMutes.subjectId })
    .from(notificationMutes)
    .where(eq(notificationMutes.userId, userId))
    .orderBy(desc(notificationMutes.createdAt));
  return Promise.all(
    muted.map(async (one) => {
      const newest = await findNewestAbout(db, userId, one);
      const text = newest && textOf(catalogue.notifications.get(newest.kind), newest.values);
      return {
        ...one,
        name: text?.subjectName ?? text?.title ?? one.subject,
        link: text?.link ?? null,
      };
    }),
  );
}

export const addMute = (db: Queryable, userId: string, subject: Subject): Promise<unknown> =>
  db
    .insert(notificationMutes)
    .values({ userId, ...subject })
    .onConflictDoNothing();

export const removeMute = (
  db: Queryable,
  userId: string,
  { subject, subjectId }: Subject,
): Promise<unknown> =>
  db
    .delete(notificationMutes)
    .where(
      and(
        eq(notificationMutes.userId, userId),
        eq(notificationMutes.subject, subject),
        eq(notificationMutes.subjectId, subjectId),
      ),
    );
