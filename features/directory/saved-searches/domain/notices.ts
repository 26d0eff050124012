export const savedSearchNotices = {
  'savedSearch.saved': 'Saved {name}.',
  'savedSearch.deleted': 'Deleted {name}.',
  'savedSearch.restored': 'Restored {name}.',
  'savedSearch.daily': 'You get daily alerts for {name}.',
  'savedSearch.weekly': 'You get weekly alerts for {name}.',
  'savedSearch.off': 'Alerts for {name} are off.',
} as const;
