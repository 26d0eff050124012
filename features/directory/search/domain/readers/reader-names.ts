/** What can be read from the words of a search, in the order in which they are read. */
export const readerNames = [
  'like',
  'name',
  'source',
  'country',
  'stage',
  'status',
  'staff',
  'founded',
  'funding',
  'exclusion',
] as const;
export type ReaderName = (typeof readerNames)[number];
