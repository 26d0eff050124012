import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  followUp,
  submit,
  withdraw,
  write,
} from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { get as getSubmission } from '#features/cases/submissions/domain/endpoints.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { list } from '#features/cases/submissions/domain/messages/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { anonymous } = server;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const owner = await server.signIn('owner@skf.example');
const outsider = await server.signIn('member@norrland.example');

/** A submission, and the key of its page. */
async function submitted() {
  const body = sampleSubmission(server, opportunityId);
  const receipt = await anonymous.ask(submit, { params: { id: opportunityId }, body });
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where source = 'public' order by created_at desc, id desc limit 1`,
  );
  return { id: rows[0]?.id ?? '', key: receipt.followUp.split('/').at(-1) ?? '' };
}

const send = (key: string, name = 'drawing.txt') =>
  anonymous.send('POST', `/public/follow-up/${key}/files`, {
    query: { name },
    form: formWith(`Drawing ${randomUUID()}`),
  });
async function sent(key: string, name?: string) {
  const { id, claim } = (await send(key, name)).body as { id: string; claim: string };
  return { id, claim };
}
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('files come with a message: for the team to open, and no part of what was submitted', async () => {
  const { id, key } = await submitted();
  const attachments = [await sent(key), await sent(key, 'Maße.txt')];
  const answer = await anonymous.ask(write, {
    params: { key },
    body: { body: 'Here.', attachments },
  });
  expect(answer.attachments.map(({ name }) => name)).toEqual(['drawing.txt', 'Maße.txt']);

  const [message] = await owner.ask(list, { params: { id } });
  expect(message?.attachments.map(({ name }) => name)).toEqual(['drawing.txt', 'Maße.txt']);
  const url = message?.attachments[0]?.url ?? '';
  const path = url.replace(/^\/api/u, '');
  expect((await owner.send('GET', path)).status).toBe(200);
  expect((await owner.ask(getSubmission, { params: { id } })).attachments).toEqual([]);
  const page = await anonymous.ask(followUp, { params: { key } });
  expect(page.attachments).toEqual([]);
  expect(page.messages[0]?.attachments.map(({ name }) => name)).toEqual([
    'drawing.txt',
    'Maße.txt',
  ]);
  expect((await outsider.try(list, { params: { id } })).status).toBe(404);
});

test('a file is sent with one message, by who sent it, and of the same submission', async () => {
  const one = await submitted();
  const other = await submitted();
  const file = await sent(one.key);
  const tryWith = (key: string, attachments: { id: string; claim: string }[]) =>
    anonymous.try(write, { params: { key }, body: { body: 'Here.', attachments } });
  expect(codeOf(await tryWith(other.key, [file]))).toBe('public.unknownFile');
  expect(codeOf(await tryWith(one.key, [{ ...file, claim: 'forged' }]))).toBe('public.unknownFile');
  expect(codeOf(await tryWith(one.key, [{ ...file, id: randomUUID() }]))).toBe(
    'public.unknownFile',
  );
  expect((await tryWith(one.key, [file])).status).toBe(200);
  expect(codeOf(await tryWith(one.key, [file]))).toBe('public.unknownFile');
  // A message that is refused is not there.
  const { messages } = await anonymous.ask(followUp, { params: { key: one.key } });
  expect(messages).toHaveLength(1);
});

test('neither one message nor all of them hold files without end', async () => {
  const { id, key } = await submitted();
  const files = await Promise.all(
    Array.from({ length: messageLimits.filesMost + 1 }, () => sent(key)),
  );
  const body = { body: 'Here.', attachments: files };
  expect((await anonymous.try(write, { params: { key }, body })).status).toBe(400);
  await pool.query(
    `with message as (insert into messages (id, submission_id, body)
       values (gen_random_uuid(), $1, 'Before') returning id),
     made as (insert into files (id, name, content_type, size, sha256, download_token, place)
       select gen_random_uuid(), 'n ' || n, 'text/plain', 1, n::text, gen_random_uuid(), 'submission'
       from generate_series(1, $2::int) n returning id)
     insert into submission_files (file_id, submission_id, message_id)
     select made.id, $1, message.id from made, message`,
    [id, messageLimits.filesOfAllMost],
  );
  const [file] = files;
  const one = { body: 'One more.', attachments: file ? [file] : [] };
  expect(codeOf(await anonymous.try(write, { params: { key }, body: one }))).toBe(
    'storage.tooMany',
  );
});

test('a submission that was withdrawn takes no files', async () => {
  const { key } = await submitted();
  const file = await sent(key);
  await anonymous.ask(withdraw, { params: { key }, body: {} });
  expect(codeOf(await send(key))).toBe('followUp.resting');
  const body = { body: 'Still.', attachments: [file] };
  expect(codeOf(await anonymous.try(write, { params: { key }, body }))).toBe('followUp.resting');
  expect((await send('not-a-key')).status).toBe(404);
});
