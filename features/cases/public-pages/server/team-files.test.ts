import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith, type Form } from '#core/tests/forms.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { get, remove } from '#features/cases/files/domain/endpoints.ts';
import {
  followUp,
  messageFile,
  submit,
  withdraw,
  write,
} from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { get as getSubmission } from '#features/cases/submissions/domain/endpoints.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { list, send } from '#features/cases/submissions/domain/messages/endpoints.ts';
import { sweepUnsentFiles } from '#features/cases/submissions/server/messages/file-owner.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { anonymous } = server;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const outsider = await server.signIn('member@norrland.example');

interface Submitted {
  readonly id: string;
  /** Of its page. */
  readonly key: string;
}

async function submitted(): Promise<Submitted> {
  const body = sampleSubmission(server, opportunityId);
  const receipt = await anonymous.ask(submit, { params: { id: opportunityId }, body });
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where source = 'public' order by created_at desc, id desc limit 1`,
  );
  return { id: rows[0]?.id ?? '', key: receipt.followUp.split('/').at(-1) ?? '' };
}

let one: Submitted = { id: '', key: '' };
beforeEach(async () => {
  one = await submitted();
  await pool.query('delete from mails');
});

const upload = (
  name = 'offer.txt',
  { by = owner, about = one.id, form = formWith(`Offer ${randomUUID()}`) } = {} as {
    readonly by?: SignedIn;
    readonly about?: string;
    readonly form?: Form;
  },
) => by.send('POST', '/files/o', { query: { name, messageAbout: about }, form });
const idOf = async (uploading: ReturnType<typeof upload>) =>
  ((await uploading).body as { id: string }).id;
const trySend = (fileIds: string[], by = owner, id = one.id) =>
  by.try(send, { params: { id }, body: { body: 'Here.', fileIds } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const fetched = (key: string, id: string, headers = {}) =>
  anonymous.send('GET', `/public/follow-up/${key}/files/${id}`, {
    query: { alt: 'media' },
    headers,
  });

describe('a message of the case team', () => {
  test('has files, which its submitter downloads by the link of the submission', async () => {
    const bytes = `Offer ${randomUUID()}`;
    const fileIds = [
      await idOf(upload('offer.txt', { form: formWith(bytes) })),
      await idOf(upload('Maße.txt')),
    ];
    const message = await owner.ask(send, {
      params: { id: one.id },
      body: { body: 'Here.', fileIds },
    });
    expect(message.attachments.map(({ id }) => id)).toEqual(fileIds);

    const { messages, attachments } = await anonymous.ask(followUp, { params: { key: one.key } });
    expect(attachments).toEqual([]);
    expect(messages[0]?.attachments).toEqual([
      { id: fileIds[0], name: 'offer.txt', size: bytes.length, contentType: 'text/plain' },
      expect.objectContaining({ id: fileIds[1], name: 'Maße.txt' }),
    ]);
    const reply = await fetched(one.key, fileIds[0] ?? '');
    expect(reply).toMatchObject({ status: 200, text: bytes });
    expect(reply.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment; filename="offer.txt"'),
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringContaining('private'),
    });
    expect(await fetched(one.key, fileIds[0] ?? '', { range: 'bytes=1-4' })).toMatchObject({
      status: 206,
      text: 'ffer',
    });
    const params = { key: one.key, id: fileIds[1] ?? '' };
    expect(await anonymous.ask(messageFile, { params })).toMatchObject({ name: 'Maße.txt' });
    const { rows: downloads } = await pool.query(
      `select actor_id, details from audit_entries where kind = 'file.downloaded' and subject_id = $1`,
      [fileIds[0]],
    );
    expect(downloads).toEqual([{ actor_id: null, details: { name: 'offer.txt' } }]);
  });

  test('shows its files to whoever sees it, and no part of what was submitted', async () => {
    await trySend([await idOf(upload())]);
    const params = { id: one.id };
    const [message] = await observer.ask(list, { params });
    const url = message?.attachments[0]?.url ?? '';
    expect((await observer.send('GET', url.replace('/api', ''))).status).toBe(200);
    expect((await owner.ask(getSubmission, { params })).attachments).toEqual([]);
    expect((await outsider.try(list, { params })).status).toBe(404);
  });

  test('is announced with the names of its files, and without the files', async () => {
    const mails = async () =>
      (await pool.query<{ body: string }>('select body from mails')).rows.map(({ body }) => body);
    await trySend([await idOf(upload('offer.txt')), await idOf(upload('Maße.txt'))]);
    const [mail = ''] = await mails();
    expect(mail).toContain(
      'about “Quiet wheels”, with 2 files:\n\n- offer.txt\n- Maße.txt\n\nRead the message and reply here:\n',
    );
    expect(mail).toContain(`/follow-up/${one.key}\n`);
    expect(mail).not.toContain('/files/');
    await pool.query('delete from mails');
    await trySend([]);
    expect(await mails()).toEqual([
      expect.stringContaining('about “Quiet wheels”. Read the message and reply here:\n'),
    ]);
  });
});

describe('files of the case team are found by no other link', () => {
  test('than that of their submission, which says the same of what does not exist', async () => {
    const other = await submitted();
    const id = await idOf(upload());
    await trySend([id]);
    const ofOther = await fetched(other.key, id);
    expect(ofOther).toMatchObject({ status: 404, body: { code: 'storage.object-not-found' } });
    for (const reply of [
      await fetched(one.key, randomUUID()),
      await fetched('not-a-key', id),
      await fetched(`${one.key.slice(0, -2)}AA`, id),
      await anonymous.try(messageFile, { params: { key: other.key, id } }),
    ]) {
      expect([reply.status, reply.body]).toEqual([404, ofOther.body]);
    }
    expect((await fetched(one.key, id)).status).toBe(200);
  });

  test('before their message is sent, nor others of the submission', async () => {
    const unsent = await idOf(upload());
    const query = { name: 'notes.txt', submissionId: one.id };
    const added = await owner.send('POST', '/files/o', { query, form: formWith('Between us') });
    const { id: internal } = added.body as { id: string };
    const own = await anonymous.send('POST', `/public/follow-up/${one.key}/files`, {
      query: { name: 'theirs.txt' },
      form: formWith('Theirs'),
    });
    const { id: theirs, claim } = own.body as { id: string; claim: string };
    const attachments = [{ id: theirs, claim }];
    const message = await anonymous.ask(write, {
      params: { key: one.key },
      body: { body: 'Ours.', attachments },
    });
    expect(message.attachments).toMatchObject([{ id: null, name: 'theirs.txt' }]);
    for (const id of [unsent, internal, theirs]) {
      expect((await fetched(one.key, id)).status).toBe(404);
    }
  });

  test('and by none once they or the submission are removed', async () => {
    const ids = [await idOf(upload()), await idOf(upload('plan.txt'))];
    await trySend(ids);
    await owner.ask(remove, { params: { id: ids[0] ?? '' } });
    expect((await fetched(one.key, ids[0] ?? '')).status).toBe(404);
    const byPerson = await fetched(one.key, ids[0] ?? '', { accept: 'text/html' });
    expect([byPerson.status, byPerson.headers['location']]).toEqual([303, `/follow-up/${one.key}`]);
    const { messages } = await anonymous.ask(followUp, { params: { key: one.key } });
    expect(messages[0]?.attachments.map(({ name }) => name)).toEqual(['plan.txt']);

    await anonymous.ask(withdraw, { params: { key: one.key }, body: {} });
    expect((await fetched(one.key, ids[1] ?? '')).status).toBe(200);
    await pool.query('update submissions set is_active = false where id = $1', [one.id]);
    expect((await fetched(one.key, ids[1] ?? '')).status).toBe(404);
  });
});

describe('a file for a message', () => {
  test('is taken of those who may write to the submitter, while somebody may', async () => {
    expect((await upload('a.txt', { by: developer })).status).toBe(200);
    const denied = await upload('a.txt', { by: observer });
    expect([denied.status, codeOf(denied)]).toEqual([403, 'storage.unauthorized']);
    expect((await upload('a.txt', { by: outsider })).status).toBe(404);
    // Who comments and adds submissions need not write to submitters.
    await pool.query(
      `insert into opportunity_team (opportunity_id, user_id, role)
        select $1, id, 'Case Team Member' from users where email = $2`,
      [opportunityId, outsider.email],
    );
    const query = { name: 'a.txt', submissionId: one.id };
    const added = await outsider.send('POST', '/files/o', { query, form: formWith('a') });
    expect([added.status, (await upload('a.txt', { by: outsider })).status]).toEqual([200, 403]);
    await pool.query(
      'delete from opportunity_team where user_id = (select id from users where email = $1)',
      [outsider.email],
    );
    expect((await upload('a.txt', { about: randomUUID() })).status).toBe(404);
    await anonymous.ask(withdraw, { params: { key: one.key }, body: {} });
    expect(codeOf(await upload())).toBe('submission.withdrawn');
    await pool.query('update submissions set is_active = false where id = $1', [one.id]);
    expect((await upload()).status).toBe(404);
  });

  test('has the size and the type of others, and one place', async () => {
    const large = formWith(Buffer.alloc(limits.fileBytes + 1, 'a'));
    const refused = await upload('a.txt', { form: large });
    expect([refused.status, codeOf(refused)]).toEqual([413, 'storage.tooLarge']);
    expect(codeOf(await upload('run.exe'))).toBe('storage.invalid-argument');
    const query = { name: 'a.txt', messageAbout: one.id, submissionId: one.id };
    const reply = await owner.send('POST', '/files/o', { query, form: formWith('a') });
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid']);
  });

  test('is there for its sender alone until it is sent, and may be taken back', async () => {
    const id = await idOf(upload());
    const params = { id };
    expect(await owner.ask(get, { params })).toMatchObject({ name: 'offer.txt' });
    expect((await developer.try(get, { params })).status).toBe(404);
    expect((await developer.try(remove, { params })).status).toBe(404);
    expect((await owner.ask(getSubmission, { params: { id: one.id } })).attachments).toEqual([]);
    await owner.ask(remove, { params });
    expect(codeOf(await trySend([id]))).toBe('message.unknownFile');
  });

  test('goes with one message, of who sent it', async () => {
    const id = await idOf(upload());
    const query = { name: 'own.txt' };
    const own = await owner.send('POST', '/files/o', { query, form: formWith('Mine alone') });
    const { id: ownId } = own.body as { id: string };
    for (const reply of [
      await trySend([id], developer),
      await trySend([ownId]),
      await trySend([id, randomUUID()]),
    ]) {
      expect([reply.status, codeOf(reply)]).toEqual([400, 'message.unknownFile']);
    }
    expect((await trySend([id, id])).status).toBe(200);
    expect(codeOf(await trySend([id]))).toBe('message.unknownFile');
    // A message that is refused is not there.
    expect(await owner.ask(list, { params: { id: one.id } })).toHaveLength(1);
    expect((await trySend([], observer)).status).toBe(403);
  });

  test('stays with its corporation', async () => {
    const id = await idOf(upload());
    await pool.query(
      `update files set corporation_id = (select id from corporations where slug = 'norrland-steel')
        where id = $1`,
      [id],
    );
    expect(codeOf(await trySend([id]))).toBe('message.unknownFile');
  });

  test('is one of a few', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth <= messageLimits.filesMost; nth += 1) ids.push(await idOf(upload()));
    expect((await trySend(ids)).status).toBe(400);
    expect((await trySend(ids.slice(1))).status).toBe(200);
    await pool.query(
      `with message as (insert into messages (id, submission_id, body)
         values (gen_random_uuid(), $1, 'Before') returning id),
       made as (insert into files (id, name, content_type, size, sha256, download_token, place)
         select gen_random_uuid(), 'n ' || n, 'text/plain', 1, n::text, gen_random_uuid(), 'submission'
         from generate_series(1, $2::int) n returning id)
       insert into submission_files (file_id, submission_id, message_id)
       select made.id, $1, message.id from made, message`,
      [one.id, messageLimits.filesOfAllMost - messageLimits.filesMost],
    );
    expect(codeOf(await trySend(ids.slice(0, 1)))).toBe('storage.tooMany');
  });

  test('that was never sent is removed after a day, and no other', async () => {
    const [old, young, sent] = [await idOf(upload()), await idOf(upload()), await idOf(upload())];
    await trySend([sent]);
    await pool.query(
      `update files set created_at = now() - interval '25 hours' where id = any($1)`,
      [[old, sent]],
    );
    await sweepUnsentFiles(db);
    const { rows } = await pool.query<{ id: string }>('select id from files where id = any($1)', [
      [old, young, sent],
    ]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([young, sent].toSorted());
  });
});
