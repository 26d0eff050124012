import { sql, type SQL } from 'drizzle-orm';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collectionAdditions, collections } from '#features/directory/collections/server/tables.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { groupsOf } from '#features/directory/companies/server/shared/groups.ts';
import type { AsOf } from '#features/portfolio/radars/server/shared/momentum.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type { KnownAs } from '#features/portfolio/matches/domain/attention.ts';
import { textArray, uuidArray } from '#core/platform/database/array-parameters.ts';

const unknown: KnownAs = { isSubmittedHere: false, submitted: 0, listed: 0, blacklisted: 0 };

const listed = sql`${collections.startupIds} || ${collections.crunchbaseIds} || ${collections.nuclaIds}`;
const blacklisted = sql`${collections.blacklistedStartupIds}
  || ${collections.blacklistedCrunchbaseIds} || ${collections.blacklistedNuclaIds}`;

type InCollections = { id: string; listed: number; blacklisted: number };

/** Listings that have no date count as of any day. */
const wasListed = ({ at }: AsOf): SQL => sql`${collections.createdAt} <= ${at}::timestamptz
  and not exists (select 1 from ${collectionAdditions}
    where ${collectionAdditions.collectionId} = ${collections.id}
      and ${collectionAdditions.companyId}::text = company.id
      and ${collectionAdditions.at} > ${at}::timestamptz and company.is_listed)`;

async function inCollections(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
  asOf: AsOf | undefined,
) {
  const { rows } = await db.execute<InCollections>(sql`
    select company.id, (count(*) filter (where company.is_listed))::int as listed,
      (count(*) filter (where not company.is_listed))::int as blacklisted
    from ${collections} cross join lateral (
      select unnest(${listed}) as id, true as is_listed
      union all select unnest(${blacklisted}), false) company
    where ${visibleCollection(viewer)}
      and company.id = any(${textArray(ids)})
      and ${asOf ? wasListed(asOf) : sql`true`}
    group by company.id`);
  return rows;
}

type InSubmissions = { id: string; submitted: number; here: boolean };

async function inSubmissions(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
  opportunityId: string | null,
  asOf: AsOf | undefined,
) {
  const wasThere = asOf
    ? sql`${submissions.createdAt} <= ${asOf.at}::timestamptz
        and ${submissions.opportunityId} <> ${asOf.exceptOpportunityId}::uuid`
    : sql`true`;
  const { rows } = await db.execute<InSubmissions>(sql`
    select ${submissions.companyId} as id, count(*)::int as submitted,
      coalesce(bool_or(${opportunities.id} = ${opportunityId}::uuid), false) as here
    from ${submissions} join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
    where ${submissions.companyId} = any(${uuidArray(ids)}) and ${submissions.isActive}
      and ${visibleOpportunity(visibilityScopeOf(viewer))} and ${wasThere}
    group by ${submissions.companyId}`);
  return rows;
}

const sumOf = (list: readonly KnownAs[]): KnownAs => ({
  isSubmittedHere: list.some(({ isSubmittedHere }) => isSubmittedHere),
  submitted: list.reduce((sum, { submitted }) => sum + submitted, 0),
  listed: list.reduce((sum, { listed: count }) => sum + count, 0),
  blacklisted: list.reduce((sum, { blacklisted: count }) => sum + count, 0),
});

/**
 * Where companies are known already, as any of their records, in the collections and opportunities
 * that the viewer sees.
 */
export async function knownCompanies(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
  opportunityId: string | null,
  asOf?: AsOf,
): Promise<(id: string) => KnownAs> {
  if (ids.length === 0) return () => unknown;
  const groups = await groupsOf(db, ids);
  const records = [...new Set([...groups.values()].flat())];
  const byRecord = new Map<string, KnownAs>();
  const [collected, asSubmissions] = await runSideBySide(db, [
    () => inCollections(db, viewer, records, asOf),
    () => inSubmissions(db, viewer, records, opportunityId, asOf),
  ]);
  for (const { id, listed: count, blacklisted: against } of collected) {
    byRecord.set(id, { ...unknown, listed: count, blacklisted: against });
  }
  for (const { id, submitted, here } of asSubmissions) {
    byRecord.set(id, { ...(byRecord.get(id) ?? unknown), submitted, isSubmittedHere: here });
  }
  return (id) => sumOf((groups.get(id) ?? [id]).map((record) => byRecord.get(record) ?? unknown));
}
