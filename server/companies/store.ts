import { asc, ilike, or, sql } from 'drizzle-orm';
import type { CompanyCard } from '#domain/companies/company.ts';
import { beginning, containing } from '#server/platform/database/like.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { companies } from '#server/tables/companies.ts';

/** The domain of a web address: what people know a company by beside its name. */
const domain = sql`regexp_replace(coalesce(${companies.url}, ''), '^https?://(www\\.)?', '')`;

/** Companies whose name or domain holds what was typed; those that begin with it come first. */
export async function findCompanies(
  db: Queryable,
  typed: string,
  limit: number,
): Promise<CompanyCard[]> {
  if (typed === '') return [];
  return db
    .select({
      kind: companies.kind,
      id: companies.id,
      name: companies.name,
      oneLiner: companies.oneLiner,
      url: companies.url,
      logoUrl: companies.logoUrl,
      country: companies.country,
      city: companies.city,
      foundedYear: companies.foundedYear,
      stage: companies.stage,
      fundingUsd: companies.fundingUsd,
      tags: companies.tags,
    })
    .from(companies)
    .where(or(ilike(companies.name, containing(typed)), ilike(domain, containing(typed))))
    .orderBy(
      sql`not (${ilike(companies.name, beginning(typed))})`,
      sql`not (${ilike(domain, beginning(typed))})`,
      asc(companies.name),
      asc(companies.id),
    )
    .limit(limit);
}
