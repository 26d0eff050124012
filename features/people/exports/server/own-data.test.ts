import { expect, test } from 'vitest';
import * as endpoints from '#features/people/exports/domain/endpoints.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { exportPartsOf } from './jobs.ts';
import { runExport } from './run-export.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const norrland = await server.signIn('member@norrland.example');

async function ownDataOf(person: SignedIn) {
  const body = { what: 'own data', format: 'json' } as const;
  const { id } = await person.ask(endpoints.create, { body });
  await runExport(exportPartsOf(server), id, new AbortController().signal);
  const { download, state } = await person.ask(endpoints.get, { params: { id } });
  expect(state).toBe('finished');
  const reply = await server.anonymous.send('GET', (download ?? '').replace('/api', ''));
  expect(reply.headers['content-type']).toMatch(/^application\/json/u);
  return { text: reply.text, data: JSON.parse(reply.text) as Record<string, { id?: string }[]> };
}

test('an export of one’s own data has all that one wrote and chose', async () => {
  const { id } = await owner.ask(byAuth, { query: { authId: owner.authId } });
  const { data } = await ownDataOf(owner);
  expect(data.profile).toMatchObject([{ id, email: 'owner@skf.example', first_name: 'Elin' }]);
  const { rows } = await pool.query<{ id: string }>(
    'select id from comments where author_id = $1',
    [id],
  );
  expect(data.comments?.map((comment) => comment.id).toSorted()).toEqual(
    rows.map((comment) => comment.id).toSorted(),
  );
  for (const section of ['collections', 'sessions', 'opportunity_team', 'audit_entries']) {
    expect(data[section]?.length, section).toBeGreaterThan(0);
  }
});

test('it has no secrets, and nothing that belongs to others', async () => {
  const { text, data } = await ownDataOf(norrland);
  expect(text).not.toMatch(/argon2|"password"|"token"|"hash"/u);
  expect(text).not.toContain('owner@skf.example');
  expect(data.profile).toHaveLength(1);
});

test('only as JSON', async () => {
  const body = { what: 'own data', format: 'csv' };
  expect((await owner.send('POST', '/exports', { body })).status).toBe(400);
  const projects = { what: 'projects', format: 'json' };
  expect((await owner.send('POST', '/exports', { body: projects })).status).toBe(400);
});
