import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Puts a company into the directory as if an import had brought it; answers its id. */
export async function addCompany(
  pool: pg.Pool,
  company: { readonly name: string; readonly oneLiner?: string; readonly kind?: string },
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into companies (id, kind, external_id, name, one_liner) values ($1, $2, $1::uuid::text, $3, $4)`,
    [id, company.kind ?? 'startup', company.name, company.oneLiner ?? null],
  );
  return id;
}
