import * as z from 'zod/mini';
import { SearchFilters } from '#features/directory/search/domain/filters.ts';
import { Id, Instant } from '#core/domain/schemas.ts';

export const RecentSearch = z.object({
  id: Id,
  query: z.string(),
  filters: SearchFilters,
  searchedAt: Instant,
});
export type RecentSearch = z.infer<typeof RecentSearch>;
