import { randomUUID } from 'node:crypto';
import type { LiveNotification } from '#core/domain/live/live.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import { liveChannels } from '#core/server/events/channels.ts';
import type { LiveClient } from '#core/tests/live-client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';

/**
 * Waits until somebody has received all that was published before: events arrive in order, so
 * another one is sent after them, which is taken out again.
 */
export async function hearAll(
  { pool, db }: OpenDatabase,
  { received }: LiveClient,
  email: string,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  const id = randomUUID();
  const payload = JSON.stringify({ kind: 'import', id, ownerId: rows[0]?.id });
  await notifyAfterCommit(db, { channel: liveChannels.imports, payload });
  const isLast = (event: LiveNotification) => event.kind === 'import' && event.id === id;
  await waitUntil(() => received.some(isLast));
  received.splice(received.findIndex(isLast), 1);
}
