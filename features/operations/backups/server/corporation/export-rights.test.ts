import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { newId } from '#core/server/tables/columns.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { rotateFile } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  exportCorporationAs,
  rowsOf,
  textsOf,
} from '#features/operations/backups/tests/corporation-archive.ts';
import { newCollection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { declareConflict, give } from '#features/cases/submissions/domain/scores/endpoints.ts';

rotateFile();
const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { submissionId } = await findDemoCase(server);
const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const corporationId = rows[0]?.id ?? '';

const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const superuser = await server.signIn('superuser@outrider.example');

const idOf = async (person: SignedIn) =>
  (await person.ask(byAuth, { query: { authId: person.authId } })).id;
const exportedTo = async (person: SignedIn) =>
  rowsOf(await exportCorporationAs(server, person, corporationId));
const params = { id: submissionId };
const values = { fit: 5, maturity: 4, team: 3, pilot: 2 };

describe('scores', async () => {
  await pool.query('delete from scores');
  await pool.query('delete from conflicts_of_interest');
  const [foundryId, ownerId, developerId] = [
    await idOf(foundry),
    await idOf(owner),
    await idOf(developer),
  ];
  const judgesTo = async (person: SignedIn) =>
    (await exportedTo(person)).get('scores')?.map((score) => score.user_id);

  test('of two judges are not exported by who has not judged', async () => {
    await owner.ask(give, { params, body: { values, note: 'Only for the others who judged' } });
    await developer.ask(give, { params, body: { values } });
    expect(await judgesTo(foundry)).toEqual([]);
  });

  test('nor by who has judged by one criterion, but their own', async () => {
    await pool.query(
      `insert into scores (submission_id, user_id, values, scale) values ($1, $2, '{"fit": 1}', 5)`,
      [submissionId, foundryId],
    );
    expect(await judgesTo(foundry)).toEqual([foundryId]);
  });

  test('are exported by who has judged by every criterion, and by nobody else', async () => {
    await foundry.ask(give, { params, body: { values } });
    expect((await judgesTo(foundry))?.toSorted()).toEqual(
      [foundryId, ownerId, developerId].toSorted(),
    );
    expect(await judgesTo(superuser)).toEqual([]);
  });

  test('by every criterion of the card in force: a new one hides them again', async () => {
    const id = newId();
    await pool.query(
      `insert into scorecards (id, corporation_id, scale, criteria)
       values ($1, $2, 5, '[{"id": "new", "name": "New", "weight": 1}]')`,
      [id, corporationId],
    );
    expect(await judgesTo(foundry)).toEqual([foundryId]);
    await pool.query('delete from scorecards where id = $1', [id]);
  });

  test('are hidden for good by a conflict of interest, which others do not read', async () => {
    await foundry.ask(declareConflict, { params, body: { reason: 'Family' } });
    const own = await exportedTo(foundry);
    expect(own.get('scores')).toEqual([]);
    expect(own.get('conflicts_of_interest')?.map((one) => one.user_id)).toEqual([foundryId]);
    expect((await exportedTo(superuser)).get('conflicts_of_interest')).toEqual([]);
  });
});

test('votes are exported with names, as the foundry sees them on the screen', async () => {
  const voters = (await exportedTo(foundry)).get('votes')?.map((vote) => vote.user_id) ?? [];
  expect(voters).toContain(await idOf(owner));
});

test('no private thing of anybody is exported, whichever table it is in', async () => {
  const secret = 'Word-that-only-Elin-reads';
  const ownerId = await idOf(owner);
  const { id } = await owner.ask(collections.create, {
    body: newCollection(`${secret} collection`, owner.authId),
  });
  await owner.send('POST', '/saved-searches', {
    body: { name: secret, query: 'bearing', filters: {}, frequency: 'daily' },
    headers: { 'idempotency-key': `${owner.authId}-search` },
  });
  const bytes = Buffer.from(secret);
  const fileId = newId();
  await server.files.put(fileId, Readable.from([bytes]), bytes.length);
  const statements: [string, unknown[]][] = [
    // Shared with whoever exports: it stays its owner's.
    ['update collections set shared_to_users = array[$1] where id = $2', [foundry.authId, id]],
    [
      `insert into collection_notes (collection_id, company_id, note, updated_by)
       select $1, id, $2, $3 from companies limit 1`,
      [id, `${secret} note`, ownerId],
    ],
    [
      `insert into metric_segments (id, user_id, name, filters, frequency, time_zone)
       values (gen_random_uuid(), $1, $2, '{}', 'off', 'UTC')`,
      [ownerId, secret],
    ],
    [
      `insert into files
         (id, name, content_type, size, sha256, download_token, corporation_id, owner_id)
       values ($1, $2, 'text/plain', $3, 'x', 'x', $4, $5)`,
      [fileId, `${secret}.txt`, bytes.length, corporationId, ownerId],
    ],
    [
      `insert into match_settings (opportunity_id, user_id, weights, criteria)
       select id, $1, jsonb_build_object($2::text, 1), '[]' from opportunities
       where corporation_id = $3 limit 1`,
      [ownerId, secret, corporationId],
    ],
    [
      `insert into match_thumbs (opportunity_id, user_id, company_id, is_up)
       select m.opportunity_id, m.user_id, c.id, true from match_settings m, companies c
       where m.user_id = $1 limit 1`,
      [ownerId],
    ],
  ];
  for (const [text, parameters] of statements) {
    expect((await pool.query(text, parameters)).rowCount).toBe(1);
  }
  const texts = await textsOf(await exportCorporationAs(server, foundry, corporationId));
  expect(texts.has('data/opportunities.jsonl')).toBe(true);
  expect(texts.get('data/match_thumbs.jsonl')).toBe('');
  expect([...texts].flatMap(([name, text]) => (text.includes(secret) ? [name] : []))).toEqual([]);
});

test('the export says what is not in it, and not how much that is', async () => {
  const texts = await textsOf(await exportCorporationAs(server, foundry, corporationId));
  const said = texts.get('not-included.txt') ?? '';
  for (const what of ['Collections', 'saved searches', 'preferences', 'Scores', 'Conflicts']) {
    expect(said).toContain(what);
  }
  expect(said).not.toMatch(/\d/u);
});
