export const viewNotices = {
  'savedView.saved': 'Saved {name}.',
  'savedView.changed': 'Saved the changes of {name}.',
  'savedView.deleted': 'Deleted {name}.',
  'savedView.restored': 'Restored {name}.',
} as const;
