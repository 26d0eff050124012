import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';

/** Companies of one name that are looked at: the same one in several sources. */
const namesakesMost = 10;
const similarMost = 200;
/** The best companies with the words that are left, of which the similar ones are taken. */
const withWordsMost = 1000;

/** The records of exactly this name, in any case. */
export const namesakesOf = (db: Queryable, name: string) =>
  db
    .select({ id: companies.id, oneLiner: companies.oneLiner, tags: companies.tags })
    .from(companies)
    .where(eq(sql`lower(${companies.name})`, name.toLowerCase()))
    .limit(namesakesMost);

export async function nameOf(db: Queryable, id: string): Promise<string> {
  const [row] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, id));
  return row?.name ?? '';
}

/** The companies that resemble the one of this name, nearest first; null where nobody has it. */
export async function similarTo(
  db: Queryable,
  index: SearchIndex,
  name: string,
): Promise<readonly string[] | null> {
  if (index.state() !== 'ready') return null;
  const namesakes = await namesakesOf(db, name);
  const own = new Set(namesakes.map(({ id }) => id));
  for (const { id, oneLiner, tags } of namesakes) {
    const nearest = (await index.similar(id, similarMost)).map((hit) => hit.id);
    // An index without vectors knows its words.
    const text = [oneLiner ?? '', ...tags].join(' ');
    const ids =
      nearest.length > 0
        ? nearest
        : await index.findByAnyWord({ text, filters: {}, limit: similarMost });
    const others = ids.filter((other) => !own.has(other));
    if (others.length > 0) return others;
  }
  return null;
}

/** A search whose words are searched by the index also where the companies are given. */
export const withinGiven =
  (search: Search): Search =>
  async (db, query) => {
    const { ids, text } = query;
    if (ids === undefined || text === '') return search(db, query);
    const { ids: _, ...words } = query;
    const page = { sort: 'relevance', offset: 0, limit: withWordsMost } as const;
    const { hits } = await search(db, { ...words, ...page });
    const matches = new Set(hits.map(({ id }) => id));
    return search(db, { ...query, text: '', ids: ids.filter((id) => matches.has(id)) });
  };
