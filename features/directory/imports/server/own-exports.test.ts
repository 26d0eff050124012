import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { exportedFile } from '#features/people/exports/tests/exported-file.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const runner = openImportRunner(db);

test('the submissions of an opportunity, exported and imported, are all unchanged', async () => {
  await pool.query(
    `update submissions set title = '+48 sensors', pitch = '- first point' where id = (
       select id from submissions where opportunity_id = $1 order by id limit 1)`,
    [opportunityId],
  );
  const request = { what: 'submissions', id: opportunityId, format: 'csv' } as const;
  const bytes = await readFile(await exportedFile(server, owner, request));
  const path = await writeTestFile('submissions.csv', bytes);
  const id = await runner.add(path, { of: 'submissions', kind: null, opportunityId });
  await runner.run(id);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from submissions
     where opportunity_id = $1 and is_active and withdrawn_at is null`,
    [opportunityId],
  );
  const none = { created: 0, updated: 0, rejected: 0 };
  expect(await runner.problems(id)).toEqual([]);
  expect(await runner.counts(id)).toMatchObject({ ...none, unchanged: rows[0]?.count });
});

test('a collection, exported and imported, changes no company; those of other sources are named', async () => {
  const { rows } = await pool.query<{ id: string; startups: number; others: number }>(
    `select c.id, cardinality(c.startup_ids) startups,
       cardinality(c.crunchbase_ids || c.nucla_ids) others
     from collections c join users u on u.auth_id = c.user_id
     where u.email = $1 and c.is_active and cardinality(c.startup_ids) > 0
       and cardinality(c.crunchbase_ids || c.nucla_ids) > 0 order by c.name limit 1`,
    [owner.email],
  );
  const [collection] = rows;
  await pool.query(
    `update companies set name = '+Impact Works', one_liner = '=Long story',
       tags = array['noise, low', 'a "quiet" one'], funding_amount = 5000000,
       funding_currency = 'EUR', funding_usd = 5500000
     where id::text = (select startup_ids[1]::text from collections where id = $1)`,
    [collection?.id],
  );
  const request = { what: 'collection', id: collection?.id ?? '', format: 'csv' } as const;
  const bytes = await readFile(await exportedFile(server, owner, request));
  const id = await runner.add(await writeTestFile('collection.csv', bytes), { kind: 'startup' });
  await runner.run(id);
  expect(await runner.counts(id)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: collection?.startups,
    rejected: collection?.others,
  });
});
