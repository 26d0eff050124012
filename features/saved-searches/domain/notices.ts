export const savedSearchNotices = {
  'savedSearch.saved': 'Saved {name}.',
  'savedSearch.deleted': 'Deleted {name}.',
  'savedSearch.restored': 'Brought {name} back.',
  'savedSearch.daily': 'You are told of {name} every morning, if there is anything new.',
  'savedSearch.weekly': 'You are told of {name} on Mondays, if there is anything new.',
  'savedSearch.off': 'You are not told of {name} any more.',
} as const;
