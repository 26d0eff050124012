import { domainFeature } from '#core/domain/contract.ts';
import * as drafting from '#features/cases/submissions/domain/draft-endpoints.ts';
import * as endpoints from '#features/cases/submissions/domain/endpoints.ts';
import * as lists from '#features/cases/submissions/domain/list-endpoints.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';

export const submissions = domainFeature(
  { submissions: { ...endpoints, ...lists }, drafting },
  submissionEvents,
);
