import type { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';

export const statusLabels: Record<OpportunityStatus, string> = {
  ACTIVE: 'Active',
  FINISHED: 'Finished',
};
