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
import type { CompanyKind } from '#features/companies/domain/company.ts';
import type {
  FileFormat,
  ImportMapping,
  ImportOf,
  ImportState,
} from '#features/imports/domain/import.ts';
import type { ImportPreview } from '#features/imports/domain/import-record.ts';
import type { ImportProgress } from '#features/imports/domain/progress-estimate.ts';
import { createdAt, id, instant, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** A file on its way into records: what it is, how it is read, and how far it has come. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    of: text('of').$type<ImportOf>().notNull(),
    /** What the records belong to: companies a kind, the others a corporation or an opportunity. */
    kind: text('kind').$type<CompanyKind>(),
    corporationId: uuid('corporation_id').references(() => corporations.id),
    opportunityId: uuid('opportunity_id').references(() => opportunities.id),
    /** What the file comes from, in the words of whoever brings it: its mapping is kept by this name. */
    source: text('source').notNull(),
    fileName: text('file_name').notNull(),
    /** Where the bytes lie, or where the command line was pointed to. Null: the file was removed. */
    filePath: text('file_path'),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    /** How the file is read: format, encoding, delimiter, sheet. */
    format: jsonb('format').$type<FileFormat>(),
    /** Column of the file → field of the record, null where it is left out. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** The columns in their order, as they were when it was last gone through. */
    columns: text('columns').array(),
    timeZone: text('time_zone').notNull().default('UTC'),
    state: text('state').$type<ImportState>().notNull(),
    /** Rows that are dealt with: reading goes on behind them. */
    readRows: integer('read_rows').notNull().default(0),
    readBytes: bigint('read_bytes', { mode: 'number' }).notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Of those that were taken, how many with a remark. */
    remarks: integer('remarks').notNull().default(0),
    /** What became of its records when it was undone: taken away, put back, left as they are. */
    removed: integer('removed').notNull().default(0),
    restored: integer('restored').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    /** How far the work has come that is going on, for whoever watches. */
    progress: jsonb('progress').$type<ImportProgress>(),
    /** What the check found that was done last, and when; null when it does not hold any more. */
    preview: jsonb('preview').$type<ImportPreview>(),
    checkedAt: instant('checked_at'),
    /** Since when it waits for its turn: who came first goes first. */
    queuedAt: instant('queued_at'),
    cancelAsked: boolean('cancel_asked').notNull().default(false),
    /** Opens the report. */
    reportToken: text('report_token'),
    /** Why it stopped, in words for a person. */
    problem: text('problem'),
    createdBy: uuid('created_by').references(() => users.id),
    startedBy: uuid('started_by').references(() => users.id),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('imports_newest').on(table.createdAt)],
);

/** A row that was not taken, or taken with a remark, and why: nothing of a file vanishes. */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its place in the file, counted from 1. */
    row: integer('row').notNull(),
    result: text('result').$type<'rejected' | 'remark'>().notNull(),
    reasons: text('reasons')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The row as it came. */
    raw: jsonb('raw').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);

/**
 * What an import did to records, so that it can be undone: what it changed as it was before, and
 * what it made. Companies that it made are not listed, since there may be a million; they carry
 * its id (`importId`).
 */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id').notNull(),
    /** Null: the record was made by the import. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The record's `updatedAt` as the import left it: another one, and it was changed since. */
    writtenAt: instant('written_at').notNull(),
    /** Why undoing left the record as it is. */
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
