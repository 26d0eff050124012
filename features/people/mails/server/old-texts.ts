import { and, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { hasEnded } from './claim.ts';
import { mails } from './tables.ts';

/**
 * Removes what mails said, and the links that they held, some days after they were written. That they
 * were sent, or not, stays known.
 */
export async function removeOldTexts(db: Queryable, days: number): Promise<void> {
  await db
    .update(mails)
    .set({ body: '', html: null, calendar: null, unsubscribe: null })
    .where(
      and(
        hasEnded,
        ne(mails.body, ''),
        lt(mails.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    );
}
