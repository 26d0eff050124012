import { and, eq, notInArray } from 'drizzle-orm';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import type { RadarDraft } from '#features/portfolio/radars/domain/radar.ts';
import { radarEditors, radars } from '#features/portfolio/radars/server/tables.ts';

/** Names the people who may edit a radar, and no others. */
export async function setEditors(
  db: Queryable,
  radarId: string,
  userIds: readonly string[],
): Promise<void> {
  const isOfRadar = eq(radarEditors.radarId, radarId);
  const isOther = notInArray(radarEditors.userId, [...userIds]);
  await db.delete(radarEditors).where(userIds.length === 0 ? isOfRadar : and(isOfRadar, isOther));
  if (userIds.length === 0) return;
  await db
    .insert(radarEditors)
    .values([...new Set(userIds)].map((userId) => ({ radarId, userId })))
    .onConflictDoNothing();
}

/** Creates a radar without editions, and returns its id. */
export async function createRadar(
  db: Queryable,
  viewer: Viewer,
  { corporationId, name, description }: Pick<RadarDraft, 'corporationId' | 'name' | 'description'>,
): Promise<string> {
  await assertCorporationVisible(db, viewer, corporationId);
  const { userId } = grant(viewer, 'createRadar', { id: corporationId });
  const id = newId();
  await db.insert(radars).values({ id, corporationId, name, description });
  // The foundry edits it anyway, and is not of the corporation.
  if (viewer.corporationId === corporationId) await setEditors(db, id, [userId]);
  await emit(db, events['radar.created'], { radarId: id, actorId: userId, name });
  return id;
}
