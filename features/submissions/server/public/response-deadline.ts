import { count } from 'drizzle-orm';
import { dueAt } from '#features/submissions/domain/response-deadline.ts';
import { stagesOf } from '#features/submissions/domain/stages.ts';
import type { OpportunityCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { submissionsWhere } from '#features/submissions/server/filters.ts';

export interface WithTimes {
  readonly stage: string;
  readonly createdAt: string;
  readonly withdrawnAt: string | null;
}

type Promising = Pick<OpportunityCaseContext, 'igniteConfig' | 'status'>;

/** Rows with their response deadline (`dueAt`). */
export function withDeadline<Row extends WithTimes>(
  { igniteConfig, status }: Promising,
  rows: readonly Row[],
): (Row & { dueAt: string | null })[] {
  const stages = stagesOf(igniteConfig);
  const isFinished = status === 'FINISHED';
  return rows.map((row) => ({ ...row, dueAt: dueAt(row, stages, { isFinished }) }));
}

/** How many submissions of an opportunity are past their response deadline. */
export async function countOverdue(db: Queryable, of: OpportunityCaseContext): Promise<number> {
  const [found] = await db
    .select({ overdue: count() })
    .from(submissions)
    .where(submissionsWhere(of, { overdue: 'true' }));
  return found?.overdue ?? 0;
}
