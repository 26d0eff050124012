/** The page of an opportunity, on one of its tabs. */
export const linkToOpportunity = (
  id: string,
  tab?: 'submissions' | 'team' | 'matches' | 'activity',
): string => `/opportunity/${id}${tab === undefined ? '' : `?tab=${tab}`}`;
