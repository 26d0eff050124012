import { cardFields, pick } from '#features/directory/companies/domain/company-fields.ts';
import { and, desc, eq, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Company } from '#features/directory/companies/domain/company.ts';
import type { SimilarCompany } from '#features/directory/companies/domain/endpoints.ts';
import { shortTraits } from '#features/directory/companies/domain/similarity.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { domainOf } from '#features/directory/companies/domain/web-domain.ts';
import type { CompanyIndex } from './shared/company-index.ts';
import { companies } from './tables.ts';
import { foldRecords } from './shared/fold-records.ts';
import { groupOf } from './shared/groups.ts';
import { companyColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { textArray } from '#core/platform/database/array-parameters.ts';

type NearIndex = Pick<CompanyIndex, 'similar'>;
type Row = typeof companies.$inferSelect;

/**
 * Companies by number of shared tags, then shared industries, then fewer other tags. Records of the
 * same company or web domain are excluded.
 */
async function sharingTags(db: Queryable, { id, tags, industries }: Company): Promise<Row[]> {
  if (tags.length === 0 && industries.length === 0) return [];
  const own = db.select({ domain: companies.domain }).from(companies).where(eq(companies.id, id));
  const candidates = db
    .select({ ...companyColumns, logoUrl: companyColumns.logoUrl.as('logo_address') })
    .from(companies)
    .where(
      and(
        sql`${companies.id} not in ${groupOf(id)}`,
        sql`${companies.domain} is distinct from coalesce((${own}), '')`,
        or(
          sql`${companies.tags} && ${textArray(tags)}`,
          sql`${companies.industries} && ${textArray(industries)}`,
        ),
      ),
    )
    .limit(serverLimits.similarCompared)
    .as('candidates');
  const shared = (column: SQLWrapper, values: readonly string[]) =>
    sql<number>`(select count(*) from unnest(${column}) value
      where value = any(${textArray(values)}))`;
  return db
    .select()
    .from(candidates)
    .orderBy(
      desc(shared(candidates.tags, tags)),
      desc(shared(candidates.industries, industries)),
      sql`cardinality(${candidates.tags})`,
      candidates.name,
      candidates.id,
    )
    .limit(companyLimits.similarCompanies);
}

/** The nearest companies in the index; none without an index or vectors. */
async function nearby(db: Queryable, index: NearIndex, { id, url }: Company): Promise<Row[]> {
  // Some may be other records of the same company, or deleted since.
  const most = 2 * companyLimits.similarCompanies;
  const hits = await index.similar(id, most).catch(() => []);
  if (hits.length === 0) return [];
  const ids = hits.map((hit) => hit.id);
  const rows = await db
    .select(companyColumns)
    .from(companies)
    .where(and(inArray(companies.id, ids), sql`${companies.id} not in ${groupOf(id)}`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = domainOf(url);
  return ids
    .flatMap((one) => byId.get(one) ?? [])
    .filter((row) => own === null || row.domain !== own)
    .slice(0, most);
}

/** The companies most similar to one, with what they share: semantic search first, then tags. */
export async function similarCompanies(
  db: Queryable,
  index: NearIndex,
  company: Company,
): Promise<SimilarCompany[]> {
  const near = await nearby(db, index, company);
  const ids = new Set(near.map(({ id }) => id));
  const isEnough = near.length >= companyLimits.similarCompanies;
  const others = isEnough ? [] : await sharingTags(db, company);
  const rows = [...near, ...others.filter(({ id }) => !ids.has(id))];
  const folded = await foldRecords(db, rows);
  return folded.slice(0, companyLimits.similarCompanies).map(({ records, ...row }) => ({
    ...pick(row, cardFields),
    shared: shortTraits(company, row),
    ...(records && { records }),
  }));
}
