import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { removeStartup } from '#features/directory/companies/server/shared/remove-startup.ts';
import { companyLinkEvents } from '#features/cases/submissions/domain/company-link/events.ts';
import type { ConsentGiver } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import { submissionListings } from '#features/cases/submissions/server/directory-listing-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** Removes a company that was added from a submission, unless anything else refers to it. */
export const removeListed = (db: Queryable, companyId: string): Promise<boolean> =>
  removeStartup(db, companyId, { 'submission_listings.company_id': sql`false` });

interface Consent {
  readonly submissionId: string;
  readonly opportunityId: string;
  /** Null: the founder. */
  readonly actorId: string | null;
  readonly from: ConsentGiver;
  readonly agreed: boolean;
}

/** Takes what was added from a submission out of the directory; what others use by now stays, and linked. */
async function withdrawListings(db: Queryable, submissionId: string): Promise<boolean> {
  const listings = await db
    .select({ companyId: submissionListings.companyId })
    .from(submissionListings)
    .where(eq(submissionListings.submissionId, submissionId));
  let isRemoved = false;
  for (const { companyId } of listings) {
    const unlinked = await db
      .update(submissions)
      .set({ companyId: null })
      .where(and(eq(submissions.id, submissionId), eq(submissions.companyId, companyId)))
      .returning({ id: submissions.id });
    if (await removeListed(db, companyId)) isRemoved = true;
    else if (unlinked.length > 0)
      await db.update(submissions).set({ companyId }).where(eq(submissions.id, submissionId));
  }
  return isRemoved;
}

/**
 * Records whether the company of a submission may be listed. When it may no longer, what was added from the
 * submission leaves the directory, unless others have begun to use it.
 */
export async function setListingConsent(
  db: Queryable,
  { submissionId, opportunityId, actorId, from, agreed }: Consent,
): Promise<void> {
  const changed = await db
    .update(submissions)
    .set({
      listingConsent: agreed,
      listingConsentAt: sql`now()`,
      listingConsentFrom: from,
      version: sql`${submissions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(submissions.id, submissionId),
        sql`${submissions.listingConsent} is distinct from ${agreed}`,
      ),
    )
    .returning({ id: submissions.id });
  if (changed.length === 0) return;
  const about = { submissionId, opportunityId, actorId };
  const kind = agreed ? 'submission.listingAgreed' : 'submission.listingWithdrawn';
  await emit(db, companyLinkEvents[kind], about);
  if (!agreed && (await withdrawListings(db, submissionId)))
    await emit(db, companyLinkEvents['submission.companyRemoved'], about);
}
