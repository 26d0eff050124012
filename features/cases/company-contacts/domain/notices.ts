export const contactNotices = {
  'contact.added': 'Added {name} to the contacts.',
  'contact.saved': 'Saved {name}.',
  'contact.removed': 'Removed {name} from the contacts.',
} as const;
