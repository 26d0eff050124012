import { and, eq } from 'drizzle-orm';
import { closesBeforeOpening } from '#features/cases/opportunities/domain/content.ts';
import { questionsWithIds } from '#features/cases/corporations/domain/questions.ts';
import type { OpportunityDraft } from '#features/cases/opportunities/domain/opportunity.ts';
import { summarise } from '#features/cases/opportunities/domain/summary.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { defaultQuestionsOf } from '#features/cases/corporations/server/shared/default-questions.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refusedField } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunityUrl } from '#features/cases/opportunities/server/shared/imported.ts';
import { opportunities, opportunityTeam } from './tables.ts';

/** Returns the new id. The poster becomes its Case Owner. */
export async function postOpportunity(
  db: Queryable,
  { userId }: Granted<'createOpportunity'>,
  draft: OpportunityDraft,
  publicUrl: string,
): Promise<string> {
  const id = newId();
  const { cycleStartDate, cycleEndDate, url, isPublished, questions, ...rest } = draft;
  const { searchedFor: _, madeOf: __, ...texts } = rest;
  await db.insert(opportunities).values({
    ...texts,
    id,
    ...(questions && {
      // Those that stay as their corporation asks them are the same questions.
      questions: questionsWithIds(
        questions,
        await defaultQuestionsOf(db, draft.corporationId),
        newId,
      ),
    }),
    url: url ?? opportunityUrl(publicUrl, id),
    summary: summarise(draft.introduction, draft.businessNeed),
    startDate: cycleStartDate,
    endDate: cycleEndDate,
    publishedAt: isPublished === true ? new Date().toISOString() : null,
  });
  await db.insert(opportunityTeam).values({ opportunityId: id, userId, role: 'Case Owner' });
  return id;
}

/** The dates in the request, and the chosen cycle. */
interface Dated {
  readonly cycleId: string;
  readonly cycleStartDate?: string | null | undefined;
  readonly cycleEndDate?: string | null | undefined;
}

/**
 * @throws Refused `invalid` if the cycle belongs to another corporation, or the opportunity would
 *   close before it opens.
 */
export async function assertCycleFits(
  db: Queryable,
  corporationId: string,
  { cycleId, cycleStartDate = null, cycleEndDate = null }: Dated,
): Promise<void> {
  const [cycle] = await db
    .select({ startDate: cycles.startDate, endDate: cycles.endDate })
    .from(cycles)
    .where(and(eq(cycles.id, cycleId), eq(cycles.corporationId, corporationId)));
  if (!cycle) throw refusedField('body.cycleId', 'no such cycle in this corporation.');
  if (closesBeforeOpening({ cycleStartDate, cycleEndDate }, cycle)) {
    const field = cycleEndDate === null ? 'body.cycleStartDate' : 'body.cycleEndDate';
    throw refusedField(field, 'it must close after it opens.');
  }
}

/** @throws Refused `forbidden` to those of the corporation who write drafts only. */
export async function assertMayPublish(
  db: Queryable,
  viewer: Viewer,
  corporationId: string,
): Promise<void> {
  grant(viewer, 'publishOpportunity', await corporationSubject(db, viewer, corporationId));
}
