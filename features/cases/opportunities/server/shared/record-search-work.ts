import { searchWork } from '#features/cases/opportunities/server/search-work-tables.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { newId } from '#core/server/tables/columns.ts';

type Made = { readonly opportunityId: string } | { readonly importId: string };

/**
 * Records what was made of a search that found nothing, in the transaction that makes it. Searches are
 * shown to who views metrics: of others it is left out.
 */
export async function recordSearchWork(
  db: Queryable,
  viewer: Viewer,
  searchedFor: string | undefined,
  made: Made,
): Promise<void> {
  const term = searchedFor?.trim().toLowerCase() ?? '';
  if (term === '' || !may(viewer, 'viewMetrics')) return;
  await db.insert(searchWork).values({ id: newId(), term, ...made });
}
