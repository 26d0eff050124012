import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { EnteredInstant } from '#core/domain/schemas.ts';
import { notificationEvents } from '#features/people/notifications/domain/events.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import { parse } from '#core/server/endpoints/endpoint-request.ts';
import { emit } from '#core/server/events/emit.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import type { DocumentCollection } from '#features/operations/hosted/server/document-collection.ts';

const document = jsonObject({
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  values: notifications.values,
  title: notifications.title,
  body: notifications.body,
  link: notifications.link,
  readAt: notifications.readAt,
  isActive: notifications.isActive,
  createdAt: notifications.createdAt,
  updatedAt: notifications.updatedAt,
});

/** Null: not read after all. */
const Change = z.strictObject({ readAt: z.optional(z.nullable(EnteredInstant)) });

/** A person's own notifications, as they are stored. They are created by events alone. */
export const notificationDocuments: DocumentCollection = {
  visible: ({ userId }) => sql`
    select ${notifications.id} as id, ${notifications.createdAt} as created_at,
      (${document})::jsonb as document
    from ${notifications}
    where ${notifications.userId} = ${userId}::uuid and ${notifications.isActive}`,

  async update({ db, viewer, id, fields }) {
    const userId = userIdOf(viewer);
    const { readAt } = parse('body', Change, fields);
    if (readAt === undefined) return;
    // The time of an earlier reading is kept, and nothing is read in the future.
    const moment = sql`coalesce(${notifications.readAt}, least(${readAt}::timestamptz, now()))`;
    await db
      .update(notifications)
      .set({ readAt: readAt === null ? null : moment, updatedAt: sql`now()` })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
    await emit(db, notificationEvents['notification.read'], { userId });
  },

  async remove({ db, viewer, id }) {
    const userId = userIdOf(viewer);
    await db
      .update(notifications)
      .set({ isActive: false, updatedAt: sql`now()` })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
    await emit(db, notificationEvents['notification.read'], { userId });
  },
};
