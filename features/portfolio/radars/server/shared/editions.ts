import { and, eq, max, ne, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import {
  distinctEditionName,
  isEditionNameTaken,
} from '#features/portfolio/radars/domain/edition-name.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { layoutEdition } from '#features/portfolio/radars/domain/layout.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Area, EditionChange } from '#features/portfolio/radars/domain/radar.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import type { EditionLayout } from '#features/portfolio/radars/domain/slot.ts';
import { blipRows, type BlipRow } from '#features/portfolio/radars/server/blip-rows.ts';
import { editionPage } from '#features/portfolio/radars/server/edition-page.ts';
import {
  draftOf,
  editionBefore,
  lastPublished,
  loadEdition,
  type EditionRow,
} from './edition-rows.ts';
import { touchRadar, type MayEditRadar } from './load-radar.ts';
import { radarEditions, radarEntries } from '#features/portfolio/radars/server/tables.ts';

type Named = Pick<EditionRow, 'name' | 'quadrants' | 'rings'>;

/** The names of a radar's editions, but for one. */
const namesBeside = (db: Queryable, radarId: string, editionId: string | null) =>
  db
    .select({ name: radarEditions.name })
    .from(radarEditions)
    .where(
      and(
        eq(radarEditions.radarId, radarId),
        editionId === null ? undefined : ne(radarEditions.id, editionId),
      ),
    );

/** @throws Refused `radar.editionNameTaken` */
async function assertEditionNameFree(
  db: Queryable,
  radarId: string,
  editionId: string | null,
  name: string,
): Promise<void> {
  if (isEditionNameTaken(name, await namesBeside(db, radarId, editionId)))
    throw refused(radarRefusals['radar.editionNameTaken'], { name });
}

/** The name, told apart from those of the editions that the radar has. */
export const freeEditionName = async (db: Queryable, radarId: string, name: string) =>
  distinctEditionName(name, await namesBeside(db, radarId, null));

/** Adds a draft after all other editions. The radar is locked. */
export async function addDraft(
  db: Queryable,
  { subject }: Pick<MayEditRadar, 'subject'>,
  { name, quadrants, rings }: Named,
): Promise<string> {
  const draft = await draftOf(db, subject.id);
  if (draft) throw refused(radarRefusals['radar.draftExists'], { name: draft.name });
  const [row] = await db
    .select({ number: max(radarEditions.number) })
    .from(radarEditions)
    .where(eq(radarEditions.radarId, subject.id));
  const number = (row?.number ?? 0) + 1;
  const { editionsMost: most } = radarLimits;
  if (number > most) throw refused(radarRefusals['radar.tooManyEditions'], { most });
  await assertEditionNameFree(db, subject.id, null, name);
  const id = newId();
  await db
    .insert(radarEditions)
    .values({ id, radarId: subject.id, number, name, quadrants, rings });
  return id;
}

/** The next edition: a draft with the blips of the last one, each where it was. */
export async function beginEdition(
  db: Queryable,
  granted: MayEditRadar,
  name: string,
): Promise<EditionRow> {
  const { subject, userId } = granted;
  const last = await lastPublished(db, subject.id);
  if (!last) {
    const draft = await draftOf(db, subject.id);
    throw draft
      ? refused(radarRefusals['radar.draftExists'], { name: draft.name })
      : refused(refusals.notFound);
  }
  const { quadrants, rings } = last;
  const id = await addDraft(db, granted, { name, quadrants, rings });
  await db.execute(sql`
    insert into radar_entries
      (edition_id, blip_id, name, description, quadrant_id, ring_id, tags, links, is_settled)
    select ${id}::uuid, blip_id, name, description, quadrant_id, ring_id, tags, links, is_settled
    from radar_entries where edition_id = ${last.id}::uuid and is_active`);
  await emit(db, events['radar.editionBegun'], {
    radarId: subject.id,
    actorId: userId,
    name,
  });
  await touchRadar(db, subject.id);
  return loadEdition(db, subject.id, id);
}

async function stale(db: Queryable, { viewer }: MayEditRadar, edition: EditionRow) {
  const page = await editionPage(db, viewer, edition, { isOwn: true, mayEdit: true });
  return new Refused(refusals.stale, refusalText(refusals.stale), page);
}

/** @throws Refused `radar.areaInUse` for one that is left out and has blips. */
function assertUnused(
  areas: readonly Area[],
  next: readonly Area[] | undefined,
  rows: readonly BlipRow[],
  idOf: (row: BlipRow) => string,
): void {
  if (next === undefined) return;
  const used = new Set(rows.map(idOf));
  const lost = areas.find(({ id }) => used.has(id) && !next.some((area) => area.id === id));
  if (lost) throw refused(radarRefusals['radar.areaInUse'], { name: lost.name });
}

export async function changeEdition(
  db: Queryable,
  granted: MayEditRadar,
  edition: EditionRow,
  { version, ...sent }: EditionChange,
): Promise<void> {
  const changed = Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) =>
        value !== undefined &&
        JSON.stringify(value) !== JSON.stringify(edition[name as keyof typeof sent]),
    ),
  ) as Partial<typeof sent>;
  if (Object.keys(changed).length === 0) return;
  if (edition.version !== version) throw await stale(db, granted, edition);
  if (changed.name !== undefined)
    await assertEditionNameFree(db, edition.radarId, edition.id, changed.name);
  if (changed.quadrants !== undefined || changed.rings !== undefined) {
    if (edition.publishedAt !== null) throw refused(radarRefusals['radar.editionPublished']);
    const rows = await blipRows(db, edition);
    assertUnused(edition.quadrants, changed.quadrants, rows, ({ quadrantId }) => quadrantId);
    assertUnused(edition.rings, changed.rings, rows, ({ ringId }) => ringId);
  }
  await db
    .update(radarEditions)
    .set({ ...changed, version: sql`${radarEditions.version} + 1`, updatedAt: sql`now()` })
    .where(eq(radarEditions.id, edition.id));
  await emit(db, events['radar.editionChanged'], {
    radarId: edition.radarId,
    actorId: granted.userId,
    name: changed.name ?? edition.name,
  });
  await touchRadar(db, edition.radarId);
}

/** How an edition is drawn: blips that stay keep the places of the edition before. */
export function layoutOf(
  { quadrants, rings }: Pick<EditionRow, 'quadrants' | 'rings'>,
  rows: readonly Pick<BlipRow, 'id' | 'quadrantId' | 'ringId' | 'isSettled'>[],
  previous: EditionLayout | null,
): EditionLayout {
  const placeIn = (areas: readonly Area[], id: string) => areas.findIndex((area) => area.id === id);
  const blips = rows
    .filter(({ isSettled }) => !isSettled)
    .map(({ id, quadrantId, ringId }) => ({
      id,
      quadrant: placeIn(quadrants, quadrantId),
      ring: placeIn(rings, ringId),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return layoutEdition({
    quadrants: quadrants.length,
    rings: rings.length,
    blips,
    previous,
  });
}

export async function publishEdition(
  db: Queryable,
  granted: MayEditRadar,
  edition: EditionRow,
  sent: { readonly version: number; readonly summary?: string | null | undefined },
  at: string = new Date().toISOString(),
): Promise<void> {
  if (edition.publishedAt !== null) return;
  if (edition.version !== sent.version) throw await stale(db, granted, edition);
  const rows = await blipRows(db, edition);
  if (rows.length === 0) throw refused(radarRefusals['radar.emptyEdition']);
  const before = await editionBefore(db, edition);
  await db
    .update(radarEditions)
    .set({
      publishedAt: at,
      ...(sent.summary !== undefined && { summary: sent.summary }),
      layout: layoutOf(edition, rows, before?.layout ?? null),
      version: sql`${radarEditions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(radarEditions.id, edition.id));
  await emit(db, events['radar.editionPublished'], {
    radarId: edition.radarId,
    actorId: granted.userId,
    name: edition.name,
  });
  await touchRadar(db, edition.radarId);
}

/** Deletes a draft, and the blips that were in no other edition. The only edition of a radar stays. */
export async function removeDraft(
  db: Queryable,
  { subject, userId }: MayEditRadar,
  edition: EditionRow,
): Promise<void> {
  if (edition.publishedAt !== null) throw refused(radarRefusals['radar.editionPublished']);
  if (!(await lastPublished(db, subject.id))) throw refused(radarRefusals['radar.onlyEdition']);
  await db
    .delete(radarEditions)
    .where(and(eq(radarEditions.id, edition.id), eq(radarEditions.radarId, subject.id)));
  await db.execute(sql`
    delete from radar_blips where radar_id = ${subject.id}::uuid
      and not exists (select 1 from ${radarEntries} where blip_id = radar_blips.id)`);
  await emit(db, events['radar.editionRemoved'], {
    radarId: subject.id,
    actorId: userId,
    name: edition.name,
  });
  await touchRadar(db, subject.id);
}
