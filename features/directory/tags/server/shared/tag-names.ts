import { sql } from 'drizzle-orm';
import { tagKey } from '#features/directory/companies/domain/tag-key.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { tags, tagSpellings } from '#features/directory/tags/server/tables.ts';

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** The shown name of each known spelling. */
async function knownNames(db: Queryable, spellings: readonly string[]) {
  const { rows } = await db.execute<{ spelling: string; name: string }>(sql`
    select written.spelling, coalesce(shown.name, tag.name) as name
    from ${tagSpellings} written
    join ${tags} tag on tag.id = written.tag_id
    left join ${tags} shown on shown.id = tag.synonym_of
    where written.spelling = any(${texts(spellings)})`);
  return new Map(rows.map(({ spelling, name }) => [spelling, name]));
}

/** A tag that is new is called as it is written most often. */
async function add(db: Queryable, labels: readonly string[], unknown: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  for (const spelling of labels)
    if (unknown.has(spelling)) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const byUse = [...counts].toSorted(
    ([one, first], [other, second]) => second - first || (one < other ? -1 : 1),
  );
  const names = new Map<string, string>();
  for (const [spelling] of byUse)
    if (!names.has(tagKey(spelling))) names.set(tagKey(spelling), spelling);
  // In one order everywhere, so that two nodes do not wait for each other.
  const ids = [...names.keys()].toSorted();
  const spellings = [...unknown].toSorted();
  await db.execute(sql`
    insert into ${tags} (id, name)
    select * from unnest(${texts(ids)}, ${texts(ids.map((id) => names.get(id) ?? id))})
    on conflict do nothing`);
  await db.execute(sql`
    insert into ${tagSpellings} (spelling, tag_id)
    select * from unnest(${texts(spellings)}, ${texts(spellings.map(tagKey))})
    on conflict do nothing`);
}

/** The shown name of each of these spellings; those that are new are noted. */
export async function noteTagNames(
  db: Queryable,
  labels: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const spellings = [...new Set(labels)];
  if (spellings.length === 0) return new Map();
  const names = await knownNames(db, spellings);
  const unknown = new Set(spellings.filter((spelling) => !names.has(spelling)));
  if (unknown.size === 0) return names;
  await add(db, labels, unknown);
  return knownNames(db, spellings);
}

/** The shown names of tags in any spelling. */
export async function tagNamesOf(db: Queryable, labels: readonly string[]): Promise<string[]> {
  const names = await knownNames(db, labels);
  const keys = labels.map(tagKey);
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select tag.id, coalesce(shown.name, tag.name) as name
    from ${tags} tag left join ${tags} shown on shown.id = tag.synonym_of
    where tag.id = any(${texts(keys)})`);
  const byKey = new Map(rows.map(({ id, name }) => [id, name]));
  return [
    ...new Set(labels.map((tag, nth) => names.get(tag) ?? byKey.get(keys[nth] ?? '') ?? tag)),
  ];
}

/** Every spelling of the tags with these shown names, and of their synonyms. */
export async function spellingsOf(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ spelling: string }>(sql`
    select written.spelling from ${tagSpellings} written
    join ${tags} tag on tag.id = written.tag_id
    left join ${tags} shown on shown.id = tag.synonym_of
    where coalesce(shown.name, tag.name) = any(${texts(names)})`);
  return [...new Set([...names, ...rows.map(({ spelling }) => spelling)])];
}
