/** The parts of one’s own settings, in the order of their list. */
export const settingsParts = [
  'Profile',
  'Security',
  'Notifications',
  'Calendar',
  'Data',
  'Keys',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** What they are called together. */
export const settingsLabel = 'Settings';
