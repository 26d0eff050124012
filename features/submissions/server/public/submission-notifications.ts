import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { caseOwnersOf } from '#features/opportunities/server/public/case-owners.ts';
import type {
  OpportunityCaseContext,
  SubmissionCaseContext,
} from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { notify } from '#core/server/events/notify.ts';

/** What news about a submission speak of, and where they lead. */
export async function submissionNotification(
  db: Queryable,
  { submissionId, opportunityId }: Pick<SubmissionCaseContext, 'submissionId' | 'opportunityId'>,
) {
  const [found] = await db
    .select({ title: submissions.title, opportunity: opportunities.name })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(eq(submissions.id, submissionId));
  return {
    title: found?.title ?? '',
    opportunity: found?.opportunity ?? '',
    link: `/opportunity/${opportunityId}?tab=submissions&submission=${submissionId}`,
  };
}

/**
 * Tells the Case Owners that submissions are in another stage: many at once in one notification,
 * and one that moves again before they looked in the place of what it said before.
 */
export async function notifyOfMoves(
  db: Queryable,
  granted: Granted<'moveSubmissions', OpportunityCaseContext>,
  before: readonly { readonly id: string; readonly stage: string }[],
  stage: string,
): Promise<void> {
  const [first, ...others] = before.filter((submission) => submission.stage !== stage);
  if (first === undefined) return;
  const owners = await caseOwnersOf(db, granted.subject.opportunityId, granted.userId);
  if (owners.length === 0) return;
  const { opportunityId } = granted.subject;
  const news = await submissionNotification(db, { submissionId: first.id, opportunityId });
  const isOne = others.length === 0;
  const what = isOne ? news.title : `${others.length + 1} submissions`;
  await notify(
    db,
    owners,
    {
      kind: 'submission moved',
      title: `${granted.viewer.name} moved ${what} to ${stage}`,
      body: news.opportunity,
      link: isOne ? news.link : `/opportunity/${opportunityId}?tab=submissions`,
      isLatest: isOne,
    },
    granted.userId,
  );
}
