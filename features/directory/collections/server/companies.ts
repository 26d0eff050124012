import { refusals } from '#core/domain/refusals.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyCard, CompanyRef } from '#features/directory/companies/domain/company.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { collections } from './tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';

/** @throws Refused `invalid` when an id is not a company record of that kind */
export async function assertCompaniesExist(
  db: Queryable,
  refs: readonly CompanyRef[],
): Promise<void> {
  if (refs.length === 0) return;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ref.id from json_to_recordset(${JSON.stringify(refs)}::json) ref(kind text, id uuid)
    where not exists (
      select from ${companies}
      where ${companies.id} = ref.id and ${companies.kind} = ref.kind)
    limit 1`);
  const [missing] = rows;
  if (missing)
    throw refused(refusals.invalid, { problem: `there is no such company: ${missing.id}.` });
}

/** All listed companies of a collection; empty when the viewer does not see it. */
export const companiesListed = (
  db: Queryable,
  viewer: Viewer,
  collectionId: string,
): Promise<CompanyCard[]> =>
  db
    .select(cardColumns)
    .from(collections)
    .innerJoinLateral(
      sql`(
        select 'startup' kind, unnest(${collections.startupIds})::uuid id
        union all select 'crunchbase', unnest(${collections.crunchbaseIds})::uuid
        union all select 'nucla', unnest(${collections.nuclaIds})::uuid) listed`,
      sql`true`,
    )
    .innerJoin(companies, sql`${companies.id} = listed.id and ${companies.kind} = listed.kind`)
    .where(and(eq(collections.id, collectionId), visibleCollection(viewer)));
