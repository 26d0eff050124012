import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ExportState } from '#features/people/exports/domain/export.ts';
import type { ExportRequest } from '#features/people/exports/domain/export-kind.ts';
import { createdAt, id, instant, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/** Exports that people asked for. The file is in the data folder, and is removed when it expires. */
export const exportJobs = pgTable(
  'export_jobs',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    request: jsonb('request').$type<ExportRequest>().notNull(),
    name: text('name').notNull(),
    state: text('state').$type<Exclude<ExportState, 'expired'>>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    total: integer('total').notNull(),
    /** The file in the store: another one for each attempt. */
    fileId: uuid('file_id'),
    bytes: bigint('bytes', { mode: 'number' }),
    problem: text('problem'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('export_jobs_user').on(table.userId, table.createdAt)],
);
