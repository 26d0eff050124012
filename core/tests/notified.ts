import type pg from 'pg';
import { catalogueOf } from '#core/domain/events/events.ts';
import { shownNotification } from '#features/people/notifications/server/shown.ts';
import * as features from '#app/features.domain.ts';

const catalogue = catalogueOf(features);

type Stored = Parameters<typeof shownNotification>[1] & { email: string; userId: string };

/** The recipients of all notifications, oldest first, each with the text shown. */
export async function notified(pool: pg.Pool) {
  const { rows } = await pool.query<Stored>(
    `select n.id, n.kind, n.values, n.title, n.body, n.link, u.email, n.user_id as "userId",
      n.read_at as "readAt", n.created_at as "createdAt"
    from notifications n join users u on u.id = n.user_id order by n.created_at, n.id`,
  );
  return rows.map((row) => {
    const { kind, title, body, link } = shownNotification(catalogue, row);
    return { email: row.email, userId: row.userId, kind, title, body, link };
  });
}
