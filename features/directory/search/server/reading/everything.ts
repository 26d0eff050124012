/** A search that finds every company. */
export const everything = { text: '', filters: {}, sort: 'recency', offset: 0, limit: 1 } as const;
