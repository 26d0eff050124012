import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { listenCountingBytes, openSlowClient } from '#core/tests/slow-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const { port, bytesTaken } = await listenCountingBytes(server.app);
const mebibyte = 1024 * 1024;
const authorization = `Bearer ${owner.token}`;
const path = (name: string) =>
  `/api/files/o?submissionId=${submissionId}&name=${encodeURIComponent(name)}`;

const onDisk = () =>
  globSync('files/**/*', { cwd: server.settings.dataFolder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const rows = async () => (await pool.query('select * from files')).rows;
const add = (name: string, bytes: Buffer | string) =>
  owner.send('POST', '/files/o', { query: { name, submissionId }, form: formWith(bytes) });

beforeEach(async () => {
  for (const { id } of await rows()) await server.files.remove(id);
  await pool.query('delete from files');
});

/** Upper limit of what a loaded server reads before it closes the connection. */
const onItsWay = 8 * mebibyte;
const tooLarge = 'This file is larger than 10 MB. Make it smaller, or give a link to it instead.';

describe('a file of 20 MB', () => {
  test('is refused before it is read when it declares its length', async () => {
    const sender = openSlowClient(port, path('a.txt'), { length: 20 * mebibyte, authorization });
    const sending = sender.send(20 * mebibyte);
    const reply = await sender.reply;
    await sending;
    expect(reply).toMatch(/^HTTP\/1\.1 413 /u);
    expect(reply).toContain(tooLarge);
    expect(reply.toLowerCase()).toContain('connection: close');
    expect(bytesTaken()).toBeLessThan(onItsWay);
    expect([onDisk(), await rows()]).toEqual([[], []]);
  });

  test('is refused once it passes the limit when it declares no length', async () => {
    const sender = openSlowClient(port, path('a.txt'), { authorization });
    const sending = sender.send(20 * mebibyte);
    const reply = await sender.reply;
    await sending;
    expect(reply).toMatch(/^HTTP\/1\.1 413 /u);
    expect(reply).toContain(tooLarge);
    expect(bytesTaken()).toBeGreaterThan(limits.fileBytes);
    expect(bytesTaken()).toBeLessThan(limits.fileBytes + onItsWay);
    expect([onDisk(), await rows()]).toEqual([[], []]);
  });

  test('is refused before it is read for anonymous users too', async () => {
    const sender = openSlowClient(port, path('a.txt'), {});
    const sending = sender.send(5 * mebibyte);
    expect(await sender.reply).toMatch(/^HTTP\/1\.1 401 /u);
    await sending;
    expect(bytesTaken()).toBeLessThan(onItsWay);
  });
});

test('a file of exactly 10 MB is accepted, and one byte more is refused', async () => {
  expect((await add('a.txt', Buffer.alloc(limits.fileBytes, 'a'))).status).toBe(200);
  expect((await add('b.txt', Buffer.alloc(limits.fileBytes + 1, 'a'))).status).toBe(413);
  expect(onDisk()).toHaveLength(1);
});

test('an interrupted upload leaves no file', async () => {
  const sender = openSlowClient(port, path('a.txt'), { length: 5 * mebibyte, authorization });
  await sender.send(2 * mebibyte);
  await waitUntil(async () => onDisk().length === 1);
  sender.socket.destroy();
  await waitUntil(async () => onDisk().length === 0);
  expect(await rows()).toEqual([]);
});

test('a form that ends before its file does is refused', async () => {
  const { headers, payload } = formWith('half a file');
  const whole = payload.toString();
  for (const cut of [30, whole.length - 40, whole.length - 6]) {
    const form = { headers, payload: Buffer.from(whole.slice(0, cut)) };
    const reply = await owner.send('POST', '/files/o', {
      query: { name: 'a.txt', submissionId },
      form,
    });
    expect(reply, `cut at ${cut}`).toMatchObject({ status: 400, body: { code: 'malformed' } });
  }
  expect([onDisk(), await rows()]).toEqual([[], []]);
});

// More than there are database connections: a connection held during an upload would fail this
// test.
test('thirty slow uploads do not block other requests', async () => {
  const senders = Array.from({ length: 30 }, () =>
    openSlowClient(port, path('a.txt'), { length: mebibyte, authorization }),
  );
  await Promise.all(senders.map((sender) => sender.send(mebibyte / 2)));
  const body = { stage: 'Screening' };
  const moved = await owner.try(submissions.move, { params: { id: submissionId }, body });
  for (const { socket } of senders) socket.destroy();
  expect(moved.status).toBe(200);
  await waitUntil(async () => onDisk().length === 0);
});

test('the same file uploaded twice is stored once, and a sixth file is refused', async () => {
  const first = await add('a.txt', 'one');
  expect((await add('a.txt', 'one')).body).toEqual(first.body);
  expect(onDisk()).toHaveLength(1);
  for (const name of ['b.txt', 'c.txt', 'd.txt', 'e.txt']) await add(name, 'one');
  const sixth = await add('f.txt', 'one');
  expect(sixth).toMatchObject({ status: 409, body: { code: 'storage.tooMany' } });
  expect(await rows()).toHaveLength(5);
});

test('an upload must be a form with a file in it', async () => {
  const query = { name: 'a.txt', submissionId };
  const asJson = await owner.send('POST', '/files/o', { query, body: { file: 'a' } });
  expect(asJson).toMatchObject({ status: 415, body: { code: 'storage.noForm' } });
  const { headers } = formWith('');
  for (const payload of ['', 'no form', '------outrider-tests--\r\n']) {
    const form = { headers, payload: Buffer.from(payload) };
    expect((await owner.send('POST', '/files/o', { query, form })).status).toBe(400);
  }
});
