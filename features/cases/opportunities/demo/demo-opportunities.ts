import type { DemoOpportunity } from './demo-opportunity.ts';
import { otherOpportunities } from './other-opportunities.ts';
import { skfOpportunities } from './skf-opportunities.ts';

/** SKF's first: the demonstration accounts are the case team of the first four. */
export const demoOpportunities: readonly DemoOpportunity[] = [
  ...skfOpportunities,
  ...otherOpportunities,
];
