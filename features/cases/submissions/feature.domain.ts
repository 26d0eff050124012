import { domainFeature } from '#core/domain/contract.ts';
import * as submissionCompanies from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { companyLinkEvents } from '#features/cases/submissions/domain/company-link/events.ts';
import * as decisions from '#features/cases/submissions/domain/decisions/endpoints.ts';
import * as drafting from '#features/cases/submissions/domain/draft-endpoints.ts';
import * as endpoints from '#features/cases/submissions/domain/endpoints.ts';
import * as lists from '#features/cases/submissions/domain/list-endpoints.ts';
import * as messages from '#features/cases/submissions/domain/messages/endpoints.ts';
import * as scores from '#features/cases/submissions/domain/scores/endpoints.ts';
import * as votes from '#features/cases/submissions/domain/votes/endpoints.ts';
import { decisionEvents } from '#features/cases/submissions/domain/decisions/events.ts';
import { exportOfSubmissions } from '#features/cases/submissions/domain/export.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { needsYouWords } from '#features/cases/submissions/domain/needs-you.ts';
import { messageEvents } from '#features/cases/submissions/domain/messages/events.ts';
import { scoreEvents } from '#features/cases/submissions/domain/scores/events.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';

export const submissions = domainFeature(
  {
    decisions,
    messages,
    scores,
    submissions: { ...endpoints, ...lists },
    submissionCompanies,
    drafting,
    votes,
  },
  {
    ...companyLinkEvents,
    ...decisionEvents,
    ...messageEvents,
    ...scoreEvents,
    ...submissionEvents,
    ...voteEvents,
  },
  {
    needsYou: needsYouWords,
    exports: [exportOfSubmissions],
  },
);
