import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, momentOf } from '#core/server/tables/columns.ts';

/** Backups and restore drills that were made, and how they ended. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    kind: text('kind').$type<'backup' | 'drill'>().notNull(),
    /** Made by itself, and not by a command. */
    isScheduled: boolean('is_scheduled').notNull(),
    /** The name of the file that was written, or restored in a drill. */
    file: text('file').notNull(),
    startedAt: momentOf('started_at'),
    /** Null: it runs, or was cut off. */
    endedAt: instant('ended_at'),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    /** Why it failed; null: it did not. */
    problem: text('problem'),
  },
  (table) => [index('backup_runs_kind').on(table.kind, table.startedAt)],
);
