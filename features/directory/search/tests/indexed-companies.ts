import { searchedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields } from '#features/directory/companies/domain/company.ts';
import { readAllCompanies } from '#features/directory/search/server/index-sync/indexed-companies.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { TestServer } from '#core/tests/test-server.ts';

export type GivenCompany = Partial<IndexedCompany> & { readonly name: string };

/** A company with the given fields only. */
export function companyMadeOf(fields: GivenCompany, nth = 0): IndexedCompany {
  return {
    ...emptyFields(searchedFields),
    id: newId(),
    kind: 'startup',
    createdAtMs: Date.UTC(2026, 0, 1) + nth,
    ...fields,
  };
}

export async function* pagesOf(made: readonly IndexedCompany[]) {
  yield made;
}

/**
 * An index of some hundred companies of the demonstration: without one, each search would read all of
 * them from the database, which costs ten times as much.
 */
export async function indexSomeCompanies({ database, index }: TestServer): Promise<void> {
  async function* firstPage() {
    for await (const page of readAllCompanies(database.db)) {
      yield page;
      return;
    }
  }
  await index.rebuild(firstPage());
}

/** An index of these companies only, in order of creation. */
export async function indexCompanies(
  { database, index }: TestServer,
  list: readonly GivenCompany[],
): Promise<IndexedCompany[]> {
  const made = list.map(companyMadeOf);
  await database.db.insert(companies).values(
    made.map(({ createdAtMs, ...company }) => ({
      ...company,
      externalId: company.id,
      createdAt: new Date(createdAtMs).toISOString(),
    })),
  );
  await index.rebuild(pagesOf(made));
  return made;
}
