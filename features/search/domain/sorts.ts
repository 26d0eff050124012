/** What companies can be ordered by. Apart from the shapes: addresses need it before anything else. */
export const searchSorts = ['relevance', 'recency', 'funding', 'name'] as const;
