import { and, eq, sql } from 'drizzle-orm';
import type { SubmissionFilters } from '#features/cases/submissions/domain/list-filters.ts';
import type { submissionSorts } from '#features/cases/submissions/domain/sorts.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import {
  loadOpportunityCase,
  type OpportunityCaseContext,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  textKey,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { CommentCount } from './shared/comment-count.ts';
import { submissions } from './tables.ts';
import { withCaseWork } from './case-work.ts';
import { rowColumns } from './columns.ts';
import { submissionsForReader } from './for-reader.ts';

type Direction = 'ascending' | 'descending';

export interface SubmissionListQuery extends SubmissionFilters {
  readonly sort: (typeof submissionSorts)[number];
  readonly direction: Direction;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const uuidKey: SortKey = { by: sql`${submissions.id}`, type: 'uuid' };
const position: SortKey = { by: sql`${submissions.position}`, type: 'float8' };
const age: SortKey = { by: sql`${submissions.createdAt}`, type: 'timestamptz' };

/** The order within a column of the board. */
export const boardKeys: readonly SortKey[] = [position, uuidKey];

/** The index of a row's stage on the board; removed stages come last. */
function stagePlace({ igniteConfig }: OpportunityCaseContext): SortKey {
  const names = sql.param(stagesOf(igniteConfig).map(({ name }) => name));
  const place = sql`array_position(${names}::text[], ${submissions.stage})`;
  return { by: sql`coalesce(${place}, 2147483647)::float8`, type: 'float8' };
}

const sortKeys: Record<
  Exclude<SubmissionListQuery['sort'], 'stage' | 'newest' | 'oldest'>,
  readonly SortKey[]
> = {
  title: [textKey(submissions.title), uuidKey],
  company: [textKey(submissions.companyName), uuidKey],
  source: [textKey(submissions.source), uuidKey],
  waiting: [{ by: sql`${submissions.stageSince}`, type: 'timestamptz' }, uuidKey],
  position: boardKeys,
};

const opposite: Record<Direction, Direction> = {
  ascending: 'descending',
  descending: 'ascending',
};

function orderOf(opportunity: OpportunityCaseContext, { sort, direction }: SubmissionListQuery) {
  if (sort === 'newest') return { keys: [age, uuidKey], direction: opposite[direction] };
  if (sort === 'oldest') return { keys: [age, uuidKey], direction };
  if (sort !== 'stage') return { keys: sortKeys[sort], direction };
  return {
    keys: [stagePlace(opportunity), textKey(submissions.stage), ...boardKeys],
    direction,
  };
}

/** Pages of an opportunity's submissions. Everybody who sees the opportunity sees them (section 1). */
export const submissionList =
  (database: Database, commentCount: CommentCount) =>
  async (viewer: Viewer, opportunityId: string, query: SubmissionListQuery) => {
    const opportunity = await loadOpportunityCase(database, viewer, opportunityId);
    const { keys, direction } = orderOf(opportunity, query);
    const { page: fitting } = await submissionsForReader(database, viewer, opportunity, query);
    const rows = await database
      .select({ row: jsonObject(rowColumns), cursorKeys: keyColumn(keys) })
      .from(submissions)
      .leftJoin(companies, eq(companies.id, submissions.companyId))
      .where(and(fitting, afterCursor(query.cursor, keys, direction)))
      .orderBy(...orderByKeys(keys, direction))
      .limit(query.limit + 1);
    const page = pageOf(rows, query.limit);
    return {
      ...page,
      data: await withCaseWork(database, commentCount, viewer, opportunity, page.data),
    };
  };
