import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import { withDaysLeft } from '#core/domain/days-left.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { LegalKind } from '#features/cases/corporations/domain/legal-texts.ts';
import { findLegalText } from '#features/cases/corporations/server/shared/legal-texts.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { parseQuestions } from '#features/cases/corporations/domain/question.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import {
  endDate,
  startDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import {
  corporationColumns,
  publicCorporationOf,
  published,
} from '#features/cases/public-pages/server/shared/published.ts';

const cardColumns = {
  id: opportunities.id,
  name: opportunities.name,
  summary: opportunities.summary,
  categories: opportunities.categories,
  endDate: isoText(endDate) as SQL<string | null>,
  timeZone: corporations.timeZone,
  reward: opportunities.reward,
};

const withDays = <Row extends { timeZone: string; endDate: string | null }>(row: Row) =>
  withDaysLeft(row, row.endDate);

const earliestFirst = [
  sql`${endDate} asc nulls last`,
  asc(opportunities.name),
  asc(opportunities.id),
];

export async function findPublicPage(db: Queryable, slug: string) {
  const [row] = await db
    .select({
      ...corporationColumns,
      id: corporations.id,
      introduction: corporations.introduction,
    })
    .from(corporations)
    .where(and(eq(corporations.slug, slug), corporations.igniteEnabled, corporations.isActive));
  if (!row) return null;
  const { id, ...corporation } = row;
  const cards = await db
    .select(cardColumns)
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(corporations.id, id), published, sql`${statusOfOpportunity} = 'ACTIVE'`))
    .orderBy(...earliestFirst)
    .limit(publicPageLimits.publicOpportunitiesMost);
  return { ...publicCorporationOf(corporation), opportunities: cards.map(withDays) };
}

/** A text of a corporation whose public page is open, in force or, by its id, an earlier one. */
export async function findPublicLegalText(
  db: Queryable,
  {
    slug,
    kind,
    id,
  }: { readonly slug: string; readonly kind: LegalKind; readonly id?: string | undefined },
) {
  const [row] = await db
    .select({ id: corporations.id, corporation: corporationColumns })
    .from(corporations)
    .where(and(eq(corporations.slug, slug), corporations.igniteEnabled, corporations.isActive));
  const text = row ? await findLegalText(db, row.id, { kind, id }) : null;
  if (!row || text === null) return null;
  const { body, createdAt } = text;
  return { corporation: publicCorporationOf(row.corporation), kind, body, createdAt };
}

/** The open opportunities of all public pages, the earliest deadline first. */
export async function findOpenOpportunities(db: Queryable) {
  const { slug, name, logoUrl } = corporationColumns;
  const rows = await db
    .select({ ...cardColumns, corporation: { slug, name, logoUrl } })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(published, sql`${statusOfOpportunity} = 'ACTIVE'`))
    .orderBy(...earliestFirst)
    .limit(publicPageLimits.openOpportunitiesMost);
  return rows.map(withDays);
}

/** A published opportunity, active or finished, with its corporation's settings. */
export async function findPublishedOpportunity(db: Queryable, id: string) {
  const [row] = await db
    .select({
      opportunity: {
        ...cardColumns,
        introduction: opportunities.introduction,
        businessNeed: opportunities.businessNeed,
        callToAction: opportunities.callToAction,
        focusAreas: opportunities.focusAreas,
        startDate: isoText(startDate) as SQL<string | null>,
        status: statusOfOpportunity,
        questions: opportunities.questions,
      },
      corporation: corporationColumns,
      corporationId: corporations.id,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, id), published));
  if (!row) return null;
  const questions = parseQuestions(row.opportunity.questions) ?? [];
  return { ...row, opportunity: { ...withDays(row.opportunity), questions } };
}

export type PublishedOpportunity = NonNullable<
  Awaited<ReturnType<typeof findPublishedOpportunity>>
>;
