import { and, arrayOverlaps, inArray, or, sql } from 'drizzle-orm';
import { serverLimits } from '#core/platform/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { TaggedVector } from '#features/directory/search/server/shared/similarity.ts';
import { rankCandidates } from '#features/directory/search/server/shared/rank-candidates.ts';
import { rarity, tagWeights } from '#features/directory/search/server/shared/tag-weights.ts';
import { Codes } from '#features/directory/search/server/shared/codes.ts';
import type {
  RecommendationHit,
  Recommendation,
} from '#features/directory/search/server/shared/search-index.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

const maxTags = 20;
const columns = { id: companies.id, tags: companies.tags, industries: companies.industries };

interface TaggedCompany {
  readonly id: string;
  readonly tags: readonly string[];
  readonly industries: readonly string[];
}

/** Companies that share the most distinctive tags and industries, by a database query. */
export async function similarByTags(
  db: Queryable,
  { positive, negative, exclude }: Recommendation,
): Promise<RecommendationHit[]> {
  const codes = new Codes();
  const described = ({ id, tags, industries }: TaggedCompany): TaggedVector => ({
    id,
    point: null,
    tags: [...tags, ...industries].map((label) => codes.codeOf(label)),
  });
  const examples = await db
    .select(columns)
    .from(companies)
    .where(inArray(companies.id, [...positive, ...negative]));
  const byId = new Map(examples.map((row) => [row.id, described(row)]));
  const vectorsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const [likes, dislikes] = [vectorsOf(positive), vectorsOf(negative)];
  const shares = tagWeights(
    likes.map(({ tags }) => tags),
    () => 1,
  );
  const most = [...shares].toSorted(([, one], [, other]) => other - one).slice(0, maxTags);
  if (most.length === 0) return [];
  const names = most.flatMap(([code]) => codes.values[code] ?? []);
  const rows = await db
    .select(columns)
    .from(companies)
    .where(
      and(
        or(arrayOverlaps(companies.tags, names), arrayOverlaps(companies.industries, names)),
        exclude.size === 0
          ? undefined
          : sql`${companies.id} <> all(${sql.param([...exclude])}::uuid[])`,
      ),
    )
    .limit(serverLimits.similarCompared);
  const candidates = rows.map(described);
  const counts = new Map<number, number>();
  for (const { tags } of candidates)
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const rarityOf = rarity(candidates.length, (tag) => counts.get(tag) ?? 0);
  return rankCandidates({
    positive: likes,
    centroids: [],
    negative: dislikes,
    candidates,
    rarityOf,
  });
}
