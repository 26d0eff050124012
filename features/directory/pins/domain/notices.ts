export const pinNotices = {
  'pin.added': 'Pinned {name}.',
  'pin.removed': 'Unpinned {name}.',
} as const;
