export const opportunityNotices = {
  'opportunity.posted': 'Posted {name}.',
  'opportunity.saved': 'Saved.',
  'opportunity.draftKept': 'Draft saved on this device.',
  'opportunity.closed': 'Closed {name}.',
  'opportunity.reopened': 'Reopened {name}.',
  'opportunity.removed': 'Deleted {name}.',
} as const;
