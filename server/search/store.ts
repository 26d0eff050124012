import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/open.ts';
import { companies } from '#server/tables/companies.ts';

const shown = {
  kind: companies.kind,
  id: companies.id,
  name: companies.name,
  oneLiner: companies.oneLiner,
  description: companies.description,
  url: companies.url,
  logoUrl: companies.logoUrl,
  country: companies.country,
  city: companies.city,
  foundedYear: companies.foundedYear,
  stage: companies.stage,
  fundingUsd: companies.fundingUsd,
  tags: companies.tags,
};

/** What is shown of the companies that an index found. */
export async function companiesById(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select(shown)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
