import { sql } from 'drizzle-orm';
import type { Collection } from '#domain/collections/collection.ts';
import { newlyHeld } from '#domain/collections/differences.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { refused } from '#server/platform/http/refused.ts';
import { companies } from '#server/tables/companies.ts';

/** @throws Refused `invalid`: what is put into a collection is a company record of that kind. */
export async function demandCompanies(
  db: Queryable,
  before: Collection,
  after: Collection,
): Promise<void> {
  const added = newlyHeld(before, after);
  if (added.length === 0) return;
  const { rows } = await db.execute<{ id: string }>(sql`
    select wanted.id from json_to_recordset(${JSON.stringify(added)}::json) wanted(kind text, id uuid)
    where not exists (
      select from ${companies}
      where ${companies.id} = wanted.id and ${companies.kind} = wanted.kind)
    limit 1`);
  const [missing] = rows;
  if (missing) throw refused('invalid', { problem: `there is no such company: ${missing.id}.` });
}
