import { and, arrayOverlaps, inArray, or, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Described } from '#features/search/server/public/likeness.ts';
import { ranked } from '#features/search/server/public/ranking.ts';
import { rarity, tagWeights } from '#features/search/server/public/tagged.ts';
import { Codes } from '#features/search/server/public/codes.ts';
import type { AlikeHit, Taste } from '#features/search/server/public/search-index.ts';
import { companies } from '#features/companies/server/tables.ts';

const labelsMost = 20;
const columns = { id: companies.id, tags: companies.tags, industries: companies.industries };

interface Labelled {
  readonly id: string;
  readonly tags: readonly string[];
  readonly industries: readonly string[];
}

/** What shares the most telling tags and industries, as far as the database tells. */
export async function alikeByLabels(
  db: Queryable,
  { liked, disliked, taken }: Taste,
): Promise<AlikeHit[]> {
  const codes = new Codes();
  const described = ({ id, tags, industries }: Labelled): Described => ({
    ...{ id, point: null, tags: [...tags, ...industries].map((label) => codes.codeOf(label)) },
  });
  const given = await db
    .select(columns)
    .from(companies)
    .where(inArray(companies.id, [...liked, ...disliked]));
  const byId = new Map(given.map((row) => [row.id, described(row)]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const [wanted, unwanted] = [known(liked), known(disliked)];
  const shares = tagWeights(
    wanted.map(({ tags }) => tags),
    () => 1,
  );
  const most = [...shares].toSorted(([, one], [, other]) => other - one).slice(0, labelsMost);
  if (most.length === 0) return [];
  const names = most.flatMap(([code]) => codes.values[code] ?? []);
  const found = await db
    .select(columns)
    .from(companies)
    .where(
      and(
        or(arrayOverlaps(companies.tags, names), arrayOverlaps(companies.industries, names)),
        taken.size === 0
          ? undefined
          : sql`${companies.id} <> all(${sql.param([...taken])}::uuid[])`,
      ),
    )
    .limit(limits.similarCompared);
  const candidates = found.map(described);
  const counts = new Map<number, number>();
  for (const { tags } of candidates)
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const rarityOf = rarity(candidates.length, (tag) => counts.get(tag) ?? 0);
  return ranked({ liked: wanted, directions: [], disliked: unwanted, candidates, rarityOf });
}
