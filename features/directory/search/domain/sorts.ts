/** Sort orders of companies. Apart from the schemas, since addresses need them before anything else. */
export const searchSorts = ['relevance', 'recency', 'funding', 'name'] as const;
