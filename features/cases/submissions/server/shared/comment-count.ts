import { sql, type SQL } from 'drizzle-orm';
import type { ServerSlots } from '#core/server/feature.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** How many comments on a submission there are to read, in SQL on its row. */
export type CommentCount = SQL<number>;

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    readonly commentCount?: CommentCount;
  }
}

/** What a feature brings. @throws where none does: found at start */
export function commentCountOf(features: readonly ServerSlots[]): CommentCount {
  const [slot] = features.flatMap(({ commentCount }) => commentCount ?? []);
  if (slot === undefined) throw new Error('No feature provides the number of comments.');
  return slot;
}

/** Qualified by hand: drizzle omits the table name in queries of a single table. */
export const submissionId = sql`${submissions}.${sql.identifier(submissions.id.name)}`;
