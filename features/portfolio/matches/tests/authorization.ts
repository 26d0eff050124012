import {
  collectionReaders,
  everybody,
  visibleRows,
  type Expectation,
} from '#core/tests/expectation.ts';
import { opportunity } from '#core/tests/expectation-inputs.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';
import { usualWeights } from '#features/portfolio/matches/domain/weights.ts';

const done = (rows: string) => rows.replaceAll('200', '204');

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'matches.ofOpportunity': { input: opportunity, unauthenticated: 401, persons: visibleRows },
  'matches.ofCollection': {
    input: ({ lastCollectionId }) => ({ params: { id: lastCollectionId } }),
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'matches.ofText': {
    input: () => ({ body: { text: 'bearings' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  // Which of their opportunities a person sees is tested with the feature.
  'matches.opportunitiesOf': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'matches.colleagues': { input: opportunity, unauthenticated: 401, persons: visibleRows },
  'matches.set': {
    input: (resources) => ({
      ...opportunity(resources),
      body: { weights: usualWeights, criteria: [] },
    }),
    unauthenticated: 401,
    persons: done(visibleRows),
  },
  'matches.setThumb': {
    input: ({ opportunityId, startupId }: FixtureResources) => ({
      params: { id: opportunityId, companyId: startupId },
      body: { thumb: 'up' },
    }),
    unauthenticated: 401,
    persons: done(visibleRows),
  },
  // Which selections a person sees is tested with the feature.
  'matches.selections': { unauthenticated: 401, persons: everybody },
  'matches.rankSelection': {
    input: ({ submissionId }: FixtureResources) => ({ params: { id: submissionId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
};
