import { and, eq, sql } from 'drizzle-orm';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { corporationColumns } from '#features/cases/public-pages/server/shared/published.ts';
import { submissionListings } from '#features/cases/submissions/server/directory-listing-tables.ts';
import { stageShown } from '#features/cases/submissions/server/shared/scheduled-mails.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** A submission for its submitter, found by the secret link. A move is shown when its mail goes. */
export async function findFollowedSubmission(db: Queryable, submissionId: string) {
  const [row] = await db
    .select({
      submission: {
        id: submissions.id,
        title: submissions.title,
        companyName: submissions.companyName,
        pitch: submissions.pitch,
        companyUrl: submissions.companyUrl,
        listing: jsonObject({
          agreed: submissions.listingConsent,
          at: submissions.listingConsentAt,
          isAdded: sql<boolean>`exists (select from ${submissionListings}
            where ${submissionListings.submissionId} = ${submissions.id})`,
        }),
        stage: submissions.stage,
        stageSince: submissions.stageSince,
        withdrawnAt: submissions.withdrawnAt,
        revisedAt: submissions.revisedAt,
        contactName: submissions.contactName,
        answers: submissions.answers,
        receivedAt: submissions.createdAt,
      },
      opportunity: {
        id: opportunities.id,
        name: opportunities.name,
        status: statusOfOpportunity,
        questions: opportunities.questions,
        isPublished: sql<boolean>`(${opportunities.isActive} and ${corporations.igniteEnabled}
          and coalesce(${opportunities.publishedAt} <= now(), false))`,
      },
      corporation: corporationColumns,
      timeZone: corporations.timeZone,
      corporationId: corporations.id,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(submissions.id, submissionId), submissions.isActive, corporations.isActive));
  if (!row) return null;
  const visible = await stageShown(db, submissionId);
  return visible === null ? row : { ...row, submission: { ...row.submission, ...visible } };
}

export type FollowedSubmission = NonNullable<Awaited<ReturnType<typeof findFollowedSubmission>>>;
