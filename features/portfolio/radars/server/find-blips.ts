import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Area, FoundBlip } from '#features/portfolio/radars/domain/radar.ts';
import { visibleRadar } from './shared/visibility.ts';
import { radarEditions, radarEntries, radars } from './tables.ts';

const nameIn = (areas: readonly Area[], id: string): string =>
  areas.find((area) => area.id === id)?.name ?? id;

/** Blips by their names; those that begin with the words come first. */
export async function findBlips(db: Queryable, viewer: Viewer, q: string): Promise<FoundBlip[]> {
  const words = q.trim();
  if (words === '') return [];
  const rows = await db
    .select({
      id: radarEntries.blipId,
      name: radarEntries.name,
      quadrantId: radarEntries.quadrantId,
      ringId: radarEntries.ringId,
      radar: { id: radars.id, name: radars.name },
      edition: { id: radarEditions.id, name: radarEditions.name },
      quadrants: radarEditions.quadrants,
      rings: radarEditions.rings,
    })
    .from(radarEntries)
    .innerJoin(radarEditions, eq(radarEditions.id, radarEntries.editionId))
    .innerJoin(radars, eq(radars.id, radarEditions.radarId))
    .where(
      and(
        sql`${radarEntries.name} ilike ${likeContaining(words)}`,
        radarEntries.isActive,
        // What is said of a draft is for its editors; the last published edition is for all readers.
        sql`${radarEditions.number} = (select max(number) from radar_editions published
          where published.radar_id = ${radars.id} and published.published_at is not null)`,
        visibleRadar(visibilityScopeOf(viewer)),
      ),
    )
    .orderBy(
      sql`position(lower(${words}) in lower(${radarEntries.name}))`,
      radarEntries.name,
      radarEntries.blipId,
    )
    .limit(radarLimits.blipsFoundMost);
  return rows.map(({ quadrantId, ringId, quadrants, rings, ...row }) => ({
    ...row,
    quadrant: nameIn(quadrants, quadrantId),
    ring: nameIn(rings, ringId),
  }));
}
