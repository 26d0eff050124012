export const corporationNotices = {
  'corporation.created': 'Created {name}.',
  'corporation.saved': 'Saved.',
  'corporation.deleted': 'Deleted {name}.',
  'corporation.restored': 'Restored {name}.',
  'corporation.restoredWith': 'Restored {name}, with {domains}.',
  'question.removed': 'Removed “{name}”.',
  'stages.saved': 'Saved the stages.',
  'cycle.saved': 'Saved {name}.',
  'cycle.deleted': 'Deleted {name}.',
} as const;
