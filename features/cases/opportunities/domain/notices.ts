export const opportunityNotices = {
  'opportunity.posted': 'Posted {name}.',
  'opportunity.saved': 'Saved.',
  'opportunity.draftKept': 'Draft saved on this device.',
  'opportunity.closed': 'Closed {name}.',
  'opportunity.reopened': 'Reopened {name}.',
  'opportunity.begun': 'Filled in from {name}.',
  'template.saved': 'Saved the template {name}.',
  'template.deleted': 'Deleted the template {name}.',
  'opportunity.removed': 'Deleted {name}.',
} as const;
