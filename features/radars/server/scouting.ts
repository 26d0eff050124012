import { and, eq, inArray, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { listedCompanies } from '#features/collections/domain/lists.ts';
import { visibleCollection } from '#features/collections/server/public/visibility.ts';
import { collections } from '#features/collections/server/tables.ts';
import { companies } from '#features/companies/server/tables.ts';
import { visibleProject } from '#features/projects/server/public/visibility.ts';
import { pilotCharters } from '#features/projects/server/part-tables.ts';
import { projects } from '#features/projects/server/tables.ts';
import { radarLimits } from '#features/radars/domain/limits.ts';
import { matchArea } from '#features/radars/domain/match-area.ts';
import type {
  CollectionProposals,
  MatchingCompanies,
  RadarGaps,
} from '#features/radars/domain/scouting.ts';
import { searchPathOf } from '#features/search/domain/search-url.ts';
import type { Search } from '#features/search/server/public/services.ts';
import { blipRow, blipRows, type BlipRow } from './blip-rows.ts';
import { readableEditions, type EditionRow } from './edition-rows.ts';
import { loadRadar, readingOf, type RadarSubject } from './load-radar.ts';
import { momentumOf, sumOf } from './momentum.ts';
import { radarBlips } from './tables.ts';

/** A blip as the last edition has it in which the viewer reads it. @throws Refused `notFound` */
async function findBlip(db: Queryable, viewer: Viewer, radarId: string, blipId: string) {
  const reading = readingOf(viewer, await loadRadar(db, viewer, radarId));
  const editions = await readableEditions(db, radarId, reading);
  for (const edition of editions.toReversed()) {
    const row = await blipRow(db, edition, blipId);
    if (row?.isActive) return { row, reading };
  }
  throw refused(refusals.notFound);
}

async function companiesById(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, kind, oneLiner, country } = companies;
  const rows = await db
    .select({ id, name, kind, oneLiner, country })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => found.get(one) ?? []);
}

/** What finds the companies of a blip: its name, without what is in brackets. */
const searchTextOf = ({ name }: Pick<BlipRow, 'name'>): string =>
  name.replaceAll(/\s*\([^)]*\)/gu, '').trim();

export async function matchingCompanies(
  db: Queryable,
  viewer: Viewer,
  search: Search,
  ids: { readonly id: string; readonly blipId: string },
): Promise<MatchingCompanies> {
  const { row, reading } = await findBlip(db, viewer, ids.id, ids.blipId);
  const text = searchTextOf(row);
  const { companiesShown: limit } = radarLimits;
  const found = await search(db, { text, filters: {}, sort: 'relevance', offset: 0, limit });
  const linked = reading.isOwn ? row.companyIds : [];
  const all = [...new Set([...linked, ...found.hits.map(({ id }) => id)])];
  const [shown, momentum] = [await companiesById(db, all), await momentumOf(db, viewer, all)];
  const hits = new Set(found.hits.map(({ id }) => id));
  return {
    query: searchPathOf(text, {}),
    total: found.total + linked.filter((id) => !hits.has(id)).length,
    companies: shown.map((company) => ({
      ...company,
      ...{ isLinked: linked.includes(company.id), momentum: momentum(company.id) },
    })),
    momentum: sumOf(shown.map(({ id }) => momentum(id))),
  };
}

/** Pilots that were decided to be scaled, and that no blip of this radar refers to. */
async function pilotsWithoutBlip(
  db: Queryable,
  viewer: Viewer,
  { id, corporationId }: Pick<RadarSubject, 'id' | 'corporationId'>,
): Promise<RadarGaps['pilotsWithoutBlip']> {
  const rows = await db
    .select({
      id: projects.id,
      name: projects.name,
      companyId: companies.id,
      companyName: companies.name,
      kind: companies.kind,
      count: sql<number>`(count(*) over (partition by ${projects.companyId}))::int`,
      hasBlip: sql<boolean>`exists (
        select 1 from ${radarBlips} where ${radarBlips.radarId} = ${id}::uuid
          and ${radarBlips.projectIds} @> array[${projects.id}])`,
    })
    .from(projects)
    .innerJoin(pilotCharters, eq(pilotCharters.projectId, projects.id))
    .leftJoin(companies, eq(companies.id, projects.companyId))
    .where(
      and(
        ...[eq(projects.corporationId, corporationId), eq(pilotCharters.outcome, 'scale')],
        visibleProject(visibilityScopeOf(viewer)),
      ),
    )
    .orderBy(projects.name, projects.id);
  return rows
    .filter(({ hasBlip }) => !hasBlip)
    .map(({ companyId, companyName, kind, ...row }) => ({
      ...{ id: row.id, name: row.name, count: companyId === null ? 1 : row.count },
      company:
        companyId === null || companyName === null || kind === null
          ? null
          : { kind, id: companyId, name: companyName },
      query: `/projects?q=${encodeURIComponent(companyName ?? row.name)}`,
    }));
}

/** The edition whose blips count: the last one that the viewer reads. */
const lastOf = (editions: readonly EditionRow[]): EditionRow | null => editions.at(-1) ?? null;

export async function radarGaps(
  db: Queryable,
  viewer: Viewer,
  subject: RadarSubject,
): Promise<RadarGaps> {
  const last = lastOf(await readableEditions(db, subject.id, readingOf(viewer, subject)));
  const rows = last ? await blipRows(db, last) : [];
  return {
    blipsWithoutCompany: rows
      .filter(({ companyIds, isSettled }) => companyIds.length === 0 && !isSettled)
      .map(({ id, name, quadrantId, ringId }) => ({ id, name, quadrantId, ringId }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    pilotsWithoutBlip: await pilotsWithoutBlip(db, viewer, subject),
  };
}

/** The sub-spaces of a collection as proposals; a collection without any is one proposal itself. */
export async function proposalsOfCollection(
  db: Queryable,
  viewer: Viewer,
  subject: RadarSubject,
  collectionId: string,
): Promise<CollectionProposals> {
  const [collection] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.id, collectionId), collections.isActive, visibleCollection(viewer)));
  if (!collection) throw refused(refusals.notFound);
  const last = lastOf(await readableEditions(db, subject.id, readingOf(viewer, subject)));
  const quadrants = last?.quadrants ?? [];
  const listed = listedCompanies(collection).map(({ id }) => id);
  const { subspaces, startupToSubspaces } = collection;
  const groups =
    subspaces.length === 0
      ? [{ name: collection.name, ids: listed }]
      : subspaces.map(({ id, name }) => ({
          name,
          ids: listed.filter((company) => startupToSubspaces[company]?.includes(id)),
        }));
  const { partsMost } = radarLimits;
  const proposals = [];
  for (const { name, ids } of groups) {
    proposals.push({
      ...{ name, count: ids.length, quadrantId: matchArea(name, quadrants) },
      companies: (await companiesById(db, ids.slice(0, partsMost))).map(
        ({ id, kind, name: called }) => ({ id, kind, name: called }),
      ),
    });
  }
  return proposals;
}
