import { setTimeout as wait } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { searchedColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { noteTagNames } from '#features/directory/tags/server/shared/tag-names.ts';
import { searchChanges } from './outbox.ts';

const indexed = {
  ...searchedColumns,
  createdAtMs: sql<number>`(extract(epoch from ${companies.createdAt}) * 1000)::float8`,
};

const { least, most, characters } = searchLimits.searchPage;

const sizeOf = ({ description, oneLiner, tags }: IndexedCompany): number =>
  (description?.length ?? 0) + (oneLiner?.length ?? 0) + tags.length * 20 + 200;

/** The next page size, so that a page's total text fits in memory. */
function nextSize(page: readonly IndexedCompany[]): number {
  const size = page.reduce((sum, company) => sum + sizeOf(company), 1);
  return Math.max(least, Math.min(most, Math.floor((page.length * characters) / size)));
}

/** The companies with their tags in one spelling each. */
export async function withTagNames(
  db: Queryable,
  page: readonly IndexedCompany[],
): Promise<IndexedCompany[]> {
  const names = await noteTagNames(
    db,
    page.flatMap(({ tags }) => tags),
  );
  return page.map((company) => ({
    ...company,
    tagNames: [...new Set(company.tags.map((tag) => names.get(tag) ?? tag))],
  }));
}

/** The existing companies among these ids, in pages. */
export async function* readCompanies(
  db: Queryable,
  ids: readonly string[],
): AsyncGenerator<readonly IndexedCompany[]> {
  let size = Math.sqrt(least * most);
  for (let from = 0; from < ids.length;) {
    const batch = ids.slice(from, from + Math.floor(size));
    const page = await db
      .select(indexed)
      .from(companies)
      .where(sql`${companies.id} = any(${sql.param(batch)}::uuid[])`);
    from += batch.length;
    if (page.length > 0) {
      size = nextSize(page);
      yield page;
    }
  }
}

const pageBehind = (db: Queryable, last: string | undefined, size: number) =>
  db
    .select(indexed)
    .from(companies)
    .where(last === undefined ? undefined : gt(companies.id, last))
    .orderBy(asc(companies.id))
    .limit(Math.floor(size));

/** Every company in order of id, by keyset pagination. */
export async function* readAllCompanies(db: Queryable): AsyncGenerator<readonly IndexedCompany[]> {
  let size = Math.sqrt(least * most);
  for (let last: string | undefined; ;) {
    const page = await pageBehind(db, last, size);
    last = page.at(-1)?.id;
    if (last === undefined) return;
    size = nextSize(page);
    yield page;
  }
}

/**
 * The same during a bulk load: ids grow with time, so reading follows the writers. Companies that
 * were read are deleted from the outbox; reading ends when few more arrive.
 */
export async function* readCompaniesDuringBulkLoad(
  db: Database,
  gone: AbortSignal,
): AsyncGenerator<readonly IndexedCompany[]> {
  const { least: worthwhile, ms } = searchLimits.searchBulkLoad;
  let size = Math.sqrt(least * most);
  let last: string | undefined;
  for (let came: number = worthwhile; came >= worthwhile;) {
    came = 0;
    for (;;) {
      const page = await db.transaction(
        async (tx) => {
          const page = await pageBehind(tx, last, size);
          const ids = page.map(({ id }) => id);
          if (ids.length > 0) await searchChanges.markBulkLoaded(tx, ids);
          return page;
        },
        { isolationLevel: 'repeatable read' },
      );
      if (page.length === 0) break;
      last = page.at(-1)?.id;
      size = nextSize(page);
      came += page.length;
      yield page;
    }
    await wait(ms, undefined, { signal: gone });
  }
}
