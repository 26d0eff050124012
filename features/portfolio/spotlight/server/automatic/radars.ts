import { and, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { linkToRadar } from '#features/portfolio/radars/domain/links.ts';
import { radarMovers } from '#features/portfolio/radars/server/shared/movers.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { ofReader, type SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';

const { radarDays, itemsMost } = spotlightLimits;

const wordOf = { in: 'Moved in', out: 'Moved out' } as const;

/** Blips that moved in the latest editions of the radars of the reader's corporation. */
export async function radarItems(
  db: Queryable,
  reader: SpotlightReader,
  linkTo: (radarId: string) => string = linkToRadar,
  more?: SQL,
): Promise<SpotlightItem[]> {
  const within = and(
    visibleRadar(reader.scope),
    ofReader(reader, sql`${radars.corporationId}`),
    more,
  );
  const movers = await radarMovers(db, within, radarDays);
  return movers.slice(0, itemsMost).map((mover) => ({
    kind: 'radar',
    id: mover.blipId,
    name: mover.name,
    corporation: mover.corporation,
    summary: `${mover.radar} · ${mover.edition}`,
    reason: `${wordOf[mover.movement]}${mover.from === null ? '' : ` from ${mover.from}`} to ${mover.to}`,
    count: { value: mover.movers, of: 'moved' },
    mark: mover.movement,
    at: mover.publishedAt,
    link: linkTo(mover.radarId),
  }));
}
