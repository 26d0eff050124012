import type pg from 'pg';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { compareNextChanged } from '#features/directory/companies/server/compare-records.ts';
import { matchOutbox } from '#features/directory/companies/server/match-tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

/** Inserts a company as an import would; returns its id. */
export async function addCompany(
  pool: pg.Pool,
  company: { readonly name: string; readonly oneLiner?: string; readonly kind?: string },
): Promise<string> {
  // Ordered by time: two may be created in one millisecond.
  const id = newId();
  await pool.query(
    `insert into companies (id, kind, external_id, name, one_liner) values ($1, $2, $1::uuid::text, $3, $4)`,
    [id, company.kind ?? 'startup', company.name, company.oneLiner ?? null],
  );
  return id;
}

/** Inserts records with only the given fields. */
export const recordsIn =
  (db: Queryable) =>
  async (
    kind: CompanyKind,
    name: string,
    facts: Partial<typeof companies.$inferInsert> = {},
  ): Promise<{ kind: CompanyKind; id: string }> => {
    const id = newId();
    await db.insert(companies).values({ id, kind, externalId: id, name, ...facts });
    return { kind, id };
  };

/** Compares the changed records. The server does so too: those that it has taken are waited for. */
export const compareAll = (db: Database): Promise<void> =>
  waitUntil(async () => {
    while (await db.transaction(compareNextChanged));
    return (await db.$count(matchOutbox)) === 0;
  });
