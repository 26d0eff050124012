import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { newId } from '#core/server/tables/columns.ts';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import {
  exportCorporationAs,
  rowsOf,
  temporaryFolder,
  withRows,
} from '#features/operations/backups/tests/corporation-archive.ts';
import { emptyInstallation } from '#features/operations/backups/tests/empty-installation.ts';
import { fillCorporation } from '#features/operations/backups/tests/fill-corporation.ts';
import {
  agreeToExports,
  fillPrivateThings,
} from '#features/operations/backups/tests/fill-private-things.ts';
import { importCorporation } from './import-corporation.ts';
import { exportedTables, privateTables } from './table-lists.ts';

rotateTests();
const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');

const { rows: corporations } = await pool.query<{ id: string; slug: string }>(
  'select id, slug from corporations order by slug',
);
const corporationId = corporations.find(({ slug }) => slug === 'skf')?.id ?? '';
const body = { what: 'corporation', id: corporationId, format: 'zip' } as const;
const { id: foundryId } = await foundry.ask(byAuth, { query: { authId: foundry.authId } });
await fillCorporation(pool, corporationId, foundryId);
const owner = await server.signIn('owner@skf.example');
const { id: ownerId } = await owner.ask(byAuth, { query: { authId: owner.authId } });
const things = await fillPrivateThings(pool, ownerId, 'Own');
await agreeToExports(pool, ownerId);

/** Of a submission and of a project. */
const [fileId, attachedId] = [newId(), newId()];
const content = Buffer.from('what the corporation attached');
await server.files.put(attachedId, Readable.from([content]), 1000);
const { size, sha256 } = await server.files.put(fileId, Readable.from([content]), 1000);
const submission = `select s.id from submissions s join opportunities o on o.id = s.opportunity_id
  where o.corporation_id = $4 limit 1`;
const project = 'select id from projects where corporation_id = $4 limit 1';
// Of one that was taken away there is neither the file nor its place.
for (const [id, place, record, deletedAt] of [
  [fileId, 'submission', submission, null],
  [newId(), 'submission', submission, new Date()],
  [attachedId, 'project', project, null],
] as const) {
  await pool.query(
    `with stored as (
      insert into files
        (id, name, content_type, size, sha256, download_token, corporation_id, place, deleted_at)
      values ($1::text::uuid, $1, 'text/plain', $2, $3, $1, $4, '${place}', $5) returning id)
    insert into ${place}_files (file_id, ${place}_id)
      select stored.id, record.id from stored, (${record}) as record`,
    [id, size, sha256, corporationId, deletedAt],
  );
}
// Of a message that is not sent yet: it is its sender's alone.
await pool.query(
  `insert into files
      (id, name, content_type, size, sha256, download_token, corporation_id, owner_id, place)
    select $1::uuid, 'Unsent', 'text/plain', 1, '', '', $2, id, 'message' from users limit 1`,
  [newId(), corporationId],
);

/** What has another value in another installation. */
const changed: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ['transaction_id'],
  collections: ['shared_to_users'],
  company_invitations: ['mail_id'],
  files: ['download_token'],
  imports: ['report_token'],
  pitch_day_invitations: ['mail_id'],
  spotlight_blocks: ['corporation_ids'],
  users: ['is_foundry_user', 'auth_id', 'is_active', 'corporation_id'],
};

async function rowsIn(db: Pick<pg.Client, 'query'>, table: string): Promise<string[]> {
  const { rows } = await db.query<{ row: string }>(
    `select (to_jsonb(t) - $1::text[])::text as row from ${table} t`,
    [changed[table] ?? []],
  );
  return rows.map(({ row }) => row);
}

/** Tables of which some rows are of no corporation, of people, or not to be seen by who exports. */
const partly = new Set<string>([
  ...privateTables,
  'audit_entries',
  'auth_users',
  'companies',
  'company_evidence',
  'company_values',
  'conflicts_of_interest',
  'files',
  'role_requests',
  'scores',
  'spotlight_blocks',
  'spotlight_editions',
  'submission_files',
  'user_system_roles',
  'users',
]);

test('a corporation is exported by the foundry, and imported into an empty installation', async () => {
  const path = await exportCorporationAs(server, foundry, corporationId);
  const exported = await rowsOf(path);
  expect(exported.get('files')).not.toContainEqual(expect.objectContaining({ name: 'Unsent' }));

  const { client, parts } = await emptyInstallation();
  const imported = await importCorporation(path, parts);
  expect(imported.files).toBe(2);
  for (const table of exportedTables) {
    const lines = exported.get(table) ?? [];
    const there = await rowsIn(client, table);
    const here = new Set(await rowsIn(pool, table));
    expect.soft(there, `rows of ${table}`).toHaveLength(lines.length);
    expect.soft(lines, `rows of ${table}`).not.toHaveLength(0);
    expect
      .soft(
        there.filter((row) => !here.has(row)),
        `other rows of ${table}`,
      )
      .toEqual([]);
  }
  const stored = await Readable.from((await parts.files.get(fileId)) ?? []).toArray();
  expect(Buffer.concat(stored).equals(content)).toBe(true);

  // What is private is its owner's again, and of who has agreed.
  const { rows: collections } = await client.query(
    `select c.id, u.id as "ownerId", n.note, p.name from collections c
     join users u on u.auth_id = c.user_id
     join collection_notes n on n.collection_id = c.id and n.updated_by = u.id
     join companies p on p.id = n.company_id and c.startup_ids = array[p.id::text]
     where c.name = 'Own collection'`,
  );
  const note = { note: 'Own note', name: 'Listed by one person alone' };
  expect(collections).toEqual([{ ...note, ownerId, id: things.collectionId }]);
  const { rows: owners } = await client.query(
    `select distinct user_id as id from saved_searches union select user_id from user_metadata
     union select user_id from pins union select user_id from metric_segments`,
  );
  expect(owners).toEqual([{ id: ownerId }]);

  // Nothing of others, and nobody gets rights or access that they did not have there.
  const { rows: others } = await client.query(
    `select
    (select count(*)::int from corporations) corporations,
    (select count(*)::int from users where is_foundry_user) foundry,
    (select count(*)::int from users where corporation_id is null
      and (is_active or auth_id is not null)) strangers,
    (select count(*)::int from user_system_roles l join system_roles r on r.id = l.system_role_id
      where r.name <> 'Foundry Champion') roles,
    (select count(*)::int from auth_accounts) passwords,
    (select count(*)::int from spotlight_blocks where corporation_ids <> array[$1::uuid]) addressed`,
    [corporationId],
  );
  expect(others).toEqual([
    { corporations: 1, foundry: 0, strangers: 0, roles: 0, passwords: 0, addressed: 0 },
  ]);

  await expect(importCorporation(path, parts)).rejects.toThrow('This installation is not empty.');
  const other = join(await temporaryFolder(), 'other.zip');
  await writeFile(other, 'no zip');
  await expect(importCorporation(other, (await emptyInstallation()).parts)).rejects.toThrow(
    'other.zip is not a backup of Outrider.',
  );
});

test('every row of what belongs to corporations is in the export of exactly one of them', async () => {
  const counts = new Map<string, number>();
  for (const { id } of corporations) {
    for (const [table, lines] of await rowsOf(await exportCorporationAs(server, foundry, id))) {
      counts.set(table, (counts.get(table) ?? 0) + lines.length);
    }
  }
  const tables = [...counts.keys()].filter((table) => !partly.has(table));
  for (const table of tables) {
    const { rowCount } = await pool.query(`select from ${table}`);
    expect.soft(counts.get(table), table).toBe(rowCount);
  }
});

test('what names things of two corporations is in neither export, and stops no import', async () => {
  const elsewhere = corporations.find(({ slug }) => slug !== 'skf')?.id ?? '';
  const { rows } = await pool.query<{ id: string }>(
    `insert into pitch_day_opportunities (pitch_day_id, opportunity_id, wanted)
     select d.id, o.id, 1 from pitch_days d, opportunities o
     where d.corporation_id = $1 and o.corporation_id = $2 limit 1
     returning opportunity_id as id`,
    [corporationId, elsewhere],
  );
  const [opportunity] = rows;
  const paths = [
    await exportCorporationAs(server, foundry, corporationId),
    await exportCorporationAs(server, foundry, elsewhere),
  ];
  for (const path of paths) {
    const planned = (await rowsOf(path)).get('pitch_day_opportunities') ?? [];
    expect.soft(planned.map((one) => one.opportunity_id)).not.toContain(opportunity?.id);
    await importCorporation(path, (await emptyInstallation()).parts);
  }
  await pool.query('delete from pitch_day_opportunities where opportunity_id = $1', [
    opportunity?.id,
  ]);
});

test('an export of a former version gets the defaults of columns that it did not have', async () => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute
      where attrelid = any($1::regclass[]) and attnotnull and atthasdef and attgenerated = ''
        and not exists (select from pg_index where indrelid = attrelid and indisunique
          and attnum = any(indkey))`,
    [exportedTables],
  );
  const added = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  expect(added).toContain('corporations.time_zone');
  added.add('submissions.opened_at');
  const former = await withRows(
    await exportCorporationAs(server, foundry, corporationId),
    (table, row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !added.has(`${table}.${name}`))),
  );
  const { client, parts } = await emptyInstallation();
  await importCorporation(former, parts);
  const { rows: stored } = await client.query(
    `select (select array_agg(time_zone) from corporations) as zones,
      (select count(*)::int from submissions where opened_at is null) as unopened`,
  );
  expect(stored).toEqual([{ zones: ['UTC'], unopened: 0 }]);
});

test('an export of a former version has in its files what they belong to', async () => {
  const path = await exportCorporationAs(server, foundry, corporationId);
  const exported = await rowsOf(path);
  const submissionOf = new Map(
    exported.get('submission_files')?.map((row) => [row['file_id'], row['submission_id']]),
  );
  const projectOf = new Map(
    exported.get('project_files')?.map((row) => [row['file_id'], row['project_id']]),
  );
  const former = await withRows(path, (table, { place, ...row }) => {
    if (table === 'submission_files' || table === 'project_files') return null;
    if (table !== 'files') return place === undefined ? row : { ...row, place };
    const [submission, project] = [submissionOf, projectOf].map((of) => of.get(row['id']) ?? null);
    return { ...row, submission_id: submission, project_id: project, project_update_id: null };
  });
  const { client, parts } = await emptyInstallation();
  await importCorporation(former, parts);
  for (const table of ['files', 'submission_files', 'project_files']) {
    const there = await rowsIn(client, table);
    expect.soft(there, table).not.toHaveLength(0);
    expect.soft(await rowsIn(pool, table), table).toEqual(expect.arrayContaining(there));
  }
});

test('companies that a radar names come along', async () => {
  const exported = await rowsOf(await exportCorporationAs(server, foundry, corporationId));
  const companies = new Set(exported.get('companies')?.map(({ id }) => id));
  const named = exported.get('radar_blips')?.flatMap((blip) => blip.company_ids as string[]) ?? [];
  expect(named).not.toEqual([]);
  expect(named.filter((id) => !companies.has(id))).toEqual([]);
});

test('nobody of a corporation exports all of it, nor anybody of another one', async () => {
  const champion = await server.signIn('champion@skf.example');
  expect((await champion.try(exporting.create, { body })).status).toBe(403);
  const norrland = await server.signIn('member@norrland.example');
  expect((await norrland.try(exporting.create, { body })).status).toBe(404);
});
