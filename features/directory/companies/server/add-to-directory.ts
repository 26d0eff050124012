import { and, eq, inArray } from 'drizzle-orm';
import { standInIdOf } from '#features/directory/companies/domain/import/stand-in-ids.ts';
import { limits } from '#core/domain/limits.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { companyEvents as events } from '#features/directory/companies/domain/events.ts';
import type { NewCompany } from '#features/directory/companies/domain/proposal.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from './tables.ts';

/** The id of a company that no source gave one; with a website the same as an import gives it. */
const externalIdOf = ({ name, url }: NewCompany): string =>
  standInIdOf({ name, url, country: null, city: null }) ??
  name.toLowerCase().slice(0, limits.externalIdCharacters);

const inDirectory = eq(companies.kind, 'startup');

/** Adds companies to the directory; one that is there already stays as it is. In the same order. */
export async function addToDirectory(
  db: Queryable,
  { userId }: Granted<'importRecords'>,
  newCompanies: readonly NewCompany[],
): Promise<CompanyCard[]> {
  const rows = newCompanies.map((company) => ({ ...company, externalId: externalIdOf(company) }));
  const added = await db
    .insert(companies)
    .values(rows.map((row) => ({ ...row, kind: 'startup' as const })))
    .onConflictDoNothing({ target: [companies.kind, companies.externalId] })
    .returning({ id: companies.id, name: companies.name });
  await emit(
    db,
    events['company.added'],
    added.map(({ id, name }) => ({ companyId: id, actorId: userId, name })),
  );
  const ids = rows.map(({ externalId }) => externalId);
  const cards = await db
    .select({ externalId: companies.externalId, card: cardColumns })
    .from(companies)
    .where(and(inDirectory, inArray(companies.externalId, ids)));
  const byId = new Map(cards.map(({ externalId, card }) => [externalId, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
