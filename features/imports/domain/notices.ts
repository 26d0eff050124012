export const importNotices = {
  'import.arrived': '{file} has arrived. Go on with it under Administration, Imports.',
} as const;
