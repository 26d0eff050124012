import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type {
  FileFormat,
  ImportMapping,
  ImportOf,
  ImportState,
} from '#features/directory/imports/domain/import.ts';
import type { KnownCompanyChoice } from '#features/directory/imports/domain/known-companies.ts';
import type { ImportPreview } from '#features/directory/imports/domain/import-record.ts';
import type { ImportProgress } from '#features/directory/imports/domain/progress-estimate.ts';
import { createdAt, id, instant, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** An imported file: its type, format, and progress. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    of: text('of').$type<ImportOf>().notNull(),
    /** Destination: a kind for companies, else a corporation or an opportunity. */
    kind: text('kind').$type<CompanyKind>(),
    corporationId: uuid('corporation_id').references(() => corporations.id),
    opportunityId: uuid('opportunity_id').references(() => opportunities.id),
    /** The user's name for the source: its mapping is saved under this name. */
    source: text('source').notNull(),
    fileName: text('file_name').notNull(),
    /** Its name in the store, or the path of the command line's own. Null: the file was removed. */
    filePath: text('file_path'),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    /** How the file is parsed: format, encoding, delimiter, sheet. */
    format: jsonb('format').$type<FileFormat>(),
    /** Column of the file → field of the record, null where it is not imported. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** The currency of amounts that name none. */
    currency: text('currency'),
    /** What happens to rows recognised as a company that is already here. */
    knownCompanies: text('known_companies').$type<KnownCompanyChoice>().notNull().default('link'),
    /** The columns in order, as of the last run. */
    columns: text('columns').array(),
    /** In which times that name none are meant; null: that of the corporation they are imported for. */
    timeZone: text('time_zone'),
    state: text('state').$type<ImportState>().notNull(),
    /** The checkpoint: rows already processed. */
    readRows: integer('read_rows').notNull().default(0),
    readBytes: bigint('read_bytes', { mode: 'number' }).notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Number of accepted rows with a remark. */
    remarks: integer('remarks').notNull().default(0),
    /** Result of undoing: records removed, restored, retained. */
    removed: integer('removed').notNull().default(0),
    restored: integer('restored').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    /** Progress of the current task, for display. */
    progress: jsonb('progress').$type<ImportProgress>(),
    /** Result and time of the last check; null when it is outdated. */
    preview: jsonb('preview').$type<ImportPreview>(),
    checkedAt: instant('checked_at'),
    /** Queue position: first in, first out. */
    queuedAt: instant('queued_at'),
    cancelAsked: boolean('cancel_asked').notNull().default(false),
    /** What links to the report are signed with; it never leaves the server. */
    reportKey: text('report_token'),
    /** Why it stopped, for the user. */
    problem: text('problem'),
    createdBy: uuid('created_by').references(() => users.id),
    startedBy: uuid('started_by').references(() => users.id),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('imports_newest').on(table.createdAt),
    index('imports_opportunity')
      .on(table.opportunityId)
      .where(sql`${table.opportunityId} is not null`),
  ],
);

export type ImportRow = typeof imports.$inferSelect;

/** A row that was rejected, or accepted with a remark, and why. */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Row number in the file, counted from 1. */
    row: integer('row').notNull(),
    result: text('result').$type<'rejected' | 'remark'>().notNull(),
    reasons: text('reasons')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The original row. */
    raw: jsonb('raw').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);

/**
 * An import's changes to records, for undoing: before images of changed records, and the created
 * records. Created companies are not listed, since there may be a million; they have `importId`.
 */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id').notNull(),
    /** Null: the record was created by the import. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The record's `updatedAt` after the import; differs if it was changed since. */
    writtenAt: instant('written_at').notNull(),
    /** Why undoing retained the record. */
    kept: text('kept'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.recordId] })],
);

/** The column mapping last used for a source. */
export const importMappings = pgTable(
  'import_mappings',
  {
    of: text('of').$type<ImportOf>().notNull(),
    source: text('source').notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.of, table.source] })],
);
