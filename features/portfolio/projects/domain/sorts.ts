export const projectSorts = ['updated', 'name', 'phase', 'health', 'end'] as const;
