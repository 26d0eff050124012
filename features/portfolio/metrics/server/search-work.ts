import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { imports } from '#features/directory/imports/server/tables.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { savedSearches } from '#features/directory/search/server/tables.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { searchWork } from '#features/cases/opportunities/server/search-work-tables.ts';

interface Made {
  readonly term: string;
  readonly id: string;
  readonly name: string;
}

/** What was made of searches, each with its term. */
export interface SearchWork {
  readonly savedSearches: readonly Made[];
  readonly opportunities: readonly Made[];
  readonly imports: readonly Made[];
}

/** Of these terms, as far as the viewer may see it; of saved searches the own ones alone. */
export async function loadSearchWork(
  db: Queryable,
  viewer: Viewer,
  terms: readonly string[],
): Promise<SearchWork> {
  const isOneOf = (term: SQL) => sql`${term} = any(${sql.param([...terms])}::text[])`;
  const saved = sql<string>`lower(btrim(${savedSearches.query}))`;
  const { userId } = viewer;
  return {
    savedSearches:
      userId === null
        ? []
        : await db
            .select({ term: saved, id: savedSearches.id, name: savedSearches.name })
            .from(savedSearches)
            .where(
              and(
                eq(savedSearches.userId, userId),
                isNull(savedSearches.deletedAt),
                sql`${savedSearches.filters} = '{}'::jsonb`,
                isOneOf(saved),
              ),
            )
            .orderBy(savedSearches.createdAt),
    opportunities: await db
      .select({ term: searchWork.term, id: opportunities.id, name: opportunities.name })
      .from(searchWork)
      .innerJoin(opportunities, eq(opportunities.id, searchWork.opportunityId))
      .where(and(isOneOf(sql`${searchWork.term}`), visibleOpportunity(visibilityScopeOf(viewer))))
      .orderBy(searchWork.createdAt),
    imports: may(viewer, 'importRecords')
      ? await db
          .select({ term: searchWork.term, id: imports.id, name: imports.fileName })
          .from(searchWork)
          .innerJoin(imports, eq(imports.id, searchWork.importId))
          .where(isOneOf(sql`${searchWork.term}`))
          .orderBy(searchWork.createdAt)
      : [],
  };
}
