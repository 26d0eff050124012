import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Appearances } from '#features/portfolio/company-screen/domain/appearances.ts';
import { blacklistOf, listOf } from '#features/directory/collections/domain/lists.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { type CompanyRef } from '#features/directory/companies/domain/company.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { collectionNotes, collections } from '#features/directory/collections/server/tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { recordsOf } from '#features/directory/companies/server/shared/groups.ts';

/** The records of one company, and the maximum number of places per type. */
interface Query {
  readonly refs: readonly CompanyRef[];
  readonly limit: number;
}

const idsOf = ({ refs }: Query) => refs.map(({ id }) => id);

/** The total, counted before the limit is applied. */
const total = sql<number>`(count(*) over ())::int`;
const record = sql<CompanyRef>`json_build_object('kind', ${companies.kind}, 'id', ${companies.id})`;
const corporation = { id: corporations.id, name: corporations.name };

function counted<Row extends { total: number }>(rows: readonly Row[]) {
  return { total: rows[0]?.total ?? 0, first: rows.map(({ total: _, ...row }) => row) };
}

/** The list of a collection that holds records of this kind. */
const listFor = (lists: typeof listOf | typeof blacklistOf): SQL =>
  sql`case ref.kind ${sql.join(
    companyKinds.map((kind) => sql`when ${kind} then ${collections[lists[kind]]}`),
    sql` `,
  )} end`;

/** Counts a collection once, whichever records it holds, preferring a record on its list. */
async function inCollections(db: Queryable, viewer: Viewer, { refs, limit }: Query) {
  const json = JSON.stringify(refs.map(({ kind, id }, place) => ({ kind, id, place })));
  const isListed = sql`${listFor(listOf)} @> array[ref.id]`;
  const rows = await db
    .select({
      total,
      id: collections.id,
      name: collections.name,
      isOwn: sql<boolean>`${collections.userId} = ${viewer.authId}`,
      isBlacklisted: sql<boolean>`not found.is_listed`,
      note: sql<string | null>`(
        select nullif(note, '') from ${collectionNotes} noted
        where noted.collection_id = ${collections.id}
          and noted.company_id = (found.record->>'id')::uuid and found.is_listed)`,
      record: sql<CompanyRef>`found.record`,
      at: collections.updatedAt,
    })
    .from(collections)
    .innerJoin(
      sql`lateral (
        select json_build_object('kind', ref.kind, 'id', ref.id) as record, ${isListed} as is_listed
        from json_to_recordset(${json}::json) ref(kind text, id text, place int)
        where ${isListed} or ${listFor(blacklistOf)} @> array[ref.id]
        order by is_listed desc, ref.place limit 1) found`,
      sql`true`,
    )
    .where(visibleCollection(viewer))
    .orderBy(desc(collections.updatedAt), desc(collections.id))
    .limit(limit);
  return counted(rows);
}

async function inSubmissions(db: Queryable, viewer: Viewer, query: Query) {
  const rows = await db
    .select({
      total,
      id: submissions.id,
      title: submissions.title,
      stage: submissions.stage,
      isWithdrawn: sql<boolean>`${submissions.withdrawnAt} is not null`,
      opportunity: { id: opportunities.id, name: opportunities.name },
      corporation,
      record,
      at: submissions.createdAt,
    })
    .from(submissions)
    .innerJoin(companies, eq(companies.id, submissions.companyId))
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        inArray(submissions.companyId, idsOf(query)),
        submissions.isActive,
        visibleOpportunity(visibilityScopeOf(viewer)),
      ),
    )
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(query.limit);
  return counted(rows);
}

async function inProjects(db: Queryable, viewer: Viewer, query: Query) {
  const rows = await db
    .select({
      total,
      id: projects.id,
      name: projects.name,
      phase: projects.phase,
      health: projects.health,
      corporation,
      record,
      at: projects.updatedAt,
    })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .innerJoin(corporations, eq(corporations.id, projects.corporationId))
    .where(
      and(inArray(projects.companyId, idsOf(query)), visibleProject(visibilityScopeOf(viewer))),
    )
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(query.limit);
  return counted(rows);
}

/** Where any record of a company appears, limited to what the viewer may see. */
export async function appearancesOf(
  db: Queryable,
  viewer: Viewer,
  company: CompanyRef,
  limit: number,
): Promise<Appearances> {
  const others = await db
    .select({ kind: companies.kind, id: companies.id })
    .from(companies)
    .where(inArray(companies.id, await recordsOf(db, company.id)));
  const refs = [company, ...others.filter(({ id }) => id !== company.id)];
  const query = { refs, limit };
  const [held, handedIn, followed] = await Promise.all([
    inCollections(db, viewer, query),
    inSubmissions(db, viewer, query),
    inProjects(db, viewer, query),
  ]);
  return { collections: held, submissions: handedIn, projects: followed };
}
