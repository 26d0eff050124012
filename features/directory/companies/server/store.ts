import { asc, ilike, or, sql } from 'drizzle-orm';
import type { CompanyCard, CompanyRef } from '#features/directory/companies/domain/company.ts';
import { likeStartingWith, likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from './tables.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

/** The domain of a company's web address. */
const domain = sql`regexp_replace(coalesce(${companies.url}, ''), '^https?://(www\\.)?', '')`;

/** Companies whose name or domain contains the query; prefix matches come first. */
export async function findCompanies(
  db: Queryable,
  typed: string,
  limit: number,
): Promise<CompanyCard[]> {
  if (typed === '') return [];
  return db
    .select(cardColumns)
    .from(companies)
    .where(or(ilike(companies.name, likeContaining(typed)), ilike(domain, likeContaining(typed))))
    .orderBy(
      sql`not (${ilike(companies.name, likeStartingWith(typed))})`,
      sql`not (${ilike(domain, likeStartingWith(typed))})`,
      asc(companies.name),
      asc(companies.id),
    )
    .limit(limit);
}

/** The companies of some references, in order; a reference with another kind matches none. */
export async function companiesNamed(
  db: Queryable,
  refs: readonly CompanyRef[],
): Promise<CompanyCard[]> {
  return db
    .select(cardColumns)
    .from(companies)
    .innerJoin(
      sql`rows from (json_to_recordset(${JSON.stringify(refs)}::json) as (kind text, id uuid))
        with ordinality wanted(kind, id, place)`,
      sql`wanted.id = ${companies.id} and wanted.kind = ${companies.kind}`,
    )
    .orderBy(sql`wanted.place`);
}

/** Companies by id, of any kind. */
export async function cardsById(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompanyCard>> {
  const cards = await db
    .select(cardColumns)
    .from(companies)
    .where(sql`${companies.id} = any(${uuidArray(ids)})`);
  return new Map(cards.map((card) => [card.id, card]));
}
