import { refusals } from '#core/domain/refusals.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import type * as endpoints from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { isFoundersConsent } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { domainOf } from '#features/directory/companies/domain/web-domain.ts';
import type { CompanyIndex } from '#features/directory/companies/server/shared/company-index.ts';
import { matchEntries } from '#features/directory/companies/server/shared/match-entries.ts';
import { setListingConsent } from '#features/cases/submissions/server/shared/directory-listing-consent.ts';
import { loadSubmissionCase } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { SubmissionStore } from '#features/cases/submissions/server/store.ts';
import { addCompany, linkCompany, removeCompany } from './store.ts';

type Index = Pick<CompanyIndex, 'search'>;

const mostCandidates = 3;

/** By name and web address, as pasted lists and imports are recognised. */
async function candidatesFor(db: Queryable, index: Index, submission: Submission) {
  const { companyName: name, companyUrl } = submission;
  const [match] = await matchEntries(db, index, [{ name, domain: domainOf(companyUrl) }]);
  const companies = (match?.candidates ?? []).slice(0, mostCandidates);
  return {
    isSure: match?.verdict === 'sure',
    companies: companies.map(({ company, by }) => ({ company, by })),
  };
}

/** The company of a submission in the directory. */
export function companyLinkHandlers(
  store: SubmissionStore,
  index: Index,
): Handlers<typeof endpoints> {
  async function loadSubmission(db: Queryable, viewer: Viewer, id: string): Promise<Submission> {
    const submission = await store.getWithin(db, viewer, id);
    if (submission === null) throw refused(refusals.notFound);
    return submission;
  }
  const loadGranted = async (db: Queryable, viewer: Viewer, id: string) =>
    grant(viewer, 'editSubmission', await loadSubmissionCase(db, viewer, id));
  /** Of one that the submitter withdrew, nothing more is made. */
  async function loadOpen(db: Queryable, viewer: Viewer, id: string) {
    const granted = await loadGranted(db, viewer, id);
    if (granted.subject.withdrawnAt !== null)
      throw refused(submissionRefusals['submission.withdrawn']);
    return granted;
  }

  return {
    candidates: async ({ viewer, params: { id }, db }) => {
      await loadGranted(db, viewer, id);
      return candidatesFor(db, index, await loadSubmission(db, viewer, id));
    },
    link: async ({ viewer, params: { id }, body, db }) => {
      await linkCompany(db, await loadOpen(db, viewer, id), body.company);
      return loadSubmission(db, viewer, id);
    },
    unlink: async ({ viewer, params: { id }, db }) => {
      await linkCompany(db, await loadGranted(db, viewer, id), null);
      return loadSubmission(db, viewer, id);
    },
    add: async ({ viewer, params: { id }, db }) => {
      const granted = await loadOpen(db, viewer, id);
      const { isSure, companies } = await candidatesFor(
        db,
        index,
        await loadSubmission(db, viewer, id),
      );
      const [candidate] = companies.filter(({ by }) => isSure && by === 'domain');
      const isNew = await addCompany(db, granted, candidate?.company.id ?? null);
      return { submission: await loadSubmission(db, viewer, id), isNew };
    },
    remove: async ({ viewer, params: { id }, db }) => {
      const isRemoved = await removeCompany(db, await loadGranted(db, viewer, id));
      return { submission: await loadSubmission(db, viewer, id), isRemoved };
    },
    setConsent: async ({ viewer, params: { id }, body: { agreed }, db }) => {
      const { userId: actorId, subject } = await loadOpen(db, viewer, id);
      if (isFoundersConsent(await loadSubmission(db, viewer, id)))
        throw refused(submissionRefusals['submission.foundersConsent']);
      const { submissionId, opportunityId } = subject;
      const from = 'team';
      await setListingConsent(db, { submissionId, opportunityId, actorId, from, agreed });
      return loadSubmission(db, viewer, id);
    },
  };
}
