import { inArray } from 'drizzle-orm';
import type { Suggestion } from '#features/directory/collections/domain/suggestions.ts';
import { sharedTraits } from '#features/directory/companies/domain/similarity.ts';
import { severalRecordsOf } from '#features/directory/companies/server/shared/fold-records.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { RecommendationHit } from '#features/directory/search/server/shared/search-index.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';

/** Columns of a card, and further ones to compare. */
const columns = {
  ...cardColumns,
  description: companies.description,
  industries: companies.industries,
};
type Row = Pick<typeof companies.$inferSelect, keyof typeof columns>;

const sharedMost = 3;

/** Terms shared with the most similar companies, most common first; industries only without others. */
function sharedWith(company: Row, others: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const other of others) {
    for (const words of sharedTraits(other, company))
      counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const shared = [...counts].toSorted(([, one], [, other]) => other - one).map(([words]) => words);
  const industries = new Set(company.industries.map((industry) => industry.toLowerCase()));
  const distinct: string[] = [];
  for (const words of shared) {
    // Skip phrases that contain or are part of one already found.
    if (!distinct.some((other) => other.includes(words) || words.includes(other)))
      distinct.push(words);
  }
  const distinctive = distinct.filter((words) => !industries.has(words));
  return (distinctive.length > 0 ? distinctive : distinct).slice(0, sharedMost);
}

function suggestionOf(row: Row, mostSimilar: readonly Row[]): Suggestion {
  const { description: _, industries: __, ...card } = row;
  return {
    ...card,
    shared: sharedWith(row, mostSimilar),
    like: mostSimilar.slice(0, 1).map(({ kind, id, name }) => ({ kind, id, name })),
  };
}

/** Suggestions for the hits, with shared terms and most similar companies. */
export async function presentSuggestions(
  db: Queryable,
  hits: readonly RecommendationHit[],
): Promise<Suggestion[]> {
  const ids = new Set(hits.flatMap(({ id, mostSimilar }) => [id, ...mostSimilar]));
  const cards = await db
    .select(columns)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const rows = new Map(cards.map((row) => [row.id, row]));
  const several = await severalRecordsOf(
    db,
    hits.map(({ id }) => id),
  );
  return hits.flatMap(({ id, mostSimilar }) => {
    const row = rows.get(id);
    if (!row) return [];
    const suggestion = suggestionOf(
      row,
      mostSimilar.flatMap((one) => rows.get(one) ?? []),
    );
    const records = several.get(id);
    return records === undefined ? suggestion : { ...suggestion, records };
  });
}
