import { sql } from 'drizzle-orm';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { pilotCharters, projectDecisions, projectUpdates } from './part-tables.ts';
import { projects } from './tables.ts';

/**
 * Writes anew what search finds projects by beside their name: outcome and its year, decisions with
 * their reasons, and updates, newest first. Of one project, or of all.
 */
export async function refreshReport(db: Queryable, projectId?: string): Promise<void> {
  const which = projectId === undefined ? sql`true` : sql`${projects.id} = ${projectId}::uuid`;
  await db.execute(sql`
    update ${projects} set report = left(concat_ws(E'\n',
      (select concat_ws(' ', case c.outcome when 'scale' then 'Scaled' when 'stop' then 'Stopped' end,
          to_char(c.decided_at at time zone 'UTC', 'YYYY-MM-DD YYYY'), c.outcome_reason,
          c.extension_reason)
        from ${pilotCharters} c where c.project_id = ${projects}.id),
      (select string_agg(concat_ws(' ', to_char(d.decided_on, 'YYYY-MM-DD YYYY'), d.title, d.reason),
          E'\n' order by d.decided_on desc, d.id)
        from ${projectDecisions} d where d.project_id = ${projects}.id and d.is_active),
      (select string_agg(concat_ws(' ', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD YYYY'), u.body),
          E'\n' order by u.created_at desc, u.id)
        from ${projectUpdates} u where u.project_id = ${projects}.id and u.is_active)
    ), ${projectLimits.reportCharacters})
    where ${which}`);
}
