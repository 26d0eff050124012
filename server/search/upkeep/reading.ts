import { asc, gt, sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import type { IndexedCompany } from '#server/platform/search/search-index.ts';
import { companies } from '#server/tables/companies.ts';

const indexed = {
  kind: companies.kind,
  id: companies.id,
  name: companies.name,
  oneLiner: companies.oneLiner,
  description: companies.description,
  url: companies.url,
  tags: companies.tags,
  industries: companies.industries,
  country: companies.country,
  city: companies.city,
  foundedYear: companies.foundedYear,
  stage: companies.stage,
  employees: companies.employees,
  fundingUsd: companies.fundingUsd,
  lastFundingAt: companies.lastFundingAt,
  status: companies.status,
  createdAtMs: sql<number>`(extract(epoch from ${companies.createdAt}) * 1000)::float8`,
};

const { least, most, characters } = limits.searchPage;

const sizeOf = ({ description, oneLiner, tags }: IndexedCompany): number =>
  (description?.length ?? 0) + (oneLiner?.length ?? 0) + tags.length * 20 + 200;

/** How many to read at once: as many as are about as large, together, as may lie in memory. */
function nextSize(page: readonly IndexedCompany[]): number {
  const size = page.reduce((sum, company) => sum + sizeOf(company), 1);
  return Math.max(least, Math.min(most, Math.floor((page.length * characters) / size)));
}

/** Those of these that are there, in pages. */
export async function* companiesOf(
  db: Queryable,
  ids: readonly string[],
): AsyncGenerator<readonly IndexedCompany[]> {
  let size = Math.sqrt(least * most);
  for (let from = 0; from < ids.length;) {
    const asked = ids.slice(from, from + Math.floor(size));
    const page = await db
      .select(indexed)
      .from(companies)
      .where(sql`${companies.id} = any(${sql.param(asked)}::uuid[])`);
    from += asked.length;
    if (page.length > 0) {
      size = nextSize(page);
      yield page;
    }
  }
}

/** Every company, in the order of their ids. Each page begins behind the last one's end. */
export async function* allCompanies(db: Queryable): AsyncGenerator<readonly IndexedCompany[]> {
  let size = Math.sqrt(least * most);
  let last: string | undefined;
  for (;;) {
    const page = await db
      .select(indexed)
      .from(companies)
      .where(last === undefined ? undefined : gt(companies.id, last))
      .orderBy(asc(companies.id))
      .limit(Math.floor(size));
    last = page.at(-1)?.id;
    if (last === undefined) return;
    size = nextSize(page);
    yield page;
  }
}
