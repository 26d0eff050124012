import { and, eq, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { visibleRadar, visibleRadarOfAnyState } from './visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';

export const editorAuthIds = sql<(string | null)[]>`array(
  select users.auth_id from radar_editors join users on users.id = radar_editors.user_id
  where radar_editors.radar_id = ${radars}.id)`;

const query = (db: Queryable) =>
  db
    .select({
      id: radars.id,
      name: radars.name,
      description: radars.description,
      corporationId: radars.corporationId,
      isPublic: radars.isPublic,
      version: radars.version,
      isActive: radars.isActive,
      editorAuthIds,
    })
    .from(radars);

/** A radar with the facts that permissions depend on. */
export type RadarSubject = Awaited<ReturnType<typeof query>>[number];
export type MayEditRadar = Granted<'editRadar', RadarSubject>;

/** How much of a radar somebody reads: who only reads what is on the web sees no more than that. */
export interface Reading {
  readonly isOwn: boolean;
  readonly mayEdit: boolean;
}

export const readingOf = (
  viewer: Viewer,
  subject: Pick<RadarSubject, 'corporationId' | 'editorAuthIds' | 'isPublic'>,
): Reading => ({
  isOwn: may(viewer, 'discussRadar', subject),
  mayEdit: may(viewer, 'editRadar', subject),
});

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadRadar(
  db: Queryable,
  viewer: Viewer,
  id: string,
  { isRemovedToo = false } = {},
): Promise<RadarSubject> {
  const scope = visibilityScopeOf(viewer);
  const visible = isRemovedToo ? visibleRadarOfAnyState(scope) : visibleRadar(scope);
  const [row] = await query(db).where(and(eq(radars.id, id), visible));
  if (!row) throw refused(refusals.notFound);
  return row;
}

/** A radar that the viewer discusses and proposes for. */
export const loadOwnRadar = async (db: Queryable, viewer: Viewer, id: string) =>
  grant(viewer, 'discussRadar', await loadRadar(db, viewer, id));

/** Locks a radar until the transaction ends, so that its changes run one after the other. */
export async function takeRadar(
  db: Queryable,
  viewer: Viewer,
  id: string,
  options?: { readonly isRemovedToo: boolean },
): Promise<MayEditRadar> {
  // Seen first: nobody holds up what is hidden from them.
  grant(viewer, 'editRadar', await loadRadar(db, viewer, id, options));
  await db.select({ id: radars.id }).from(radars).where(eq(radars.id, id)).for('no key update');
  return grant(viewer, 'editRadar', await loadRadar(db, viewer, id, options));
}

/** A change of a part shows in the order of radars, and leaves the version of its own fields. */
export const touchRadar = (db: Queryable, id: string) =>
  db
    .update(radars)
    .set({ updatedAt: sql`now()` })
    .where(eq(radars.id, id));
