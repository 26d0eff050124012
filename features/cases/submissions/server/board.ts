import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { SubmissionFilters } from '#features/cases/submissions/domain/list-filters.ts';
import type { BoardStage } from '#features/cases/submissions/domain/submission.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { orderByKeys, keyColumn, pageOf } from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { CommentCount } from './shared/comment-count.ts';
import { submissions } from './tables.ts';
import { withCaseWork } from './case-work.ts';
import { rowColumns } from './columns.ts';
import { submissionsForReader } from './for-reader.ts';
import { boardKeys } from './list.ts';

export interface BoardQuery extends Omit<SubmissionFilters, 'stage'> {
  readonly limit: number;
}

/** The first cards of each stage: one index scan per stage, whatever its size. */
async function firstOfEach(
  database: Database,
  fitting: SQL | undefined,
  stages: readonly string[],
  limit: number,
) {
  const cards = database
    .select({
      row: jsonObject(rowColumns).as('row'),
      cursorKeys: keyColumn(boardKeys).as('keys'),
      place:
        sql<number>`row_number() over (order by ${submissions.position}, ${submissions.id})`.as(
          'place',
        ),
    })
    .from(submissions)
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(and(fitting, sql`${submissions.stage} = shown.stage`))
    .orderBy(...orderByKeys(boardKeys))
    .limit(limit + 1)
    .as('cards');
  const rows = await database
    .select({ stage: sql<string>`shown.stage`, row: cards.row, cursorKeys: cards.cursorKeys })
    .from(sql`unnest(${sql.param(stages)}::text[]) as shown(stage)`)
    .crossJoinLateral(cards)
    .orderBy(sql`shown.stage`, asc(cards.place));
  return Map.groupBy(rows, ({ stage }) => stage);
}

/** An opportunity's submissions by stage, including stages that were removed from the settings. */
export const submissionBoard =
  (database: Database, commentCount: CommentCount) =>
  async (viewer: Viewer, opportunityId: string, query: BoardQuery): Promise<BoardStage[]> => {
    const opportunity = await loadOpportunityCase(database, viewer, opportunityId);
    const { limit, ...filters } = query;
    const { page, all } = await submissionsForReader(database, viewer, opportunity, filters);
    const totals = await database
      .select({ stage: submissions.stage, total: count() })
      .from(submissions)
      .where(all)
      .groupBy(submissions.stage)
      .orderBy(asc(submissions.stage));
    const totalOf = new Map(totals.map(({ stage, total }) => [stage, total]));
    const stages = [
      ...new Set([
        ...stagesOf(opportunity.igniteConfig).map(({ name }) => name),
        ...totals.map(({ stage }) => stage),
      ]),
    ];
    const rowsByStage = await firstOfEach(database, page, stages, limit);
    const pages = stages.map((stage) => ({
      stage,
      total: totalOf.get(stage) ?? 0,
      ...pageOf(rowsByStage.get(stage) ?? [], limit),
    }));
    const rows = await withCaseWork(
      database,
      commentCount,
      viewer,
      opportunity,
      pages.flatMap(({ data }) => data),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return pages.map((page) => ({
      ...page,
      data: page.data.flatMap((row) => byId.get(row.id) ?? []),
    }));
  };
