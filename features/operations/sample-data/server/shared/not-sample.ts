import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sampleRecords } from '#features/operations/sample-data/server/tables.ts';

const columns = {
  corporation: sampleRecords.corporationId,
  company: sampleRecords.companyId,
} as const;

/** Whether a corporation or a company is a real one. */
export const notSample = (id: AnyPgColumn, kind: keyof typeof columns): SQL =>
  sql`not exists (select from ${sampleRecords} where ${columns[kind]} = ${id})`;
