/** The pages of administration by what they are about, in the order of its tabs. */
export const administrationGroups = [
  'People',
  'Corporations',
  'Data',
  'Developers',
  'System',
] as const;
export type AdministrationGroup = (typeof administrationGroups)[number];
