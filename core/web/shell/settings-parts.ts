/** The pages of one’s own settings by title, in the order of their list. */
export const settingsParts = [
  'Profile',
  'Security',
  'Notifications',
  'Calendar',
  'Data',
  'API keys',
];
