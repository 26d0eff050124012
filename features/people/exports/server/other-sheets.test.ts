import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { exportedFile, recordsOf } from '#features/people/exports/tests/exported-file.ts';
import type { ExportRequest } from '#features/people/exports/domain/export-kind.ts';
import * as domain from '#app/features.domain.ts';
import { exportSourcesOf } from '#features/people/exports/server/sources.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

const read = async (person: typeof owner, body: ExportRequest) =>
  recordsOf(await readFile(await exportedFile(server, person, body)));

test('whatever one may ask for is brought by a feature, and nothing else', () => {
  const kinds = Object.values(domain).flatMap(({ exports = [] }) =>
    exports.map(({ what }) => what),
  );
  expect(Object.keys(exportSourcesOf(server)).toSorted()).toEqual(kinds.toSorted());
});

test('projects are exported with ids, description and milestones that are not deleted', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `update projects set description = 'Ring buffers,
and a gateway' where id = (
       select p.id from projects p join corporations c on c.id = p.corporation_id
       where c.slug = 'skf' and p.is_active order by p.id limit 1) returning id`,
  );
  const id = rows[0]?.id;
  await pool.query('delete from project_milestones where project_id = $1', [id]);
  await pool.query(
    `insert into project_milestones (id, project_id, name, due_date, reached_at, is_active)
     values (gen_random_uuid(), $1, 'Second line', '2026-09-01', null, true),
       (gen_random_uuid(), $1, 'First line', '2026-05-01', '2026-05-04T10:00:00Z', true),
       (gen_random_uuid(), $1, 'Dropped', '2026-06-01', null, false)`,
    [id],
  );
  const records = await read(owner, { what: 'projects', format: 'csv' });
  expect(records.find((record) => record.Id === id)).toMatchObject({
    Description: 'Ring buffers,\nand a gateway',
    Milestones: '2026-05-01 First line (reached 2026-05-04)\n2026-09-01 Second line',
  });
  expect(new Set(records.map((record) => record.Id)).size).toBe(records.length);
});

test('people are exported with their ids', async () => {
  const filter = { sort: 'email' } as const;
  const records = await read(foundry, { what: 'users', format: 'csv', filter });
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    owner.email,
  ]);
  expect(records.find((record) => record['Email'] === owner.email)?.Id).toBe(rows[0]?.id);
});

test('companies of a collection are exported with their ids, which tell namesakes apart', async () => {
  const { rows } = await pool.query<{ id: string; companies: string[] }>(
    `select c.id, c.startup_ids || c.crunchbase_ids || c.nucla_ids companies
     from collections c join users u on u.auth_id = c.user_id
     where u.email = $1 and c.is_active order by c.name limit 1`,
    [owner.email],
  );
  const [collection] = rows;
  const request = { what: 'collection', id: collection?.id ?? '', format: 'csv' } as const;
  const records = await read(owner, request);
  expect(records.map((record) => record.Id).toSorted()).toEqual(collection?.companies.toSorted());
});
