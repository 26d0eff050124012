import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Company } from '#features/directory/companies/domain/company.ts';
import type { CompanyRecords } from '#features/directory/companies/domain/match.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { companies } from './tables.ts';
import { companyColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companyEvidence, companyMatches } from './match-tables.ts';
import { recordsOf } from './shared/groups.ts';
import { compareRecords } from './compare-records.ts';

/** Compares a company that is still in the queue when it is opened. */
export async function compareIfNew(db: Database, id: string): Promise<void> {
  const evidence = await db
    .select({ id: companyEvidence.companyId })
    .from(companyEvidence)
    .where(eq(companyEvidence.companyId, id));
  if (evidence.length === 0) await db.transaction((tx) => compareRecords(tx, [id]));
}

/** Other records of a company, and its undecided suggestions for users who may decide. */
export async function otherRecords(
  db: Queryable,
  id: string,
  withSuggested: boolean,
): Promise<CompanyRecords> {
  const group = await recordsOf(db, id);
  const matches = await db
    .select()
    .from(companyMatches)
    .where(
      and(
        inArray(companyMatches.state, ['accepted', 'suggested']),
        or(eq(companyMatches.firstId, id), eq(companyMatches.secondId, id)),
      ),
    );
  const byOther = new Map(
    matches.map((match) => [match.firstId === id ? match.secondId : match.firstId, match]),
  );
  const isSame = new Set(group);
  const sameIds = group.filter((one) => one !== id);
  const suggestedIds = withSuggested ? [...byOther.keys()].filter((one) => !isSame.has(one)) : [];
  const ids = [...sameIds, ...suggestedIds];
  const others =
    ids.length === 0
      ? []
      : await db
          .select(companyColumns)
          .from(companies)
          .where(inArray(companies.id, ids))
          .orderBy(sql`lower(${companies.name})`, companies.id);
  const matchOf = ({ id: other }: Company) => {
    const match = byOther.get(other);
    return match ? { id: match.id, reason: match.reason, state: match.state } : null;
  };
  return {
    same: others
      .filter((company) => isSame.has(company.id))
      .map((company) => ({
        company,
        match: byOther.get(company.id)?.state === 'rejected' ? null : matchOf(company),
      })),
    suggested: others
      .filter((company) => !isSame.has(company.id))
      .flatMap((company) => {
        const match = matchOf(company);
        return match ? [{ company, match }] : [];
      }),
  };
}
