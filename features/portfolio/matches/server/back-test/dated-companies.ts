import { and, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { collectionAdditions } from '#features/directory/collections/server/tables.ts';
import { CompanyValues } from '#features/directory/companies/domain/company-values.ts';
import { companies, companyValues } from '#features/directory/companies/server/tables.ts';
import { recordsOf } from '#features/portfolio/matches/server/match-companies.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/**
 * Companies that were there at a moment: created here, changed by their source, submitted or listed by
 * then. One that was founded in a later year was not, unless somebody dealt with it before.
 */
const wasThere = (at: string): SQL => sql`(
  exists (select 1 from ${submissions} where ${submissions.companyId} = ${companies.id}
    and ${submissions.createdAt} <= ${at}::timestamptz)
  or exists (select 1 from ${collectionAdditions}
    where ${collectionAdditions.companyId} = ${companies.id}
    and ${collectionAdditions.at} <= ${at}::timestamptz)
  or (least(${companies.createdAt}, ${companies.sourceUpdatedAt}) <= ${at}::timestamptz
    and coalesce(${companies.foundedYear}
      <= extract(year from ${at}::timestamptz at time zone 'UTC'), true)))`;

/** Of some companies those that were there at a moment. */
export async function companiesAt(
  db: Queryable,
  at: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), wasThere(at)));
  return new Set(rows.map(({ id }) => id));
}

export type DatedRecord = Awaited<ReturnType<typeof recordsOf>>[number];

/** What the sources said of fields that people have changed after a moment, by company. */
async function sourceValuesBefore(db: Queryable, at: string, ids: readonly string[]) {
  const rows = await db
    .select({
      id: companyValues.companyId,
      field: companyValues.field,
      value: companyValues.sourceValue,
    })
    .from(companyValues)
    .where(
      and(
        inArray(companyValues.companyId, [...ids]),
        isNull(companyValues.corporationId),
        gt(companyValues.editedAt, at),
      ),
    );
  const before = new Map<string, CompanyValues>();
  for (const { id, field, value } of rows) {
    const read = CompanyValues.safeParse({ [field]: value });
    if (read.success) before.set(id, { ...before.get(id), ...read.data });
  }
  return before;
}

function withSourceValues(record: DatedRecord, before: CompanyValues): DatedRecord {
  const isFundingLater = before.fundingAmount !== undefined || before.fundingCurrency !== undefined;
  return {
    ...record,
    ...(isFundingLater && { fundingUsd: null }),
    name: before.name ?? record.name,
    tags: before.tags ?? record.tags,
    industries: before.industries ?? record.industries,
    ...(before.oneLiner !== undefined && { oneLiner: before.oneLiner }),
    ...(before.description !== undefined && { description: before.description }),
    ...(before.country !== undefined && { country: before.country }),
    ...(before.stage !== undefined && { stage: before.stage }),
    ...(before.lastFundingAt !== undefined && { lastFundingAt: before.lastFundingAt }),
  };
}

/** Stage and funding are those of the last round: of a later one they are not known yet. */
const withoutLaterFunding = (record: DatedRecord, at: string): DatedRecord =>
  record.lastFundingAt !== null && Date.parse(record.lastFundingAt) > Date.parse(at)
    ? { ...record, stage: null, fundingUsd: null, lastFundingAt: null }
    : record;

/** The records of companies without what is dated later. What has no date is as it is today. */
export async function recordsAt(
  db: Queryable,
  at: string,
  ids: readonly string[],
): Promise<DatedRecord[]> {
  if (ids.length === 0) return [];
  const records = await recordsOf(db, ids, {});
  const before = await sourceValuesBefore(db, at, ids);
  return records
    .map((record) => withSourceValues(record, before.get(record.id) ?? {}))
    .map((record) => withoutLaterFunding(record, at));
}

/** How many of some companies their source has changed after a moment. */
export async function countChangedLater(
  db: Queryable,
  at: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), gt(companies.sourceUpdatedAt, at)));
  return row?.count ?? 0;
}
