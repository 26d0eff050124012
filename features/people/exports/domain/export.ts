import * as z from 'zod/mini';
import { Id, Instant, Uuid } from '#core/domain/schemas.ts';
import { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { UserFilter } from '#features/people/users/domain/user-filters.ts';
import { columnsOfTable } from './export-columns.ts';
import { exportNotices } from './notices.ts';

const ExportFormat = z.enum(['csv', 'xlsx']);

/** Of data that is no table. */
const RecordFormat = z.enum(['json']);

/** The audit log as a table, or as JSON lines that can be verified. */
const LogFormat = z.enum(['csv', 'jsonl']);

/** As a table, or with the files of submissions. */
const SubmissionsFormat = z.enum(['csv', 'xlsx', 'zip']);

/** Of many tables and files. */
const ArchiveFormat = z.enum(['zip']);

const AuditLogRequest = z
  .object({
    what: z.literal('audit log'),
    format: LogFormat,
    filter: AuditFilter,
    columns: columnsOfTable('audit log'),
  })
  .check(
    z.refine(({ format, columns }) => columns === undefined || format === 'csv', {
      path: ['columns'],
      error: exportNotices['columns.noTable'],
    }),
  );

/**
 * What is exported: the submissions of an opportunity, a collection, all projects one sees, all
 * that is stored of oneself, what a filter asks for of the audit log or the list of users, or what is
 * a corporation’s as far as one sees it. Of tables, only some columns if one likes.
 */
export const ExportRequest = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('submissions'),
    id: Uuid,
    format: SubmissionsFormat,
    columns: columnsOfTable('submissions'),
  }),
  z.object({
    what: z.literal('collection'),
    id: Uuid,
    format: ExportFormat,
    columns: columnsOfTable('collection'),
  }),
  z.object({
    what: z.literal('projects'),
    format: ExportFormat,
    columns: columnsOfTable('projects'),
  }),
  z.object({ what: z.literal('own data'), format: RecordFormat }),
  AuditLogRequest,
  z.object({
    what: z.literal('users'),
    format: ExportFormat,
    filter: UserFilter,
    columns: columnsOfTable('users'),
  }),
  z.object({ what: z.literal('corporation'), id: Uuid, format: ArchiveFormat }),
]);
export type ExportRequest = z.infer<typeof ExportRequest>;

export const ExportState = z.enum(['waiting', 'running', 'finished', 'failed', 'expired']);
export type ExportState = z.infer<typeof ExportState>;

/** An export that runs in the background. */
export const Export = z.object({
  id: Id,
  name: z.string(),
  format: z.union([ExportFormat, RecordFormat, LogFormat, ArchiveFormat]),
  state: ExportState,
  /** Written so far, and in all. */
  rows: z.int(),
  total: z.int(),
  /** The size of the file; null before it is finished. */
  bytes: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  /** Where the file is, for a few minutes; null while there is none. */
  download: z.nullable(z.string()),
});
export type Export = z.infer<typeof Export>;

export const isInProgress = ({ state }: Pick<Export, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
