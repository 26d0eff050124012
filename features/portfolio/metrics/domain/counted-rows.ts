/** What rows can be asked for: each is what a figure counts. */
export const countedRows = [
  'submissions',
  'companies',
  'decisions',
  'reached',
  'stayed',
  'waiting',
  'overdue',
  'first',
  'answered',
  'returned',
  'started',
  'piloted',
  'rolledOut',
] as const;
