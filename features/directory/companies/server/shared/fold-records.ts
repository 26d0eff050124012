import { inArray } from 'drizzle-orm';
import { companyKinds } from '#core/domain/company-kind.ts';
import { type CompanyRef } from '#features/directory/companies/domain/company.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { groupsOf } from './groups.ts';

/** The records of companies that have several, our own directory's first, by the id of any of them. */
export async function severalRecordsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompanyRef[]>> {
  const groups = [...(await groupsOf(db, ids))].filter(([, group]) => group.length > 1);
  if (groups.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, kind: companies.kind })
    .from(companies)
    .where(inArray(companies.id, [...new Set(groups.flatMap(([, group]) => group))]));
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const place = ({ kind }: CompanyRef) => companyKinds.indexOf(kind);
  return new Map(
    groups.map(([root, group]) => [
      root,
      group
        .toSorted()
        .flatMap((id) => {
          const kind = kinds.get(id);
          return kind === undefined ? [] : [{ kind, id }];
        })
        .toSorted((one, other) => place(one) - place(other)),
    ]),
  );
}

/**
 * Leaves of each company the first record, which is told about the others. Those before have been shown
 * already, on an earlier page.
 */
export async function foldRecords<Hit extends { readonly id: string }>(
  db: Queryable,
  hits: readonly Hit[],
  before: readonly { readonly id: string }[] = [],
): Promise<(Hit & { readonly records?: CompanyRef[] })[]> {
  const several = await severalRecordsOf(
    db,
    hits.map(({ id }) => id),
  );
  const ids = new Set(before.map(({ id }) => id));
  return hits.flatMap((hit) => {
    const records = several.get(hit.id);
    const same = records ?? [hit];
    if (same.some(({ id }) => ids.has(id))) return [];
    for (const { id } of same) ids.add(id);
    return records === undefined ? [hit] : [{ ...hit, records }];
  });
}
