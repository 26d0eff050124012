import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import {
  movementOfStatus,
  movementSince,
  shownMovement,
} from '#features/portfolio/radars/domain/movement.ts';
import { numberBlips } from '#features/portfolio/radars/domain/order.ts';
import type { Area, Blip } from '#features/portfolio/radars/domain/radar.ts';
import type { EditionRow } from './shared/edition-rows.ts';
import { namesOfReferences, type Names } from './reference-names.ts';
import type { Reading } from './shared/load-radar.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { radarBlips, radarComments, radarEditions, radarEntries } from './tables.ts';

interface LastRow {
  readonly editionId: string;
  readonly ringId: string;
  readonly rings: readonly Area[];
}

/** Its appearance in the latest edition before this one, whichever that was. */
const last = sql<LastRow | null>`(
  select json_build_object('editionId', before.id, 'ringId', earlier.ring_id, 'rings', before.rings)
  from radar_entries earlier join radar_editions before on before.id = earlier.edition_id
  where earlier.blip_id = ${radarEntries}.blip_id and earlier.is_active
    and before.number < ${radarEditions}.number
  order by before.number desc limit 1)`;

/** Where a blip is in an edition, and where it was before. */
const placeColumns = {
  id: radarEntries.blipId,
  editionId: radarEntries.editionId,
  name: radarEntries.name,
  quadrantId: radarEntries.quadrantId,
  ringId: radarEntries.ringId,
  movementOverride: radarEntries.movementOverride,
  isSettled: radarEntries.isSettled,
  last,
};

const columns = {
  ...placeColumns,
  description: radarEntries.description,
  fileStatus: radarEntries.fileStatus,
  reason: radarEntries.reason,
  tags: radarEntries.tags,
  links: radarEntries.links,
  isActive: radarEntries.isActive,
  version: radarEntries.version,
  ownerId: users.id,
  ownerName: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
  companyIds: radarBlips.companyIds,
  opportunityIds: radarBlips.opportunityIds,
  projectIds: radarBlips.projectIds,
};

const select = (db: Queryable, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(radarEntries)
    .innerJoin(radarEditions, eq(radarEditions.id, radarEntries.editionId))
    .innerJoin(radarBlips, eq(radarBlips.id, radarEntries.blipId))
    .leftJoin(users, eq(users.id, radarBlips.ownerId))
    .where(condition);

export type BlipRow = Awaited<ReturnType<typeof select>>[number];

/** The rows of an edition, in no order. Removed ones only where they are asked for by id. */
export const blipRows = (db: Queryable, { id }: Pick<EditionRow, 'id'>) =>
  select(db, and(eq(radarEntries.editionId, id), radarEntries.isActive));

export async function blipRow(
  db: Queryable,
  { id }: Pick<EditionRow, 'id'>,
  blipId: string,
): Promise<BlipRow | null> {
  const [row] = await select(
    db,
    and(eq(radarEntries.editionId, id), eq(radarEntries.blipId, blipId)),
  );
  return row ?? null;
}

/** A blip in each edition that it was ever in, also where it was removed. */
export const rowsOfBlip = (db: Queryable, blipId: string) =>
  select(db, eq(radarEntries.blipId, blipId));

/** The blips of several editions, each with its place alone, by edition. */
export async function placesIn(db: Queryable, editionIds: readonly string[]) {
  const rows = await db
    .select(placeColumns)
    .from(radarEntries)
    .innerJoin(radarEditions, eq(radarEditions.id, radarEntries.editionId))
    .where(and(inArray(radarEntries.editionId, [...editionIds]), radarEntries.isActive));
  return Map.groupBy(rows, ({ editionId }) => editionId);
}

async function commentCounts(db: Queryable, radarId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ blipId: radarComments.blipId, count: sql<number>`count(*)::int` })
    .from(radarComments)
    .innerJoin(radarBlips, eq(radarBlips.id, radarComments.blipId))
    .where(and(eq(radarBlips.radarId, radarId), isNull(radarComments.deletedAt)))
    .groupBy(radarComments.blipId);
  return new Map(rows.map(({ blipId, count }) => [blipId, count]));
}

/** The movement of a row, by its last appearance in any earlier edition. */
export function movementOf(
  row: Pick<BlipRow, 'ringId' | 'movementOverride' | 'last'>,
  rings: readonly Area[],
) {
  const before = row.last && {
    ringId: row.last.ringId,
    ringIndex: row.last.rings.findIndex(({ id }) => id === row.last?.ringId),
  };
  const derivedMovement = movementSince(
    before,
    row.ringId,
    rings.map(({ id }) => id),
  );
  return { derivedMovement, movement: shownMovement(derivedMovement, row.movementOverride) };
}

const valuesOf = <Value>(ids: readonly string[], values: ReadonlyMap<string, Value>): Value[] =>
  ids.flatMap((id) => values.get(id) ?? []);

interface Context {
  readonly rings: readonly Area[];
  readonly names: Names;
  readonly comments: ReadonlyMap<string, number>;
  readonly isOwn: boolean;
}

function blipOf(
  row: BlipRow & { readonly number: number | null },
  { rings, names, comments, isOwn }: Context,
): Blip {
  const { ownerId, ownerName, companyIds, opportunityIds, projectIds, ...rest } = row;
  const { last: before, isActive: _, editionId: __, ...shown } = rest;
  const lastName = before?.rings.find(({ id }) => id === before.ringId)?.name;
  return {
    ...shown,
    ...movementOf(row, rings),
    fileMovement: row.fileStatus === null ? null : movementOfStatus(row.fileStatus),
    lastRing:
      before && isOwn
        ? { editionId: before.editionId, ringId: before.ringId, name: lastName ?? before.ringId }
        : null,
    reason: isOwn ? row.reason : null,
    owner: isOwn && ownerId !== null ? { id: ownerId, name: ownerName } : null,
    companies: isOwn ? valuesOf(companyIds, names.companies) : [],
    opportunities: isOwn ? valuesOf(opportunityIds, names.opportunities) : [],
    projects: isOwn ? valuesOf(projectIds, names.projects) : [],
    commentCount: isOwn ? (comments.get(row.id) ?? 0) : 0,
  };
}

/** The blips of an edition as somebody reads them, in their order. */
export async function blipsOf(
  db: Queryable,
  viewer: Viewer,
  edition: Pick<EditionRow, 'id' | 'number' | 'radarId' | 'quadrants' | 'rings'>,
  { isOwn }: Pick<Reading, 'isOwn'>,
): Promise<Blip[]> {
  const rows = await blipRows(db, edition);
  const context = {
    rings: edition.rings,
    isOwn,
    names: await namesOfReferences(db, viewer, isOwn ? rows : []),
    comments: isOwn ? await commentCounts(db, edition.radarId) : new Map<string, number>(),
  };
  return numberBlips(rows, edition.quadrants, edition.rings).map((row) => blipOf(row, context));
}
