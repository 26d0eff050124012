import { and, eq, sql } from 'drizzle-orm';
import {
  questionsWithIds,
  rewordedQuestions,
} from '#features/cases/corporations/domain/questions.ts';
import type { OpportunityContent } from '#features/cases/opportunities/domain/content.ts';
import type {
  Opportunity,
  OpportunityStatus,
} from '#features/cases/opportunities/domain/opportunity.ts';
import { summarise } from '#features/cases/opportunities/domain/summary.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { opportunities } from './tables.ts';
import { opportunityUrl } from '#features/cases/opportunities/server/shared/imported.ts';

export type MayEdit = Granted<'editOpportunity', Opportunity>;

const changed = {
  version: sql`${opportunities.version} + 1`,
  updatedAt: sql`now()`,
};

/**
 * Serializes changes of one opportunity, and makes new submissions wait: what is read under the lock
 * holds until the transaction ends.
 */
export async function lockOpportunity(db: Queryable, id: string): Promise<void> {
  await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.id, id))
    .for('update');
}

/** Writes the changed content. Answers to reworded questions follow; the caller holds their lock. */
export async function changeContent(
  db: Queryable,
  { subject }: MayEdit,
  {
    cycleStartDate,
    cycleEndDate,
    isPublished,
    categories,
    url,
    questions: drafts,
    ...texts
  }: OpportunityContent,
  updateWordings: OpportunitySubmissions['updateWordings'],
  publicUrl: string,
): Promise<void> {
  const before = subject.questions ?? [];
  const questions = questionsWithIds(drafts, before, newId);
  await updateWordings(db, subject.id, rewordedQuestions(before, questions));
  await db
    .update(opportunities)
    .set({
      ...texts,
      ...changed,
      categories: [...categories],
      questions,
      startDate: cycleStartDate,
      endDate: cycleEndDate,
      url: url ?? opportunityUrl(publicUrl, subject.id),
      summary: summarise(texts.introduction, texts.businessNeed),
      // Keeps the time of first publication while it stays published.
      publishedAt: isPublished ? sql`coalesce(${opportunities.publishedAt}, now())` : null,
    })
    .where(eq(opportunities.id, subject.id));
}

/** Closing clears the time of reopening and vice versa, so that they never contradict each other. */
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

/** Returns whether it was removed: not if it has submissions. */
export async function removeOpportunity(
  db: Queryable,
  { subject }: MayEdit,
  { hasNone }: OpportunitySubmissions,
): Promise<boolean> {
  const removed = await db
    .update(opportunities)
    .set({ ...changed, isActive: false })
    .where(and(eq(opportunities.id, subject.id), hasNone))
    .returning({ id: opportunities.id });
  return removed.length > 0;
}
