import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { publicPageOf } from '#features/corporations/domain/public-page.ts';
import { corporationLogo } from '#features/corporations/server/public/logo.ts';
import { publicPageLimits } from '#features/public/domain/limits.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import {
  endDate,
  startDate,
  statusOfOpportunity,
} from '#features/opportunities/server/public/opportunity-status.ts';

/** The condition for public opportunities: published, of a corporation with a public page. */
const published: SQL = sql`(${opportunities.isActive} and ${corporations.igniteEnabled}
  and ${corporations.isActive} and ${opportunities.publishedAt} <= now())`;

const cardColumns = {
  id: opportunities.id,
  name: opportunities.name,
  summary: opportunities.summary,
  categories: opportunities.categories,
  endDate: isoText(endDate) as SQL<string | null>,
  reward: opportunities.reward,
};

export const corporationColumns = {
  slug: corporations.slug,
  name: corporations.name,
  logoUrl: corporationLogo,
  igniteConfig: corporations.igniteConfig,
};

/** A corporation's public profile: an allowlist of its settings. */
export function publicCorporationOf<Row extends { igniteConfig: unknown }>({
  igniteConfig,
  ...row
}: Row) {
  const { headline, accent } = publicPageOf(igniteConfig);
  return { ...row, headline, accent };
}

export async function findPublicPage(db: Queryable, slug: string) {
  const [found] = await db
    .select({
      ...corporationColumns,
      id: corporations.id,
      introduction: corporations.introduction,
    })
    .from(corporations)
    .where(and(eq(corporations.slug, slug), corporations.igniteEnabled, corporations.isActive));
  if (!found) return null;
  const { id, ...corporation } = found;
  const shown = await db
    .select(cardColumns)
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(corporations.id, id), published, sql`${statusOfOpportunity} = 'ACTIVE'`))
    .orderBy(sql`${endDate} asc nulls last`, asc(opportunities.name), asc(opportunities.id))
    .limit(publicPageLimits.publicOpportunitiesMost);
  return { ...publicCorporationOf(corporation), opportunities: shown };
}

/** A published opportunity, active or finished, with its corporation's settings. */
export async function findPublishedOpportunity(db: Queryable, id: string) {
  const [found] = await db
    .select({
      opportunity: {
        ...cardColumns,
        introduction: opportunities.introduction,
        businessNeed: opportunities.businessNeed,
        callToAction: opportunities.callToAction,
        focusAreas: opportunities.focusAreas,
        startDate: isoText(startDate) as SQL<string | null>,
        status: statusOfOpportunity,
      },
      corporation: corporationColumns,
      corporationId: corporations.id,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, id), published));
  return found ?? null;
}

export type PublishedOpportunity = NonNullable<
  Awaited<ReturnType<typeof findPublishedOpportunity>>
>;
