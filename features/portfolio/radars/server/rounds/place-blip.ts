import { and, eq, sql } from 'drizzle-orm';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { radarEvents } from '#features/portfolio/radars/domain/events.ts';
import { offRadar } from '#features/portfolio/radars/domain/vote-result.ts';
import { changeBlip } from '#features/portfolio/radars/server/blip-changes.ts';
import { blipRow } from '#features/portfolio/radars/server/blip-rows.ts';
import type { EditionRow } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import type { MayEditRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { radarEntries } from '#features/portfolio/radars/server/tables.ts';
import type { itemRows } from './round-page.ts';

type Item = Awaited<ReturnType<typeof itemRows>>[number];

/** Puts a blip where it is recommended, by the same way as an editor. */
export async function placeBlip(
  db: Queryable,
  granted: MayEditRadar,
  edition: EditionRow,
  { blipId, name, choice, reason }: Item,
): Promise<void> {
  const row = await blipRow(db, edition, blipId);
  if (!row || choice === null) return;
  if (choice !== offRadar) {
    const { version } = row;
    const isRestored = row.isActive ? undefined : (true as const);
    const change = { version, ringId: choice, reason: reason.trim(), isRestored };
    return changeBlip(db, granted, edition, blipId, change);
  }
  if (!row.isActive) return;
  await db
    .update(radarEntries)
    .set({ isActive: false, version: sql`${radarEntries.version} + 1` })
    .where(and(eq(radarEntries.editionId, edition.id), eq(radarEntries.blipId, blipId)));
  await emit(db, radarEvents['radar.blipRemoved'], {
    radarId: edition.radarId,
    actorId: granted.userId,
    blipId,
    name,
  });
}
