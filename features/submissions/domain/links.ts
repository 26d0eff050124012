import { linkToOpportunity } from '#features/opportunities/domain/links.ts';

/** Where the submissions to an opportunity are shown. */
export const linkToSubmissions = (opportunityId: string): string =>
  linkToOpportunity(opportunityId, 'submissions');

/** Where one of them is open beside the others. */
export const linkToSubmission = (opportunityId: string, submissionId: string): string =>
  `${linkToSubmissions(opportunityId)}&submission=${submissionId}`;
