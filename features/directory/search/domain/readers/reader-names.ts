/** What can be read from the words of a search, in the order in which they are read. */
export const readerNames = ['source', 'country', 'stage', 'founded', 'funding'] as const;
export type ReaderName = (typeof readerNames)[number];
