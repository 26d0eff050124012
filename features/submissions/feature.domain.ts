import { domainFeature } from '#core/domain/contract.ts';
import * as drafting from '#features/submissions/domain/draft-endpoints.ts';
import * as endpoints from '#features/submissions/domain/endpoints.ts';
import * as lists from '#features/submissions/domain/list-endpoints.ts';
import { submissionEvents } from '#features/submissions/domain/events.ts';

export const submissions = domainFeature(
  { submissions: { ...endpoints, ...lists }, drafting },
  submissionEvents,
);
