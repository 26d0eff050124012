import * as z from 'zod/mini';
import { SearchFilters } from '#domain/search/filters.ts';
import { Id, Instant } from '#domain/shapes.ts';

export const RecentSearch = z.object({
  id: Id,
  query: z.string(),
  filters: SearchFilters,
  searchedAt: Instant,
});
export type RecentSearch = z.infer<typeof RecentSearch>;
