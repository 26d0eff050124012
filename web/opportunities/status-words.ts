import type { OpportunityStatus } from '#domain/opportunities/opportunity.ts';

export const statusWords: Record<OpportunityStatus, string> = {
  ACTIVE: 'Active',
  FINISHED: 'Finished',
};
