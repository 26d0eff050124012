import { and, eq } from 'drizzle-orm';
import { plural } from '#core/domain/format.ts';
import { refusals } from '#core/domain/refusals.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import {
  corporationColumns,
  publicCorporationOf,
} from '#features/cases/public-pages/server/shared/published.ts';
import { linkToPublicRadar } from '#features/portfolio/radars/domain/links.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { PublicSpotlight } from '#features/portfolio/spotlight/domain/public-spotlight.ts';
import {
  isAutomatic,
  type SpotlightBlock,
  type SpotlightItem,
} from '#features/portfolio/spotlight/domain/spotlight.ts';
import { daysLeftOf, isNewOrSoon, newsOf, openOpportunities } from './automatic/opportunities.ts';
import { radarItems } from './automatic/radars.ts';
import { isOnTheWeb } from './publications.ts';
import { isPublished, linkToPublicOpportunity, publicWritten } from './public-blocks.ts';
import { loadMember, type SpotlightReader } from './reader.ts';

function wordsOf(left: number | null): string {
  if (left === null) return 'without an end';
  return left === 0 ? 'closes today' : plural(left, 'day left', 'days left');
}

/** How many submitted is for the corporation: on the web its days left are counted. */
async function publicOpportunities(
  db: Queryable,
  reader: SpotlightReader,
  slug: string,
  now: Date,
): Promise<SpotlightItem[]> {
  const within = and(isNewOrSoon, isPublished);
  const rows = await openOpportunities(db, reader, within, spotlightLimits.itemsMost);
  return rows.map((row) => {
    const left = daysLeftOf(row, now);
    return {
      kind: 'opportunity',
      id: row.id,
      name: row.name,
      summary: row.summary || null,
      corporation: null,
      ...newsOf(row, now),
      // Its days are counted beside it.
      ...(row.isSoon && { reason: 'Last days to submit' }),
      count: { value: left ?? 0, of: wordsOf(left) },
      link: linkToPublicOpportunity(slug, row.id),
    };
  });
}

/** @throws Refused `notFound`, whether it is missing or not on the web. */
export async function loadPublicSpotlight(
  db: Queryable,
  slug: string,
  now = new Date(),
): Promise<PublicSpotlight> {
  const [row] = await db
    .select({
      id: corporations.id,
      corporation: corporationColumns,
    })
    .from(corporations)
    .where(and(eq(corporations.slug, slug), corporations.isActive, isOnTheWeb));
  if (!row) throw refused(refusals.notFound);
  const { id, corporation } = row;
  const reader = await loadMember(db, id);
  const { order, written } = await publicWritten(db, reader, slug, now);
  const automatic: Partial<Record<string, SpotlightItem[]>> = {
    opportunities: await publicOpportunities(db, reader, slug, now),
    radars: await radarItems(
      db,
      reader,
      (radarId) => linkToPublicRadar(slug, radarId),
      eq(radars.isPublic, true),
    ),
  };
  const blocks = order.flatMap((one): SpotlightBlock[] => {
    if (!isAutomatic(one)) return [written.get(one) ?? []].flat();
    const items = automatic[one] ?? [];
    return items.length === 0 ? [] : [{ kind: 'automatic', id: one, items }];
  });
  return { corporation: publicCorporationOf(corporation), blocks };
}
