import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { publicPageOf } from '#features/cases/corporations/domain/public-page.ts';
import { legalLinks } from '#features/cases/corporations/server/shared/legal-texts.ts';
import { corporationLogo } from '#features/cases/corporations/server/shared/logo.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import {
  endDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { isoText } from '#core/platform/database/json-object.ts';

/** The condition for public opportunities: published, of a corporation with a public page. */
export const published: SQL<boolean> = sql<boolean>`coalesce(${opportunities.isActive}
  and ${corporations.igniteEnabled} and ${corporations.isActive}
  and ${opportunities.publishedAt} <= now(), false)`;

export const corporationColumns = {
  slug: corporations.slug,
  name: corporations.name,
  logoUrl: corporationLogo,
  legalLinks,
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

/** What is public of an opportunity that a company may be invited to, and whether it can be read now. */
export async function findInvitingOpportunity(db: Queryable, id: string) {
  const [opportunity] = await db
    .select({
      name: opportunities.name,
      summary: opportunities.summary,
      endDate: isoText(endDate) as SQL<string | null>,
      timeZone: corporations.timeZone,
      status: statusOfOpportunity,
      isPublished: published,
      isShown: sql<boolean>`(${corporations.igniteEnabled} and ${corporations.isActive})`,
      corporationId: corporations.id,
      corporation: corporationColumns,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(eq(opportunities.id, id));
  return opportunity ?? null;
}
