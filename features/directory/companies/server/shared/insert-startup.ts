import { and, eq } from 'drizzle-orm';
import { standInIdOf } from '#features/directory/companies/domain/import/stand-in-ids.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

type NewStartup = Pick<Company, 'name' | 'url' | 'country' | 'oneLiner'>;

/** The last characters of an id are random. */
const randomCharacters = 12;

/** By the web address, as an import tells it apart. Namesakes without one are different companies. */
function externalIdOf({ name, url }: NewStartup): string {
  const byAddress = standInIdOf({ name: null, url, country: null, city: null });
  if (byAddress !== null) return byAddress;
  const mark = ` (${newId().slice(-randomCharacters)})`;
  return `${name.toLowerCase().slice(0, limits.externalIdCharacters - mark.length)}${mark}`;
}

/** Adds a company to our own directory, unless one with its web address is there: that one is answered. */
export async function insertStartup(
  db: Queryable,
  startup: NewStartup,
): Promise<{ readonly id: string; readonly name: string; readonly isNew: boolean } | null> {
  const externalId = externalIdOf(startup).toWellFormed();
  const columns = { id: companies.id, name: companies.name };
  const [added] = await db
    .insert(companies)
    .values({ ...startup, externalId, kind: 'startup' })
    .onConflictDoNothing({ target: [companies.kind, companies.externalId] })
    .returning(columns);
  if (added) return { ...added, isNew: true };
  const [namesake] = await db
    .select(columns)
    .from(companies)
    .where(and(eq(companies.kind, 'startup'), eq(companies.externalId, externalId)));
  return namesake ? { ...namesake, isNew: false } : null;
}
