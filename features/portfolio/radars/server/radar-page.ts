import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import { keyColumn, type SortKey } from '#core/platform/database/cursor.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { linkToEmbeddedRadar, linkToPublicRadar } from '#features/portfolio/radars/domain/links.ts';
import type { Radar, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { movementOf, placesIn } from './blip-rows.ts';
import {
  readableEditions,
  shownEditions,
  summaryOf,
  type EditionRow,
} from './shared/edition-rows.ts';
import { editorAuthIds, readingOf } from './shared/load-radar.ts';
import { visibleRadar } from './shared/visibility.ts';
import { radarEditors, radarProposals, radars } from './tables.ts';

export const radarOrder: readonly SortKey[] = [
  { by: sql`extract(epoch from ${radars.updatedAt})::float8`, type: 'float8' },
  { by: sql`${radars.id}`, type: 'uuid' },
];

export const selectRadars = (db: Queryable, viewer: Viewer, condition?: SQL) =>
  db
    .select({
      row: {
        id: radars.id,
        name: radars.name,
        description: radars.description,
        corporationId: radars.corporationId,
        corporationName: corporations.name,
        slug: corporations.slug,
        hasPage: corporations.igniteEnabled,
        isPublic: radars.isPublic,
        version: radars.version,
        createdAt: radars.createdAt,
        updatedAt: radars.updatedAt,
        editorAuthIds,
        roles: sql<
          string[]
        >`${rolesInCorporation(sql`${viewer.userId}::uuid`, sql`${radars}.corporation_id`)}`,
      },
      cursorKeys: keyColumn(radarOrder),
    })
    .from(radars)
    .innerJoin(corporations, eq(corporations.id, radars.corporationId))
    .where(and(visibleRadar(visibilityScopeOf(viewer)), condition));

type RadarRow = Awaited<ReturnType<typeof selectRadars>>[number]['row'];

type PlaceRow = NonNullable<ReturnType<Awaited<ReturnType<typeof placesIn>>['get']>>[number];

function miniatureOf(edition: EditionRow, rows: readonly PlaceRow[]) {
  const { quadrants, rings, layout } = edition;
  const blips = rows
    .filter(({ isSettled }) => !isSettled)
    .map((row) => ({
      id: row.id,
      quadrantId: row.quadrantId,
      ringId: row.ringId,
      movement: movementOf(row, rings).movement,
    }));
  return { ...summaryOf(edition), quadrants, rings, layout, blips };
}

/** Radars as a list shows them; the miniature is of the edition that it shows. */
export async function radarsOf(
  db: Queryable,
  viewer: Viewer,
  rows: readonly RadarRow[],
): Promise<Radar[]> {
  const readings = new Map(rows.map((row) => [row.id, readingOf(viewer, row)]));
  const editions = await shownEditions(db, readings);
  const places = await placesIn(
    db,
    [...editions.values()].map(({ edition }) => edition.id),
  );
  return rows.map((row) => {
    const { id, name, description, isPublic, version, updatedAt } = row;
    const { isOwn, mayEdit } = readingOf(viewer, row);
    const { edition: last, count: editionCount } = editions.get(id) ?? { edition: null, count: 0 };
    const edition = last && miniatureOf(last, places.get(last.id) ?? []);
    const blips = edition?.blips ?? [];
    return {
      id,
      name,
      description,
      isPublic,
      version,
      updatedAt,
      edition,
      corporation: { id: row.corporationId, name: row.corporationName },
      editionCount,
      blipCount: blips.length,
      newCount: blips.filter(({ movement }) => movement === 'new').length,
      movedCount: blips.filter(({ movement }) => movement === 'in' || movement === 'out').length,
      mayEdit,
      mayPublish: isOwn && may(viewer, 'publishRadar', { id: row.corporationId, roles: row.roles }),
      isOwn,
    };
  });
}

async function editorsOf(db: Queryable, radarId: string) {
  return db
    .select({
      id: users.id,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
    })
    .from(radarEditors)
    .innerJoin(users, eq(users.id, radarEditors.userId))
    .where(eq(radarEditors.radarId, radarId))
    .orderBy(radarEditors.createdAt, users.id);
}

async function openProposals(db: Queryable, radarId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(radarProposals)
    .where(and(eq(radarProposals.radarId, radarId), eq(radarProposals.state, 'open')));
  return row?.number ?? 0;
}

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadRadarPage(db: Queryable, viewer: Viewer, id: string): Promise<RadarPage> {
  const [entry] = await selectRadars(db, viewer, eq(radars.id, id));
  if (!entry) throw refused(refusals.notFound);
  const { row } = entry;
  const [radar] = await radarsOf(db, viewer, [row]);
  if (!radar) throw refused(refusals.notFound);
  const reading = readingOf(viewer, row);
  const editions = await readableEditions(db, id, reading);
  const isShown = row.isPublic && row.hasPage;
  return {
    ...radar,
    editions: editions.map(summaryOf),
    editors: reading.isOwn ? await editorsOf(db, id) : [],
    openProposals: reading.isOwn ? await openProposals(db, id) : 0,
    publicPath: isShown ? linkToPublicRadar(row.slug, id) : null,
    embedPath: isShown ? linkToEmbeddedRadar(row.slug, id) : null,
    createdAt: row.createdAt,
  };
}
