import { afterEach, expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  emptiedIds,
  emptiedReferences,
  looseArrays,
  looseIds,
  looseTexts,
  remainingIds,
  remainingTexts,
} from './loose-references.ts';
import { planRemoval } from './removal-plan.ts';

const { db, pool } = (await openTestServer()).database;

afterEach(() => pool.query('drop table if exists planted'));

const decided = new Set([
  ...Object.entries(looseIds).map(([table, column]) => `${table}.${column}`),
  ...Object.entries(looseTexts).flatMap(([table, { columns }]) =>
    columns.map((column) => `${table}.${column}`),
  ),
  ...emptiedIds.map(({ table, column }) => `${table}.${column}`),
  ...looseArrays.map(({ table, column }) => `${table}.${column}`),
  ...Object.keys(remainingIds),
  ...Object.keys(remainingTexts),
]);

/**
 * Columns that can hold an id without a foreign key, in tables whose rows need not be part of sample data:
 * of the others every row goes.
 */
async function undecidedColumns(): Promise<string[]> {
  const { tables } = await planRemoval(db);
  const whole = await tablesOfCorporations(tables.map(({ name }) => name));
  const { rows } = await pool.query<{ place: string; table: string }>(`
    select c.relname as table, c.relname || '.' || a.attname as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    where c.relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and (atttypid in ('uuid'::regtype, 'uuid[]'::regtype, 'jsonb'::regtype)
        or (atttypid in ('text'::regtype, 'text[]'::regtype) and attname ~ '_ids?$'))
      and attname <> 'id' and not exists (select from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey))
    order by 2`);
  return rows
    .filter(({ table, place }) => !whole.has(table) && !decided.has(place))
    .map(({ place }) => place);
}

/** Tables whose every row belongs to a corporation, by references that are never empty. */
async function tablesOfCorporations(reached: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ table: string; to: string }>(`
    select k.conrelid::regclass::text as table, k.confrelid::regclass::text as to
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and a.attnotnull`);
  const whole = new Set(['corporations']);
  for (const name of whole) {
    for (const { table, to } of rows) {
      if (to === name && reached.includes(table)) whole.add(table);
    }
  }
  return whole;
}

test('every id without a foreign key is decided about, by new columns too', async () => {
  expect(await undecidedColumns()).toEqual([]);
  await pool.query('create table planted (company_id uuid, things jsonb, other_ids text[])');
  expect(await undecidedColumns()).toEqual([
    'planted.company_id',
    'planted.other_ids',
    'planted.things',
  ]);
});

test('a reference is emptied where that is decided; with all others the row goes', async () => {
  const { emptied } = await planRemoval(db);
  expect(emptied.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    emptiedReferences.toSorted(),
  );
});

test('what can be empty and is not emptied means that its row is part of what goes', async () => {
  const { tables } = await planRemoval(db);
  const reached = tables.map(({ name }) => name);
  const { rows } = await pool.query<{ place: string }>(
    `select k.conrelid::regclass || '.' || a.attname as place
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and not a.attnotnull and k.confrelid::regclass::text = any($1)
       and k.confrelid <> all(array['users'::regclass, 'auth_users'::regclass])`,
    [reached],
  );
  const going = rows
    .map(({ place }) => place)
    .filter((place) => !emptiedReferences.includes(place));
  expect(going.toSorted()).toEqual([
    'api_keys.corporation_id',
    'comments.parent_id',
    'company_invitations.company_id',
    'company_values.corporation_id',
    'export_consents.corporation_id',
    'files.corporation_id',
    'imports.corporation_id',
    'imports.opportunity_id',
    'pins.collection_id',
    'pins.saved_search_id',
    'pitch_day_invitations.company_id',
    'project_date_moves.milestone_id',
    'project_files.update_id',
    'projects.opportunity_id',
    'projects.submission_id',
    'radar_proposals.blip_id',
    'sample_records.collection_id',
    'sample_records.company_id',
    'sample_records.corporation_id',
    'saved_views.corporation_id',
    'saved_views.opportunity_id',
    'scorecards.opportunity_id',
    'search_work.import_id',
    'search_work.opportunity_id',
    'submission_files.message_id',
    'submissions.terms_id',
    'webhooks.corporation_id',
  ]);
});
