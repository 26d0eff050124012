export const calendarNotices = {
  'calendar.renewed':
    'There is a new address. Subscribe to it in your calendar; the old one has ended.',
  'calendar.ended': 'The address has ended.',
} as const;
