import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { pilotCharters } from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import {
  oldPlacements,
  type PlacedEdition,
} from '#features/portfolio/radars/domain/old-placements.ts';
import type { RadarGaps } from '#features/portfolio/radars/domain/radar-gaps.ts';
import { blipRows } from './blip-rows.ts';
import { readableEditions, type EditionRow } from './shared/edition-rows.ts';
import { readingOf, type RadarSubject } from './shared/load-radar.ts';
import { radarBlips, radarEntries } from './tables.ts';

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
        eq(projects.corporationId, corporationId),
        eq(pilotCharters.outcome, 'scale'),
        visibleProject(visibilityScopeOf(viewer)),
      ),
    )
    .orderBy(projects.name, projects.id);
  return rows
    .filter(({ hasBlip }) => !hasBlip)
    .map(({ companyId, companyName, kind, ...row }) => ({
      id: row.id,
      name: row.name,
      count: companyId === null ? 1 : row.count,
      company:
        companyId === null || companyName === null || kind === null
          ? null
          : { kind, id: companyId, name: companyName },
      query: `/projects?q=${encodeURIComponent(companyName ?? row.name)}`,
    }));
}

/** Where each blip stood in these editions. */
async function placedEditions(
  db: Queryable,
  editions: readonly EditionRow[],
): Promise<PlacedEdition[]> {
  const { editionId, blipId, quadrantId, ringId, isActive } = radarEntries;
  const entries = await db
    .select({ editionId, blipId, quadrantId, ringId })
    .from(radarEntries)
    .where(
      and(
        eq(isActive, true),
        inArray(
          editionId,
          editions.map(({ id }) => id),
        ),
      ),
    );
  const byEdition = Map.groupBy(entries, (entry) => entry.editionId);
  return editions.map(({ id, publishedAt }) => ({
    publishedAt,
    placements: new Map((byEdition.get(id) ?? []).map((entry) => [entry.blipId, entry])),
  }));
}

export async function radarGaps(
  db: Queryable,
  viewer: Viewer,
  subject: RadarSubject,
): Promise<RadarGaps> {
  const editions = await readableEditions(db, subject.id, readingOf(viewer, subject));
  const last = editions.at(-1);
  const rows = last ? await blipRows(db, last) : [];
  const blips = rows
    .filter(({ isSettled }) => !isSettled)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const placed = ({ id, name, quadrantId, ringId }: (typeof blips)[number]) => ({
    id,
    name,
    quadrantId,
    ringId,
  });
  return {
    blipsWithoutCompany: blips.filter(({ companyIds }) => companyIds.length === 0).map(placed),
    oldPlacements: oldPlacements(blips.map(placed), await placedEditions(db, editions), new Date()),
    pilotsWithoutBlip: await pilotsWithoutBlip(db, viewer, subject),
  };
}
