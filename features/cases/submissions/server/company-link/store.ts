import { and, eq, sql } from 'drizzle-orm';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { companyText } from '#features/directory/companies/domain/company-text.ts';
import { companyOf } from '#features/directory/companies/server/shared/company-of.ts';
import { insertStartup } from '#features/directory/companies/server/shared/insert-startup.ts';
import { companyLinkEvents } from '#features/cases/submissions/domain/company-link/events.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { submissionListings } from '#features/cases/submissions/server/directory-listing-tables.ts';
import { removeListed } from '#features/cases/submissions/server/shared/directory-listing-consent.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { limits } from '#core/domain/limits.ts';

type MayEdit = Granted<'editSubmission', SubmissionCaseContext>;

/** Locks the submission until commit: of two who add its company at once, one finds it added. */
async function lockSubmission(db: Queryable, submissionId: string) {
  const [row] = await db
    .select({
      companyId: submissions.companyId,
      name: submissions.companyName,
      url: submissions.companyUrl,
      country: submissions.companyCountry,
      oneLiner: submissions.companyOneLiner,
      consent: submissions.listingConsent,
    })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
    .for('update');
  if (row === undefined) throw refused(refusals.notFound);
  return row;
}

async function setCompany(db: Queryable, { subject }: MayEdit, companyId: string | null) {
  await db
    .update(submissions)
    .set({ companyId, version: sql`${submissions.version} + 1`, updatedAt: sql`now()` })
    .where(eq(submissions.id, subject.submissionId));
}

const about = ({ subject: { submissionId, opportunityId }, userId }: MayEdit) => ({
  submissionId,
  opportunityId,
  actorId: userId,
});

const emitLinked = (db: Queryable, granted: MayEdit) =>
  emit(db, submissionEvents['submission.updated'], { ...about(granted), changed: ['company'] });

/** Null: to none. */
export async function linkCompany(
  db: Queryable,
  granted: MayEdit,
  company: CompanyRef | null,
): Promise<void> {
  const { companyId } = await lockSubmission(db, granted.subject.submissionId);
  if (companyId === (company?.id ?? null)) return;
  if (company !== null && (await companyOf(db, company)) === null)
    throw refused(submissionRefusals['submission.noSuchCompany']);
  await setCompany(db, granted, company?.id ?? null);
  await emitLinked(db, granted);
}

/**
 * Adds the submitter to the directory, where it has agreed, and links it. A submission that is linked stays
 * as it is. Returns whether a record was made.
 */
export async function addCompany(
  db: Queryable,
  granted: MayEdit,
  knownId: string | null,
): Promise<boolean> {
  const { submissionId } = granted.subject;
  const { companyId, consent, name, ...details } = await lockSubmission(db, submissionId);
  if (companyId !== null) return false;
  if (consent !== true) throw refused(submissionRefusals['submission.notListed']);
  const startup =
    knownId === null
      ? await insertStartup(db, {
          ...details,
          name: companyText(limits.nameCharacters).parse(name),
        })
      : { id: knownId, isNew: false };
  if (startup === null) throw refused(refusals.unavailable);
  await setCompany(db, granted, startup.id);
  if (!startup.isNew) {
    await emitLinked(db, granted);
    return false;
  }
  await db.insert(submissionListings).values({ companyId: startup.id, submissionId });
  await emit(db, companyLinkEvents['submission.companyAdded'], about(granted));
  return true;
}

/** Unlinks a company that was added from this submission. Returns whether it left the directory. */
export async function removeCompany(db: Queryable, granted: MayEdit): Promise<boolean> {
  const { submissionId } = granted.subject;
  const { companyId } = await lockSubmission(db, submissionId);
  if (companyId === null) return false;
  const [listing] = await db
    .select({ companyId: submissionListings.companyId })
    .from(submissionListings)
    .where(
      and(
        eq(submissionListings.companyId, companyId),
        eq(submissionListings.submissionId, submissionId),
      ),
    );
  if (listing === undefined) throw refused(submissionRefusals['submission.notAdded']);
  await setCompany(db, granted, null);
  const isRemoved = await removeListed(db, companyId);
  if (isRemoved) await emit(db, companyLinkEvents['submission.companyRemoved'], about(granted));
  else await emitLinked(db, granted);
  return isRemoved;
}
