import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';

/** URL path of an import's page; of submissions, at their opportunity. */
export const linkToImport = (id: string, opportunityId: string | null): string =>
  opportunityId === null
    ? `/admin/imports/${id}`
    : `${linkToOpportunity(opportunityId, 'submissions')}&import=${id}`;
