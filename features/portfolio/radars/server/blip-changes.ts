import { and, eq, ne, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { viewersOf } from '#core/server/authorization/relations-sql.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import type { Area, Blip, BlipChange } from '#features/portfolio/radars/domain/radar.ts';
import { blipRow, blipsOf, type BlipRow } from './blip-rows.ts';
import type { EditionRow } from './shared/edition-rows.ts';
import type { MayEditRadar } from './shared/load-radar.ts';
import { radarOfCorporation } from './shared/visibility.ts';
import { assertReferences, withHidden } from './reference-names.ts';
import { radarBlips, radarEntries } from './tables.ts';

/** @throws Refused `radar.noSuchArea` */
export function assertAreas(
  { quadrants, rings }: Pick<EditionRow, 'quadrants' | 'rings'>,
  { quadrantId, ringId }: { readonly quadrantId: string; readonly ringId: string },
): void {
  const has = (areas: readonly Area[], id: string) => areas.some((area) => area.id === id);
  if (!has(quadrants, quadrantId) || !has(rings, ringId))
    throw refused(radarRefusals['radar.noSuchArea']);
}

/** @throws Refused `radar.noSuchPerson` for somebody outside the radar's corporation. */
export async function assertPeople(
  db: Queryable,
  corporationId: string,
  userIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${sql.param(ids)}::uuid[])`,
        viewersOf('radar', radarOfCorporation(corporationId)),
      ),
    );
  if (people.length < ids.length) throw refused(radarRefusals['radar.noSuchPerson']);
}

/** @throws Refused `radar.nameTaken` */
export async function assertNameFree(
  db: Queryable,
  editionId: string,
  name: string,
  exceptId: string | null,
): Promise<void> {
  const rows = await db
    .select({ id: radarEntries.blipId })
    .from(radarEntries)
    .where(
      and(
        eq(radarEntries.editionId, editionId),
        sql`lower(${radarEntries.name}) = lower(${name})`,
        radarEntries.isActive,
        exceptId === null ? undefined : ne(radarEntries.blipId, exceptId),
      ),
    )
    .limit(1);
  if (rows.length > 0) throw refused(radarRefusals['radar.nameTaken'], { name });
}

const entryFields = [
  ...(['name', 'description', 'quadrantId', 'ringId', 'reason'] as const),
  ...(['movementOverride', 'isSettled', 'tags', 'links'] as const),
];
const blipFields = ['ownerId', 'companyIds', 'opportunityIds', 'projectIds'] as const;
type Field = (typeof entryFields)[number] | (typeof blipFields)[number];

/** What is sent, by the columns that store it. */
export const columnsOf = ({ companies, ...sent }: Omit<Partial<BlipChange>, 'version'>) => ({
  ...sent,
  ...(companies && { companyIds: [...new Set(companies.map(({ id }) => id))] }),
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const picked = (
  names: readonly Field[],
  from: Readonly<Partial<Record<Field, unknown>>>,
): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : [])));

/** What of the request differs from the stored blip. */
function differencesOf(row: BlipRow, sent: ReturnType<typeof columnsOf>) {
  const differing = [...entryFields, ...blipFields].filter(
    (name) => sent[name] !== undefined && !isSame(sent[name], row[name]),
  );
  // Why it is where it is belongs to the move that it comes with.
  return Object.fromEntries(differing.map((name) => [name, sent[name]])) as Partial<
    ReturnType<typeof columnsOf>
  >;
}

const nameIn = (areas: readonly Area[], id: string) =>
  areas.find((area) => area.id === id)?.name ?? id;

/** The place of a blip in words: the ring, and the quadrant where that changes as well. */
function placeText(
  { quadrants, rings }: Pick<EditionRow, 'quadrants' | 'rings'>,
  { quadrantId, ringId }: { readonly quadrantId: string; readonly ringId: string },
  isOtherQuadrant: boolean,
): string {
  const ring = nameIn(rings, ringId);
  return isOtherQuadrant ? `${nameIn(quadrants, quadrantId)}, ${ring}` : ring;
}

async function emitChanges(
  db: Queryable,
  { subject, userId }: MayEditRadar,
  edition: EditionRow,
  row: BlipRow,
  changed: ReturnType<typeof differencesOf>,
): Promise<void> {
  const { quadrantId, ringId, isSettled, reason, ...others } = changed;
  const about = {
    radarId: subject.id,
    actorId: userId,
    blipId: row.id,
    name: changed.name ?? row.name,
  };
  if (!row.isActive) await emit(db, events['radar.blipRestored'], about);
  const isMoved = quadrantId !== undefined || ringId !== undefined;
  if (isMoved) {
    const to = { quadrantId: quadrantId ?? row.quadrantId, ringId: ringId ?? row.ringId };
    const isOther = quadrantId !== undefined;
    await emit(db, events['radar.blipMoved'], {
      ...about,
      from: placeText(edition, row, isOther),
      to: placeText(edition, to, isOther),
      ...(typeof reason === 'string' && reason !== '' && { reason }),
    });
  }
  if (isSettled !== undefined)
    await emit(db, events[isSettled ? 'radar.blipSettled' : 'radar.blipUnsettled'], about);
  const fields = Object.keys(others);
  if (reason !== undefined && !isMoved) fields.push('reason');
  if (fields.length > 0) await emit(db, events['radar.blipChanged'], { ...about, fields });
}

const added = (sent: readonly string[] | undefined, stored: readonly string[]) =>
  sent?.filter((id) => !stored.includes(id));

/** A blip as the editor reads it, in the edition. */
export async function shownBlip(
  db: Queryable,
  { viewer }: MayEditRadar,
  edition: EditionRow,
  blipId: string,
): Promise<Blip> {
  const blips = await blipsOf(db, viewer, edition, { isOwn: true });
  const blip = blips.find(({ id }) => id === blipId);
  if (!blip) throw refused(refusals.notFound);
  return blip;
}

/** A blip was changed since the version that a change was based on. */
export class StaleBlip extends Error {}

/**
 * Changes a blip of a draft. A change that is stored already is a no-op, whatever version it was based
 * on.
 * @throws StaleBlip
 */
export async function changeBlip(
  db: Queryable,
  granted: MayEditRadar,
  edition: EditionRow,
  blipId: string,
  { version, isRestored, ...sent }: BlipChange,
): Promise<void> {
  const row = await blipRow(db, edition, blipId);
  if (!row || (!row.isActive && isRestored !== true)) throw refused(refusals.notFound);
  const columns = await withHidden(db, granted.viewer, row, columnsOf(sent));
  const changed = differencesOf(row, columns);
  const names = Object.keys(changed) as Field[];
  if (names.length === 0 && row.isActive) return;
  if (row.version !== version && names.length > 0) throw new StaleBlip();
  const { subject, viewer } = granted;
  assertAreas(edition, {
    quadrantId: row.quadrantId,
    ringId: row.ringId,
    ...picked(['quadrantId', 'ringId'], changed),
  });
  if (changed.name !== undefined || !row.isActive)
    await assertNameFree(db, edition.id, changed.name ?? row.name, blipId);
  if (typeof changed.ownerId === 'string')
    await assertPeople(db, subject.corporationId, [changed.ownerId]);
  await assertReferences(db, viewer, {
    companyIds: added(changed.companyIds, row.companyIds),
    opportunityIds: added(changed.opportunityIds, row.opportunityIds),
    projectIds: added(changed.projectIds, row.projectIds),
  });
  await db
    .update(radarEntries)
    .set({
      ...picked(entryFields, changed),
      isActive: true,
      version: sql`${radarEntries.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(radarEntries.editionId, edition.id), eq(radarEntries.blipId, blipId)));
  const ofBlip = picked(blipFields, changed);
  if (Object.keys(ofBlip).length > 0)
    await db.update(radarBlips).set(ofBlip).where(eq(radarBlips.id, blipId));
  await emitChanges(db, granted, edition, row, changed);
}

export const staleBlip = (current: Blip): Refused =>
  new Refused(refusals.stale, refusalText(refusals.stale), current);
