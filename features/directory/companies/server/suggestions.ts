import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyMatch } from '#features/directory/companies/domain/match.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from './tables.ts';
import { companyMatches } from './match-tables.ts';
import { groupOf } from './shared/groups.ts';
import { logoAddress } from '#features/directory/companies/server/shared/logo.ts';

const first = alias(companies, 'first_company');
const second = alias(companies, 'second_company');

const pairColumns = {
  id: companyMatches.id,
  reason: companyMatches.reason,
  state: companyMatches.state,
  first: jsonObject({ ...getTableColumns(first), logoUrl: logoAddress(first) }),
  second: jsonObject({ ...getTableColumns(second), logoUrl: logoAddress(second) }),
};

/** Undecided, directly and through other records. */
const isOpen = sql`(${companyMatches.state} = 'suggested'
  and ${companyMatches.secondId} not in ${groupOf(companyMatches.firstId)})`;

const keys: readonly SortKey[] = [
  { by: sql`${companyMatches.createdAt}`, type: 'timestamptz' },
  { by: sql`${companyMatches.id}`, type: 'uuid' },
];

/** Undecided pairs, oldest first. */
export async function listOpenSuggestions(
  db: Queryable,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const rows = await db
    .select({ row: jsonObject(pairColumns), cursorKeys: keyColumn(keys) })
    .from(companyMatches)
    .innerJoin(first, eq(first.id, companyMatches.firstId))
    .innerJoin(second, eq(second.id, companyMatches.secondId))
    .where(and(isOpen, afterCursor(cursor, keys)))
    .orderBy(...orderByKeys(keys))
    .limit(limit + 1);
  return { ...pageOf(rows, limit), total: await countOpen(db) };
}

async function countOpen(db: Queryable): Promise<number> {
  const open = db
    .select({ id: companyMatches.id })
    .from(companyMatches)
    .where(isOpen)
    .limit(companyLimits.matchesCounted)
    .as('open');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(open);
  return row?.total ?? 0;
}

/** One pair in any state. Null when there is none. */
export async function matchById(db: Queryable, id: string): Promise<CompanyMatch | null> {
  const [match] = await db
    .select({ row: jsonObject(pairColumns) })
    .from(companyMatches)
    .innerJoin(first, eq(first.id, companyMatches.firstId))
    .innerJoin(second, eq(second.id, companyMatches.secondId))
    .where(eq(companyMatches.id, id));
  return match?.row ?? null;
}
