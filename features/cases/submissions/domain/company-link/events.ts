import { declareEvents } from '#core/domain/events/events.ts';

const ofSubmission = {
  subject: 'submission',
  live: 'opportunity',
  audience: 'viewers',
} as const;

/**
 * None of these is an event of the company: that it came from a submission is for those who see the
 * submission.
 */
export const companyLinkEvents = declareEvents({
  'submission.companyAdded': {
    ...ofSubmission,
    history: 'added the company of {submission} to the directory',
  },
  'submission.companyRemoved': {
    ...ofSubmission,
    history: 'removed the company of {submission} from the directory',
  },
  'submission.listingAgreed': {
    ...ofSubmission,
    history: 'recorded that the company of {submission} may be listed in the directory',
  },
  'submission.listingWithdrawn': {
    ...ofSubmission,
    history: 'recorded that the company of {submission} may not be listed in the directory',
  },
});
