import { asc, eq } from 'drizzle-orm';
import { sumOfMoves, type DateMove } from '#features/portfolio/projects/domain/date-moves.ts';
import type { DateMoves, MovedDate } from '#features/portfolio/projects/domain/project-parts.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { projectDateMoves } from './part-tables.ts';

interface Moved extends DateMove {
  readonly projectId: string;
  readonly what: MovedDate;
  readonly milestoneId?: string;
  /** Null: an external system. */
  readonly movedBy: string | null;
}

/** Keeps a move of a date; a date that stays is none. */
export async function keepDateMove(db: Queryable, moved: Moved): Promise<void> {
  if (moved.from === moved.to) return;
  await db.insert(projectDateMoves).values(moved);
}

/** Sums of the moves of each date of a project: of the project itself, and of each milestone. */
export async function dateMovesOf(db: Queryable, projectId: string) {
  const rows = await db
    .select()
    .from(projectDateMoves)
    .where(eq(projectDateMoves.projectId, projectId))
    .orderBy(asc(projectDateMoves.at), asc(projectDateMoves.id));
  const grouped = Map.groupBy(rows, ({ what, milestoneId }) => milestoneId ?? what);
  return {
    of: (date: MovedDate | string): DateMoves => sumOfMoves(grouped.get(date) ?? []),
  };
}
