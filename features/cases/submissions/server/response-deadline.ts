import { daysUntil } from '#core/domain/days-left.ts';
import { count } from 'drizzle-orm';
import { dueAt } from '#features/cases/corporations/domain/response-deadline.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { submissionsWhere } from '#features/cases/submissions/server/filters.ts';

export interface WithTimes {
  readonly stage: string;
  readonly createdAt: string;
  readonly withdrawnAt: string | null;
}

type Promising = Pick<OpportunityCaseContext, 'igniteConfig' | 'status' | 'timeZone'>;

/** Rows with their response deadline (`dueAt`), and the days until then. */
export function withDeadline<Row extends WithTimes>(
  { igniteConfig, status, timeZone }: Promising,
  rows: readonly Row[],
): (Row & { dueAt: string | null; dueInDays: number | null })[] {
  const stages = stagesOf(igniteConfig);
  const isFinished = status === 'FINISHED';
  const now = new Date();
  return rows.map((row) => {
    const due = dueAt(row, stages, { isFinished });
    return {
      ...row,
      dueAt: due,
      dueInDays: due === null ? null : daysUntil(due, timeZone, now),
    };
  });
}

/** How many submissions of an opportunity are past their response deadline. */
export async function countOverdue(db: Queryable, of: OpportunityCaseContext): Promise<number> {
  const [row] = await db
    .select({ overdue: count() })
    .from(submissions)
    .where(submissionsWhere(of, { overdue: 'true' }));
  return row?.overdue ?? 0;
}
