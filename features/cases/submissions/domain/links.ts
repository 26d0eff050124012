import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import type { NeedsYouFilter } from './needs-you.ts';

/** The submissions tab of an opportunity. */
export const linkToSubmissions = (opportunityId: string): string =>
  linkToOpportunity(opportunityId, 'submissions');

/** The same with one submission open in the panel. */
export const linkToSubmission = (opportunityId: string, submissionId: string): string =>
  `${linkToSubmissions(opportunityId)}&submission=${submissionId}`;

/** The messages between the case team and the submitter. */
export const linkToMessages = (opportunityId: string, submissionId: string): string =>
  `${linkToSubmission(opportunityId, submissionId)}&part=messages`;

/** Where the case team discusses it. */
export const linkToDiscussion = (opportunityId: string, submissionId: string): string =>
  `${linkToSubmission(opportunityId, submissionId)}&part=discussion`;

/** Those that need the reader in this way. */
export const linkToWaiting = (opportunityId: string, needsYou: NeedsYouFilter): string =>
  `${linkToSubmissions(opportunityId)}&needsYou=${needsYou}`;
