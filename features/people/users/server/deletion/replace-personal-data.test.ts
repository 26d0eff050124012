import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { signInWith, type SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { takeWrittenRows, watchRows } from '#core/tests/written-rows.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import {
  bodyOf,
  newCollection,
  type Collection,
} from '#features/directory/collections/domain/collection.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import * as exports from '#features/people/exports/domain/endpoints.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { deletion } from '#features/people/users/domain/account-endpoints.ts';
import {
  filesWith,
  joinCase,
  leave,
  leaverPassword,
  makeLeaver,
  tablesWith,
} from '#features/people/users/tests/leavers.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
await watchRows(pool);
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');

const idOf = async (person: SignedIn) =>
  (await person.ask(byAuth, { query: { authId: person.authId } })).id;
const makeCollection = (person: SignedIn, name: string) =>
  person.ask(collections.create, { body: newCollection(name, person.authId) });
const share = (person: SignedIn, collection: Collection, ...authIds: string[]) =>
  person.ask(collections.replace, {
    params: { id: collection.id },
    body: { ...bodyOf(collection), sharedToUsers: authIds },
  });

describe('somebody with traces everywhere leaves', async () => {
  const leaver = await makeLeaver(server, 'Wilhelmina', 'Ostergren');
  const { client, id, email, name } = leaver;
  const ownerId = await idOf(owner);
  const developerId = await idOf(developer);
  await joinCase(server, opportunityId, id, 'Case Owner');

  // What others read: a comment, a vote, a mention of her by name and address.
  const comment = await client.ask(comments.add, {
    params: { id: submissionId },
    body: { body: '@Elin Lund look at this', mentions: [ownerId] },
  });
  await client.send('PUT', `/submissions/${submissionId}/vote`, { body: { value: 'up' } });
  const mention = await owner.ask(comments.add, {
    params: { id: submissionId },
    body: { body: `@${name} thanks. Write to ${email.toUpperCase()}.`, mentions: [id] },
  });

  // Collections: one to give away, one to delete, a deleted one, and one shared with her.
  const gift = await share(client, await makeCollection(client, 'To give'), developer.authId);
  const gone = await makeCollection(client, 'To delete');
  const before = await makeCollection(client, 'Deleted before');
  await client.ask(collections.remove, { params: { id: before.id } });
  const theirs = await share(
    owner,
    await makeCollection(owner, 'Of the owner'),
    client.authId,
    developer.authId,
  );

  // Her own things.
  await client.ask(notifications.changeSettings, { body: { mails: 'daily' } });
  await client.send('POST', '/saved-searches', {
    body: { name: `For ${name}`, query: 'bearing', filters: {}, frequency: 'daily' },
    headers: { 'idempotency-key': `${client.authId}-search` },
  });
  const exported = await client.ask(exports.create, {
    body: { what: 'own data', format: 'json' },
  });
  await runExport(exportPartsOf(server), exported.id, new AbortController().signal);
  await pool.query(
    `insert into mails (id, kind, recipient, subject, body)
    values (gen_random_uuid(), 'notification', $1, 'To her', 'x'),
      (gen_random_uuid(), 'message', 'founder@startup.example', 'Question', $2)`,
    [email, `${name} asks: when? Answer to ${email}`],
  );
  await pool.query(
    `insert into auth_verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), $1, $2, now() + interval '1 hour')`,
    [`reset-password:${email}`, client.authId],
  );
  await pool.query('update submissions set contact_email = $1 where id = $2', [
    email,
    submissionId,
  ]);
  await pool.query(
    `insert into audit_entries (id, actor_id, kind, subject, subject_id, details)
    values (gen_random_uuid(), $1, 'user.invited', 'user', $2, $3)`,
    [ownerId, id, { email, name, authId: client.authId, list: [email, 'x'] }],
  );
  const { rows: projects } = await pool.query<{ id: string }>(
    'update projects set owner_id = $1 where id = (select id from projects limit 1) returning id',
    [id],
  );

  const fileId = newId();
  const bytes = Buffer.from(`Private notes of ${name}`);
  await server.files.put(fileId, Readable.from([bytes]), bytes.length);
  await pool.query(
    `insert into files (id, name, content_type, size, sha256, download_token, owner_id)
    values ($1, $2, 'text/plain', $3, 'x', gen_random_uuid(), $4)`,
    [fileId, `${name}.txt`, bytes.length, id],
  );
  await pool.query(
    `insert into user_photos (user_id, version, small, medium, large)
    values ($1, 'v', 'a', 'a', 'a')`,
    [id],
  );

  const words = [email, client.authId, name];

  test('first she is found in the database and in files', async () => {
    expect((await tablesWith(server, words)).length).toBeGreaterThan(10);
    expect(await filesWith(server, words)).toHaveLength(2);
  });

  test('the plan lists what she decides about', async () => {
    const plan = await client.ask(deletion, { params: { id } });
    expect(plan).toEqual({
      collections: [
        { id: gone.id, name: 'To delete', companies: 0, people: [] },
        {
          id: gift.id,
          name: 'To give',
          companies: 0,
          people: [{ id: developerId, name: 'Arvid Kvist' }],
        },
      ],
      isLastSuperuser: false,
      lastOwnerOf: [],
    });
  });

  test.each([
    ['another address', [], 'owner@skf.example', 400],
    ['collections not decided about', [], email, 409],
    ['a collection to somebody who does not have it', [[gone.id, developerId]], email, 409],
    ['a collection of somebody else', [[theirs.id, null]], email, 409],
  ] as const)(
    '%s: refused, and nothing changes',
    async (_what, decisions, confirmation, status) => {
      const choices = [gift.id, gone.id].map((one) => ({
        id: one,
        to: decisions.find(([collectionId]) => collectionId === one)?.[1] ?? null,
      }));
      const others = decisions.flatMap(([collectionId, to]) =>
        choices.some((choice) => choice.id === collectionId) ? [] : [{ id: collectionId, to }],
      );
      const sent = decisions.length === 0 ? [] : [...choices, ...others];
      await takeWrittenRows(pool);
      expect((await leave(leaver, sent, confirmation)).status).toBe(status);
      expect(await takeWrittenRows(pool)).toEqual([]);
    },
  );

  test('nobody else can delete her account', async () => {
    const foundry = await server.signIn('superuser@outrider.example');
    const body = { confirmation: email, collections: [] };
    for (const person of [owner, foundry]) {
      expect((await person.send('POST', `/users/${id}/deletion`, { body })).status).toBe(403);
    }
  });

  test('the account, its sessions and its files are gone', async () => {
    const choices = [
      { id: gift.id, to: developerId },
      { id: gone.id, to: null },
    ];
    const reply = await leave(leaver, choices);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await client.send('GET', `/users/${id}`)).status).toBe(401);
    const again = signInWith(server.app, server.settings.publicUrl, email, leaverPassword);
    await expect(again).rejects.toThrow(/signIn.wrong/u);
    expect((await leave(leaver, choices)).status).toBe(401);
    expect((await owner.send('GET', `/users/${id}`)).status).toBe(404);
  });

  test('a search of the database, the files and the index finds nothing of her', async () => {
    expect(await tablesWith(server, words)).toEqual([]);
    expect((await pool.query('select from user_photos')).rowCount).toBe(0);
    expect(await filesWith(server, words)).toEqual([]);
  });

  test('the audit log keeps its entries, with her replaced', async () => {
    const { rows } = await pool.query(
      "select details from audit_entries where kind = 'user.invited' and subject_id = $1",
      [id],
    );
    const former = 'Former member';
    expect(rows).toEqual([
      { details: { email: former, name: former, authId: former, list: [former, 'x'] } },
    ]);
    const deleted = await pool.query(
      "select actor_id as actor from audit_entries where kind = 'user.deleted'",
    );
    expect(deleted.rows).toEqual([{ actor: id }]);
    await expect(pool.query("update audit_entries set details = '{}'")).rejects.toThrow(
      /permission denied/u,
    );
  });

  test('what she wrote for others stays, signed "Former member"', async () => {
    const all = await owner.ask(comments.list, { params: { id: submissionId } });
    expect(all.find((one) => one.id === comment.id)).toMatchObject({
      author: { id, name: 'Former member' },
      body: '@Elin Lund look at this',
    });
    expect(all.find((one) => one.id === mention.id)?.body).toBe(
      '@Former member thanks. Write to Former member.',
    );
    const { rows } = await pool.query('select value from votes where user_id = $1', [id]);
    expect(rows).toEqual([{ value: 'up' }]);
  });

  test('her collections went where she chose', async () => {
    const own = await developer.ask(collections.own, { query: { authId: developer.authId } });
    expect(own.find((one) => one.id === gift.id)).toMatchObject({
      name: 'To give',
      userId: developer.authId,
      sharedToUsers: [],
    });
    const notices = (await developer.ask(notifications.list, {})).data;
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: 'collection shared',
        title: 'Former member handed “To give” over to you',
      }),
    );
    const { rows } = await pool.query('select 1 from collections where id = any($1)', [
      [gone.id, before.id],
    ]);
    expect(rows).toEqual([]);
    const shared = await owner.ask(collections.get, { params: { id: theirs.id } });
    expect(shared.sharedToUsers).toEqual([developer.authId]);
    expect(shared.version).toBe(theirs.version + 1);
    const entries = await pool.query<{ kind: string; id: string }>(
      `select kind, subject_id as id from audit_entries where actor_id = $1 and subject_id = any($2)
        and kind in ('collection.handedOver', 'collection.left', 'collection.removed') order by kind`,
      [id, [gift.id, gone.id, theirs.id]],
    );
    expect(entries.rows).toEqual([
      { kind: 'collection.handedOver', id: gift.id },
      { kind: 'collection.left', id: theirs.id },
      { kind: 'collection.removed', id: gone.id },
    ]);
  });

  test('her duties are nobody’s, and a contact address is empty', async () => {
    const project = await pool.query('select owner_id as owner from projects where id = $1', [
      projects[0]?.id,
    ]);
    expect(project.rows).toEqual([{ owner: null }]);
    const submission = await pool.query(
      'select contact_email as email from submissions where id = $1',
      [submissionId],
    );
    expect(submission.rows).toEqual([{ email: null }]);
  });

  test('the same address is a new person', async () => {
    const account = {
      email,
      password: leaverPassword,
      firstName: 'Wilhelmina',
      lastName: 'Ostergren',
    };
    const anew = await createAccount(db, {
      ...account,
      title: null,
      corporationId: null,
      isFoundryUser: false,
    });
    expect(anew).not.toBe(id);
    expect((await server.signInAgain(email, leaverPassword)).authId).not.toBe(client.authId);
  });
});
