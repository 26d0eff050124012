import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { movementOf, placesIn } from '#features/portfolio/radars/server/blip-rows.ts';
import { radarEditions, radars } from '#features/portfolio/radars/server/tables.ts';

export interface RadarMover {
  readonly radarId: string;
  readonly radar: string;
  readonly corporation: string;
  readonly edition: string;
  readonly publishedAt: string;
  readonly blipId: string;
  readonly name: string;
  readonly movement: 'in' | 'out';
  /** Null: it has been in no edition before, and an editor says that it moved. */
  readonly from: string | null;
  readonly to: string;
  /** How many blips of that edition moved. */
  readonly movers: number;
}

const isLastPublished = sql`not exists (
  select from radar_editions later where later.radar_id = ${radarEditions.radarId}
    and later.published_at is not null and later.number > ${radarEditions.number})`;

/**
 * Blips that moved in the last published edition of radars within a condition on `radars`, published in the
 * last days.
 */
export async function radarMovers(
  db: Queryable,
  within: SQL | undefined,
  days: number,
): Promise<RadarMover[]> {
  const editions = await db
    .select({
      id: radarEditions.id,
      number: radarEditions.number,
      name: radarEditions.name,
      rings: radarEditions.rings,
      publishedAt: radarEditions.publishedAt,
      radarId: radars.id,
      radar: radars.name,
      corporation: corporations.name,
    })
    .from(radarEditions)
    .innerJoin(radars, eq(radars.id, radarEditions.radarId))
    .innerJoin(corporations, eq(corporations.id, radars.corporationId))
    .where(and(isNotNull(radarEditions.publishedAt), isLastPublished, within));
  const since = Date.now() - days * 24 * 60 * 60 * 1000;
  const recent = editions.flatMap(({ publishedAt, ...edition }) =>
    publishedAt !== null && Date.parse(publishedAt) >= since ? [{ ...edition, publishedAt }] : [],
  );
  const places = await placesIn(
    db,
    recent.map(({ id }) => id),
  );
  const movers: RadarMover[] = [];
  for (const edition of recent) {
    const { rings, publishedAt, radarId, radar, corporation } = edition;
    const moved = (places.get(edition.id) ?? []).flatMap((row) => {
      const { movement } = movementOf(row, rings);
      if (movement !== 'in' && movement !== 'out') return [];
      const { last } = row;
      const from = last?.rings.find(({ id }) => id === last.ringId)?.name ?? null;
      const to = rings.find(({ id }) => id === row.ringId)?.name ?? row.ringId;
      return [{ blipId: row.id, name: row.name, movement, from, to }] as const;
    });
    movers.push(
      ...moved.map((mover) => ({
        ...mover,
        radarId,
        radar,
        corporation,
        edition: edition.name,
        publishedAt,
        movers: moved.length,
      })),
    );
  }
  // Into the centre first, and equally from each radar.
  return movers.toSorted(
    (one, other) =>
      one.movement.localeCompare(other.movement) ||
      other.publishedAt.localeCompare(one.publishedAt) ||
      one.name.localeCompare(other.name),
  );
}
