import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { customType, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/**
 * An instant, held as ISO 8601 text in UTC. PostgreSQL writes `2026-01-02 03:04:05.678+00` in a
 * session whose zone is UTC; turning that into ISO is two cuts, building a Date is far more.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => isoFromPostgres(value),
});

export function isoFromPostgres(value: string): string {
  return `${value.slice(0, 10)}T${value.slice(11, value.length - 3)}Z`;
}

/** Ids that grow with time keep an index's newest rows together. */
export const newId = (): string => v7();

const randomBytesOfId = 16;

/** Many at once: drawing their randomness one by one takes longer than all else. */
export function newIds(count: number): string[] {
  const drawn = randomBytes(count * randomBytesOfId);
  return Array.from({ length: count }, (_, nth) =>
    v7({ random: drawn.subarray(nth * randomBytesOfId, (nth + 1) * randomBytesOfId) }),
  );
}

export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** When a row was made, and when it was last changed; the second is for its store to keep. */
export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .default(sql`now()`);

/** Words of a text, with their places and weights, as PostgreSQL looks them up. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
