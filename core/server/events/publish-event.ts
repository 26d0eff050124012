import { sql } from 'drizzle-orm';
import type { LiveChange, Topic } from '#core/domain/live/live.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/** The channel on which every node hears what happens to opportunities and collections. */
export const liveChannel = 'live';

/** Tells all nodes that something happened; PostgreSQL does so when the transaction holds. */
export async function publishLiveChange(
  db: Queryable,
  { kind, subject, subjectId }: Pick<LiveChange, 'kind' | 'subject' | 'subjectId'>,
  topic: Topic,
): Promise<void> {
  const happened: LiveChange = { kind, topic, subject, subjectId };
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(happened)})`);
}
