import { sql } from 'drizzle-orm';
import type { Database } from '#core/platform/database/open.ts';
import { nodes } from '#core/server/tables/nodes.ts';

/** Two beats and a while. Whoever leads has given up by then, so that what is freed has no other holder. */
const silentFor = sql`interval '12 seconds'`;

/** Whether there is a node that says nothing any more, and whose sessions may be left. */
export const hasSilentSessions = sql<boolean>`exists (select from ${nodes} as silent
  where silent.sessions <> '' and silent.beat_at <= clock_timestamp() - ${silentFor})`;

/**
 * Ends the sessions of nodes that say nothing any more, so that their locks are free. PostgreSQL itself notices
 * only what its own connection tells: where a proxy lies between, that one is well. What a node writes
 * over a session that was ended fails, and a node that was only held up opens new ones.
 */
export async function endSilentSessions(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // As who signed in: sessions belong to that account, whatever their role is since.
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`select pg_terminate_backend(session.pid) from pg_stat_activity session
      join public.nodes silent on starts_with(session.application_name, silent.sessions)
      where silent.sessions <> '' and silent.beat_at <= clock_timestamp() - ${silentFor}
        and not exists (select from public.nodes living where living.sessions = silent.sessions
          and living.beat_at > clock_timestamp() - ${silentFor})`);
    await tx.execute(sql`update public.nodes set sessions = ''
      where sessions <> '' and beat_at <= clock_timestamp() - ${silentFor}`);
  });
}
