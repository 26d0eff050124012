import { sql } from 'drizzle-orm';
import { eventTime } from '#features/portfolio/metrics/domain/event-time.ts';
import type * as endpoints from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import type { UsageEvent } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { currentOrigin } from '#core/server/events/origin.ts';
import type { Settings } from '#core/server/settings.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { usageEvents, usagePeople } from './tables.ts';

interface Batch {
  readonly sentAt: string;
  readonly events: readonly UsageEvent[];
}

/** What a kind does not have is absent, which is null there. */
const columnsOf = (event: UsageEvent, keepsQueries: boolean) => ({
  ...event,
  ...('target' in event && { name: event.target }),
  ...('query' in event && !keepsQueries && { query: undefined }),
  ...('subjectId' in event && { subject_id: event.subjectId }),
  corporation_id: event.corporationId,
});

/**
 * Stamps who it was from the token; somebody of the foundry says for which corporation they work. An event that is there already is left as it is. As one parameter:
 * with one for each value, writing and reading the statement takes most of the time.
 */
async function insertUsage(
  db: Queryable,
  viewer: Viewer,
  userId: string,
  { sentAt, events, keepsQueries }: Batch & { readonly keepsQueries: boolean },
): Promise<void> {
  if (events.length === 0) return;
  const now = new Date();
  const rows = events.map((event) => {
    const { at, isClockWrong } = eventTime({ at: event.at, sentAt, now });
    return { ...columnsOf(event, keepsQueries), at, is_clock_wrong: isClockWrong };
  });
  const userType = viewer.seesAll ? 'foundry_user' : 'external_user';
  const corporation = viewer.seesAll
    ? sql`coalesce(
        (select id from ${corporations} where id = told.corporation_id), ${viewer.corporationId}::uuid)`
    : sql`${viewer.corporationId}::uuid`;
  await db.execute(sql`
    with known as (
      insert into ${usagePeople} (user_id) select ${userId}::uuid
      where not exists (select from ${usagePeople} where user_id = ${userId}::uuid)
      on conflict do nothing)
    insert into ${usageEvents} (id, kind, at, route, title, query, results, subject_id, name,
      is_clock_wrong, user_id, user_type, corporation_id, roles)
    select id, kind, at, route, title, query, results, subject_id, name,
      is_clock_wrong, ${userId}::uuid, ${userType}, ${corporation},
      ${sql.param([...viewer.systemRoles])}::text[]
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (id uuid, kind text, at timestamptz,
      route text, title text, query text, results int, subject_id uuid, name text,
      is_clock_wrong boolean, corporation_id uuid)
    on conflict do nothing`);
}

/** Nothing is recorded of who asks for it, as long as the settings say so. */
export const usageHandlers = ({
  respectsSignals,
  keepsQueries,
}: Settings['usage']): Handlers<typeof endpoints> => ({
  record: async ({ viewer, body, db }) => {
    const isUnwanted = respectsSignals && currentOrigin()?.wantsPrivacy === true;
    if (viewer.userId !== null && !isUnwanted) {
      await insertUsage(db, viewer, viewer.userId, { ...body, keepsQueries });
    }
    return null;
  },
});
