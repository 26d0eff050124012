import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { permissions } from '#core/domain/authorization/permissions.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collectionAdditions, collections } from '#features/directory/collections/server/tables.ts';
import { eachCase } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import type { Momentum } from '#features/directory/collections/domain/attention.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';

/** An earlier moment, without what belongs to one opportunity. */
export interface AsOf {
  readonly at: string;
  readonly exceptOpportunityId: string;
}

const days = sql.raw(`interval '${collectionLimits.momentumDays} days'`);

const isRecent = (column: SQLWrapper, asOf: AsOf | undefined): SQL =>
  asOf === undefined
    ? sql`${column} > now() - ${days}`
    : sql`(${column} > ${asOf.at}::timestamptz - ${days} and ${column} <= ${asOf.at}::timestamptz)`;

const isOfOther = (asOf: AsOf | undefined): SQL | undefined =>
  asOf && sql`${submissions.opportunityId} <> ${asOf.exceptOpportunityId}::uuid`;

const none: Momentum = { added: 0, submitted: 0, voted: 0 };

type Counts = Map<string, number>;

interface Reader {
  readonly viewer: Viewer;
  readonly asOf: AsOf | undefined;
}

const byCompany = (rows: readonly { id: string | null; count: number }[]): Counts =>
  new Map(rows.map(({ id, count }) => [id ?? '', count]));

/** Collections of the reader to which a company was added in that time, and that still list it. */
async function added(
  db: Queryable,
  { viewer, asOf }: Reader,
  ids: readonly string[],
): Promise<Counts> {
  const { startupIds, crunchbaseIds, nuclaIds } = collections;
  const { companyId, collectionId, at } = collectionAdditions;
  // Each collection is unfolded once: to look for every company in its list takes the square of its length.
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    with recent as materialized (
      select ${collectionId} as collection_id, ${companyId} as company_id from ${collectionAdditions}
      where ${companyId} = any(${uuidArray(ids)}) and ${isRecent(at, asOf)}),
    listed as materialized (
      select ${collections.id} as collection_id,
        unnest(${startupIds} || ${crunchbaseIds} || ${nuclaIds})::uuid as company_id
      from ${collections}
      where ${collections.id} in (select collection_id from recent)
        and ${visibleCollection(viewer)})
    select recent.company_id as id, count(*)::int as count
    from recent join listed using (collection_id, company_id)
    group by recent.company_id`);
  return byCompany(rows);
}

async function submitted(
  db: Queryable,
  { viewer, asOf }: Reader,
  ids: readonly string[],
): Promise<Counts> {
  const rows = await db
    .select({ id: submissions.companyId, count: sql<number>`count(*)::int` })
    .from(submissions)
    .innerJoin(opportunities, sql`${opportunities.id} = ${submissions.opportunityId}`)
    .where(
      and(
        sql`${submissions.companyId} = any(${uuidArray(ids)})`,
        submissions.isActive,
        isRecent(submissions.createdAt, asOf),
        isOfOther(asOf),
        visibleOpportunity(visibilityScopeOf(viewer)),
      ),
    )
    .groupBy(submissions.companyId);
  return byCompany(rows);
}

/** Only votes that the reader may see: those of the cases that they work on. */
const seesVotes = (viewer: Viewer): SQL =>
  visibleRows('opportunity', visibilityScopeOf(viewer), eachCase, permissions.viewVotes.heldBy);

async function voted(
  db: Queryable,
  { viewer, asOf }: Reader,
  ids: readonly string[],
): Promise<Counts> {
  const rows = await db
    .select({ id: submissions.companyId, count: sql<number>`count(*)::int` })
    .from(votes)
    .innerJoin(submissions, sql`${submissions.id} = ${votes.submissionId}`)
    .innerJoin(opportunities, sql`${opportunities.id} = ${submissions.opportunityId}`)
    .where(
      and(
        sql`${submissions.companyId} = any(${uuidArray(ids)})`,
        submissions.isActive,
        isRecent(votes.at, asOf),
        isOfOther(asOf),
        visibleOpportunity(visibilityScopeOf(viewer)),
        seesVotes(viewer),
      ),
    )
    .groupBy(submissions.companyId);
  return byCompany(rows);
}

export const sumOf = (all: Iterable<Momentum>): Momentum =>
  [...all].reduce(
    (sum, one) => ({
      added: sum.added + one.added,
      submitted: sum.submitted + one.submitted,
      voted: sum.voted + one.voted,
    }),
    none,
  );

/** What happened around each of these companies, in what the reader may see: now, or before a moment. */
export async function momentumOf(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
  asOf?: AsOf,
): Promise<(id: string) => Momentum> {
  if (ids.length === 0) return () => none;
  const reader = { viewer, asOf };
  const [inLists, inCases, inVotes] = await runSideBySide(
    db,
    [added, submitted, voted].map((count) => () => count(db, reader, ids)),
  );
  return (id) => ({
    added: inLists?.get(id) ?? 0,
    submitted: inCases?.get(id) ?? 0,
    voted: inVotes?.get(id) ?? 0,
  });
}
