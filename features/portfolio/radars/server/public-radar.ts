import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import {
  corporationColumns,
  publicCorporationOf,
} from '#features/cases/public-pages/server/shared/published.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { numberBlips } from '#features/portfolio/radars/domain/order.ts';
import type { PublicRadar } from '#features/portfolio/radars/domain/public-radar.ts';
import { blipRows, movementOf } from './blip-rows.ts';
import { lastPublished } from './shared/edition-rows.ts';
import { radarEditions, radars } from './tables.ts';

/** Whether a radar stands on the web: switched on, and of a corporation with a public page. */
const isOnTheWeb = and(
  radars.isActive,
  radars.isPublic,
  corporations.igniteEnabled,
  corporations.isActive,
);

/** The radars on the web with a published edition, the last published first. */
export async function listPublicRadars(db: Queryable) {
  const lastPublishedAt = sql`max(${radarEditions.publishedAt})`;
  return db
    .select({
      id: radars.id,
      name: radars.name,
      corporation: { slug: corporations.slug, name: corporations.name },
    })
    .from(radars)
    .innerJoin(corporations, eq(corporations.id, radars.corporationId))
    .innerJoin(radarEditions, eq(radarEditions.radarId, radars.id))
    .where(and(isOnTheWeb, isNotNull(radarEditions.publishedAt)))
    .groupBy(radars.id, corporations.id)
    .orderBy(desc(lastPublishedAt), asc(radars.id))
    .limit(radarLimits.listedOnTheWebMost);
}

/** @throws Refused `notFound`, whether it is missing or not on the web. */
export async function loadPublicRadar(
  db: Queryable,
  slug: string,
  id: string,
): Promise<PublicRadar> {
  const [radar] = await db
    .select({
      name: radars.name,
      description: radars.description,
      corporation: corporationColumns,
    })
    .from(radars)
    .innerJoin(corporations, eq(corporations.id, radars.corporationId))
    .where(and(eq(radars.id, id), eq(corporations.slug, slug), isOnTheWeb));
  const edition = radar && (await lastPublished(db, id));
  if (!radar || !edition) throw refused(refusals.notFound);
  const { quadrants, rings, layout, summary, name, publishedAt } = edition;
  const rows = numberBlips(await blipRows(db, edition), quadrants, rings);
  return {
    id,
    name: radar.name,
    description: radar.description,
    corporation: publicCorporationOf(radar.corporation),
    edition: {
      id: edition.id,
      name,
      publishedAt,
      summary,
      quadrants,
      rings,
      layout,
      // Field by field: who owns a blip, why it is there and what it refers to stay inside.
      blips: rows.map((row) => ({
        id: row.id,
        number: row.number,
        name: row.name,
        description: row.description,
        quadrantId: row.quadrantId,
        ringId: row.ringId,
        isSettled: row.isSettled,
        tags: row.tags,
        links: row.links,
        movement: movementOf(row, rings).movement,
      })),
    },
  };
}
