import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PersonActivityEntry } from '#features/cases/activity/domain/activity.ts';
import { audienceOf, type Audience, type EventCatalogue } from '#core/domain/events/events.ts';
import { permissions, type Permission } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { eachCase } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
import { pageOfEntries, recordedKinds, select, type ActivityQuery } from './store.ts';

/** A permission on each opportunity, as `grant` gives it on one. */
const holds = (viewer: Viewer, permission: Permission<'opportunity'>): SQL =>
  visibleRows('opportunity', visibilityScopeOf(viewer), eachCase, permissions[permission].heldBy);

/** Who may learn of an event of this audience, on each opportunity. */
function readableBy(viewer: Viewer, audience: Audience): SQL | undefined {
  if (audience === 'viewers') return undefined;
  return audience === 'actor'
    ? sql`${auditEntries.actorId} = ${viewer.userId}::uuid`
    : holds(viewer, audience);
}

/** Kinds of events by their audience, with its condition. */
function readable(catalogue: EventCatalogue, viewer: Viewer): SQL | undefined {
  const byAudience = Map.groupBy(recordedKinds(catalogue), (kind) => audienceOf(catalogue, kind));
  return or(
    ...[...byAudience].map(([audience, kinds]) =>
      and(inArray(auditEntries.kind, kinds), readableBy(viewer, audience)),
    ),
  );
}

/** Also with an account that was merged into this one. */
const didIt = (personId: string): SQL => sql`${auditEntries.actorId} = any(array(
  select ${personId}::uuid union all
  select ${mergedAccounts.userId} from ${mergedAccounts}
  where ${mergedAccounts.intoId} = ${personId}::uuid))`;

/** The opportunity of each of these entries. */
async function opportunitiesOf(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({ entryId: auditEntries.id, id: opportunities.id, name: opportunities.name })
    .from(auditEntries)
    .innerJoin(opportunities, eq(opportunities.id, auditEntries.opportunityId))
    .where(inArray(auditEntries.id, [...ids]));
  return new Map(rows.map(({ entryId, ...opportunity }) => [entryId, opportunity]));
}

/** What a person did on opportunities whose team this viewer may see (section 6); newest first. */
export async function activityOfPerson(
  catalogue: EventCatalogue,
  db: Queryable,
  { viewer, personId }: { readonly viewer: Viewer; readonly personId: string },
  wish: Pick<ActivityQuery, 'limit' | 'cursor'>,
) {
  const seen = sql`exists (select from ${opportunities}
    where ${opportunities.id} = ${auditEntries.opportunityId}
      and ${visibleOpportunity(visibilityScopeOf(viewer))} and ${holds(viewer, 'viewTeam')}
      and ${readable(catalogue, viewer)})`;
  const condition = and(didIt(personId), seen);
  const page = await pageOfEntries(catalogue, db, select(db, condition, wish), wish.limit);
  const places = await opportunitiesOf(
    db,
    page.data.map(({ id }) => id),
  );
  const data: PersonActivityEntry[] = page.data.flatMap((entry) => {
    const opportunity = places.get(entry.id);
    return opportunity === undefined ? [] : [{ ...entry, opportunity }];
  });
  return { ...page, data };
}
