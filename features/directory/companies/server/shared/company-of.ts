import { and, eq } from 'drizzle-orm';
import type { Company, CompanyRef } from '#features/directory/companies/domain/company.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyColumns } from './card-columns.ts';

/** Null when there is no such record of that kind. */
export async function companyOf(db: Queryable, ref: CompanyRef): Promise<Company | null> {
  const [company] = await db
    .select(companyColumns)
    .from(companies)
    .where(and(eq(companies.id, ref.id), eq(companies.kind, ref.kind)));
  return company ?? null;
}
