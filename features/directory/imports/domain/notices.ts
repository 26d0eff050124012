export const importNotices = {
  'import.arrived': '{file} was uploaded. Continue in Administration, Imports.',
} as const;
