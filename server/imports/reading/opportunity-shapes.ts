import { federalChallenges } from './federal-challenges.ts';
import type { OpportunityRow } from './opportunity-row.ts';
import { plainOpportunities } from './plain-opportunities.ts';
import type { Shape } from './shape.ts';

/** Every shape in which opportunities may come. A new one is a file of its own and a line here. */
export const opportunityShapes: readonly Shape<OpportunityRow>[] = [
  federalChallenges,
  plainOpportunities,
];
