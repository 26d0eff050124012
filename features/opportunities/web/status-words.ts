import type { OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';

export const statusWords: Record<OpportunityStatus, string> = {
  ACTIVE: 'Active',
  FINISHED: 'Finished',
};
