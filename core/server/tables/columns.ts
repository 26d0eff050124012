import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { customType, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/**
 * An instant, read as ISO 8601 text in UTC. PostgreSQL writes `2026-01-02 03:04:05.678+00` in a UTC
 * session; converting the text is much faster than building a Date.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => isoFromPostgres(value),
});

export function isoFromPostgres(value: string): string {
  return `${value.slice(0, 10)}T${value.slice(11, value.length - 3)}Z`;
}

/** UUIDv7: time-ordered ids keep the newest rows of an index together. */
export const newId = (): string => v7();

const randomBytesOfId = 16;

/** Random bytes are drawn in batches: one call per id would dominate the cost. */
export function newIds(count: number): string[] {
  const drawn = randomBytes(count * randomBytesOfId);
  return Array.from({ length: count }, (_, nth) =>
    v7({ random: drawn.subarray(nth * randomBytesOfId, (nth + 1) * randomBytesOfId) }),
  );
}

export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** Refers to what a row is part of and is removed with. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  uuid(name).notNull().references(whole, { onDelete: 'cascade' });

/** When a row was written. */
export const momentOf = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`now()`);

/** Creation and last change of a row; the store must set `updatedAt`. */
export const createdAt = () => momentOf('created_at');
export const updatedAt = () => momentOf('updated_at');

/** A few kilobytes that belong to a row; what is larger is in the file store. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** `tsvector`: the words of a text with positions and weights. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The transaction that wrote a row: by it one knows that no transaction before it is still open. */
export const transactionId = () =>
  xid8('transaction_id')
    .notNull()
    .default(sql`pg_current_xact_id()`);
