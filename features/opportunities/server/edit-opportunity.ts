import { and, eq, sql } from 'drizzle-orm';
import type { OpportunityContent } from '#features/opportunities/domain/content.ts';
import type { Opportunity, OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';
import { summarise } from '#features/opportunities/domain/summary.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from './tables.ts';
import { opportunityUrl } from '#features/opportunities/server/public/imported.ts';

type MayEdit = Granted<'editOpportunity', Opportunity>;

const changed = {
  version: sql`${opportunities.version} + 1`,
  updatedAt: sql`now()`,
};

/**
 * Those who change one opportunity take turns, and whoever hands something in waits, too: what is
 * read of it behind this holds until the transaction is over.
 */
export async function lockOpportunity(db: Queryable, id: string): Promise<void> {
  await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.id, id))
    .for('update');
}

/** Puts down what people wrote. */
export async function changeContent(
  db: Queryable,
  { subject }: MayEdit,
  { cycleStartDate, cycleEndDate, isPublished, categories, url, ...texts }: OpportunityContent,
  publicUrl: string,
): Promise<void> {
  await db
    .update(opportunities)
    .set({
      ...texts,
      ...changed,
      categories: [...categories],
      startDate: cycleStartDate,
      endDate: cycleEndDate,
      url: url ?? opportunityUrl(publicUrl, subject.id),
      summary: summarise(texts.introduction, texts.businessNeed),
      // While it stays on the public page, it has stood there since it first came.
      publishedAt: isPublished ? sql`coalesce(${opportunities.publishedAt}, now())` : null,
    })
    .where(eq(opportunities.id, subject.id));
}

/** Only the last of the two moments is kept, so that they can never stand in each other's way. */
export async function changeStatus(
  db: Queryable,
  { subject }: MayEdit,
  status: OpportunityStatus,
): Promise<void> {
  const isClosing = status === 'FINISHED';
  await db
    .update(opportunities)
    .set({
      ...changed,
      closedAt: isClosing ? sql`now()` : null,
      reopenedAt: isClosing ? null : sql`now()`,
    })
    .where(eq(opportunities.id, subject.id));
}

/** Whether it was taken away: not what somebody handed something in to. */
export async function removeOpportunity(db: Queryable, { subject }: MayEdit): Promise<boolean> {
  const removed = await db
    .update(opportunities)
    .set({ ...changed, isActive: false })
    .where(and(eq(opportunities.id, subject.id), eq(opportunities.numSubmissions, 0)))
    .returning({ id: opportunities.id });
  return removed.length > 0;
}
