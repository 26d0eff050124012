export const opportunityStatuses = ['ACTIVE', 'FINISHED'] as const;
