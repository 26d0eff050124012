import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { parseQuestions } from '#features/cases/corporations/domain/question.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import {
  placeholderScope,
  visibilityScopeOf,
  scopeParameters,
  type VisibilityScope,
} from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from './tables.ts';
import { asRead } from './as-read.ts';
import { wholeColumns } from './columns.ts';
import { removeOpportunity, type MayEdit } from './edit-opportunity.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { opportunityFacets } from './facets.ts';
import { opportunityList } from './list.ts';

/** A whole opportunity: with the reader's roles and its corporation's stages. */
function whole(
  viewer: Viewer,
  { igniteConfig, questions, ...row }: SelectResultFields<ReturnType<typeof wholeColumns>>,
): Opportunity {
  return {
    ...asRead(viewer, row),
    stages: [...stagesOf(igniteConfig)],
    questions: parseQuestions(questions) ?? [],
  };
}

const one = (
  db: Queryable,
  submissions: OpportunitySubmissions,
  scope: VisibilityScope,
  id: string | Placeholder,
) =>
  db
    .select({ found: jsonObject(wholeColumns(submissions)) })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, id), visibleOpportunity(scope)));

/** Reads opportunities within the viewer's visibility scope; others are not found. */
export function opportunityStore(database: Database, submissions: OpportunitySubmissions) {
  const getPrepared = one(database, submissions, placeholderScope, sql.placeholder('id')).prepare(
    'opportunity_get',
  );
  return {
    async get(viewer: Viewer, id: string): Promise<Opportunity | null> {
      const [row] = await getPrepared.execute({ id, ...scopeParameters(viewer) });
      return row ? whole(viewer, row.found) : null;
    },

    /** The same inside a transaction: the prepared query is bound to the pool. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Opportunity | null> {
      const [row] = await one(db, submissions, visibilityScopeOf(viewer), id);
      return row ? whole(viewer, row.found) : null;
    },

    /** Returns whether it was removed: not if it has submissions. */
    remove: (db: Queryable, granted: MayEdit): Promise<boolean> =>
      removeOpportunity(db, granted, submissions),

    updateWordings: submissions.updateWordings,
    list: opportunityList(database, submissions),
    facets: opportunityFacets(database, submissions),
  };
}

export type OpportunityStore = ReturnType<typeof opportunityStore>;
