import { inArray } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { MatchedSubject } from '#features/portfolio/matches/domain/score-companies.ts';
import { weighTerms } from '#features/portfolio/matches/domain/weighted-terms.ts';
import { examplesOf, submittedTo } from '#features/portfolio/matches/server/examples.ts';
import { recordsOf } from '#features/portfolio/matches/server/match-companies.ts';
import { textColumns, textsOf } from '#features/portfolio/matches/server/opportunity-texts.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

/** What opportunities look for, by id. The caller has checked that they may be read. */
export async function subjectsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, MatchedSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: opportunities.id,
      ...textColumns,
    })
    .from(opportunities)
    .where(inArray(opportunities.id, [...ids]));
  const subjects = new Map<string, MatchedSubject>();
  for (const row of rows) {
    const examples = await examplesOf(db, await submittedTo(db, row.id));
    subjects.set(row.id, { terms: weighTerms(textsOf(row)), examples: [...examples.values()] });
  }
  return subjects;
}

/** The texts of companies that a match reads, by id. */
export async function matchedRecords(db: Queryable, ids: readonly string[]) {
  const records = await recordsOf(db, ids, {});
  return new Map(records.map((record) => [record.id, record]));
}
