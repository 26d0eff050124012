import { sql, type SQL } from 'drizzle-orm';
import { nameSimilarityOf } from '#features/directory/companies/domain/name-similarity.ts';
import { widerDomains } from '#features/directory/companies/domain/links.ts';
import {
  shorterNames,
  queryNamesOf,
  type EntryQuery,
} from '#features/directory/companies/domain/entry-match.ts';
import { nameKey, nameWords } from '#features/directory/companies/domain/name-keys.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { registeredDomain } from '#core/platform/public-suffixes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { CompanyIndex } from './shared/company-index.ts';
import { companies } from './tables.ts';
import { companyEvidence } from './match-tables.ts';

/** Maximum number per name or domain; more would not help. */
const sameNameMost = 20;
/** Alphabetical neighbours on either side of a name, forwards and reversed. */
const neighbours = 12;
/** Number of most similar neighbours that are examined further. */
const likelyMost = 8;
/** Below this similarity, the search index is asked as well. */
const minSimilarity = 0.8;
/** Concurrent searches. */
const searchesAtOnce = 20;

/** A candidate company, with the index of its entry in the list. */
export interface Found extends Record<string, unknown> {
  readonly place: number;
  readonly id: string;
}

const rowsOf = (entries: readonly object[], columns: SQL) =>
  sql`json_to_recordset(${JSON.stringify(entries)}::json) asked(place int, ${columns})`;

/**
 * Companies with the exact domain or name, a parent domain, or a prefix of the name. A company not
 * yet compared has no evidence row: its raw fields are used.
 */
async function withSameKeys(db: Queryable, sought: readonly EntryQuery[]) {
  const entries = sought.map((one, place) => ({
    place,
    domain: one.domain === null ? null : registeredDomain(one.domain),
    host: one.domain,
    wider: one.domain === null ? [] : widerDomains(one.domain),
    names: queryNamesOf(one).map(nameKey),
    shorter: shorterNames(one.name),
    typed: one.name,
  }));
  const columns = sql`domain text, host text, wider text[], names text[], shorter text[], typed text`;
  const compared = (is: SQL, isSame: SQL) => sql`
    (select company_id as id, ${isSame} as "isSame" from ${companyEvidence} known
      where ${is} limit ${sameNameMost})`;
  const recordsWhere = (is: SQL) => sql`
    (select known.id, true from ${companies} known where ${is} limit ${sameNameMost})`;
  const { rows } = await db.execute<Found & { isSame: boolean }>(sql`
    select asked.place, same.* from ${rowsOf(entries, columns)}
    cross join lateral (
      ${compared(sql`known.domain = asked.domain`, sql`asked.domain = asked.host`)}
      union ${compared(sql`known.name = any(asked.names)`, sql`true`)}
      union ${recordsWhere(sql`known.domain = asked.host`)}
      union ${recordsWhere(sql`lower(known.name) = lower(asked.typed)`)}
      union ${compared(sql`known.domain = any(asked.wider)`, sql`false`)}
      union ${compared(sql`known.name = any(asked.shorter)`, sql`false`)}) same`);
  return rows;
}

/** A name to look up, and the index of its entry. */
interface NameQuery {
  readonly place: number;
  readonly name: string;
}

/** The similar ones, most similar first per entry. */
function mostSimilar(rows: readonly (Found & { asked: string; name: string })[]) {
  const read = new Map<string, string[]>();
  const wordsOf = (name: string) => {
    const words = read.get(name) ?? nameWords(name);
    read.set(name, words);
    return words;
  };
  const alike = rows.flatMap(({ place, id, asked, name }) => {
    const similarity = nameSimilarityOf(wordsOf(asked), wordsOf(name));
    return similarity === null ? [] : [{ place, id, score: similarity.score }];
  });
  return [...Map.groupBy(alike, ({ place }) => place).values()].flatMap((near) =>
    near.toSorted((one, other) => other.score - one.score).slice(0, likelyMost),
  );
}

/** Alphabetical neighbours of a name, forwards and reversed: a typo leaves one end intact. */
async function withNearNames(db: Queryable, names: readonly NameQuery[]) {
  if (names.length === 0) return [];
  const entries = names.map(({ place, name }) => ({ place, name, key: nameKey(name) }));
  const next = (read: SQL, key: SQL, onwards: boolean) => sql`
    (select known.company_id as id from ${companyEvidence} known
      where known.name is not null and ${read} ${onwards ? sql`>=` : sql`<`} ${key}
      order by ${read} ${onwards ? sql`asc` : sql`desc`} limit ${neighbours})`;
  const [forwards, backwards] = [sql`known.name`, sql`reverse(known.name)`];
  const { rows } = await db.execute<Found & { name: string; asked: string }>(sql`
    select asked.place, asked.name as asked, known.id, known.name
    from ${rowsOf(entries, sql`name text, key text`)}
    cross join lateral (
      ${next(forwards, sql`asked.key`, true)} union ${next(forwards, sql`asked.key`, false)}
      union ${next(backwards, sql`reverse(asked.key)`, true)}
      union ${next(backwards, sql`reverse(asked.key)`, false)}) near
    join ${companies} known on known.id = near.id`);
  return mostSimilar(rows);
}

/**
 * Candidates from the search index: words in any order, with a typo in each. Slower than a lookup,
 * so entries not found within the time limit stay unknown.
 */
async function withSameWords(
  index: Pick<CompanyIndex, 'search'>,
  names: readonly NameQuery[],
): Promise<Found[]> {
  const until = performance.now() + companyLimits.entrySearchMs;
  const candidates: Found[] = [];
  const search = async ({ place, name }: NameQuery) => {
    const text = nameWords(name).join(' ');
    const query = { text, filters: {}, sort: 'relevance', offset: 0, limit: likelyMost } as const;
    const { hits } = await index.search(query);
    candidates.push(...hits.map(({ id }) => ({ place, id })));
  };
  try {
    for (let from = 0; from < names.length && performance.now() < until; from += searchesAtOnce)
      await Promise.all(names.slice(from, from + searchesAtOnce).map(search));
  } catch {
    // The index is missing: use the results found without it.
  }
  return candidates;
}

/**
 * Candidate companies for each entry. The number of queries does not depend on the number of
 * entries.
 */
export async function candidatesFor(
  db: Queryable,
  index: Pick<CompanyIndex, 'search'>,
  sought: readonly EntryQuery[],
): Promise<Found[]> {
  const same = await withSameKeys(db, sought);
  const isFound = new Set(same.flatMap(({ place, isSame }) => (isSame ? place : [])));
  const left = (): NameQuery[] =>
    sought.flatMap((one, place) =>
      isFound.has(place) ? [] : queryNamesOf(one).map((name) => ({ place, name })),
    );
  const near = await withNearNames(db, left());
  for (const { place, score } of near) if (score >= minSimilarity) isFound.add(place);
  return [...same, ...near, ...(await withSameWords(index, left()))];
}
