import { beforeEach, expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({
  demonstration: true,
  environment: { FILE_QUOTA: '1', FILE_MAX: '2' },
});
const { pool } = server.database;
const { submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const mebibyte = 1024 * 1024;

beforeEach(() => pool.query('delete from files'));

const own = (name: string, bytes: number, by = member) =>
  by.send('POST', '/files/o', { query: { name }, form: formWith(Buffer.alloc(bytes, 'a')) });
const attached = (name: string, bytes: number) =>
  owner.send('POST', '/files/o', {
    query: { name, submissionId },
    form: formWith(Buffer.alloc(bytes, 'a')),
  });
const storedCount = async () => {
  let count = 0;
  for await (const _ of server.files.olderThan(-60_000)) count += 1;
  return count;
};

test('the files of a corporation have one room together', async () => {
  expect((await attached('a.txt', 0.7 * mebibyte)).status).toBe(200);
  expect(await own('b.txt', 0.4 * mebibyte)).toMatchObject({
    status: 402,
    body: { code: 'storage.quota-exceeded' },
  });
  expect((await own('b.txt', 0.2 * mebibyte)).status).toBe(200);
  expect((await own('b.txt', 0.9 * mebibyte, norrland)).status).toBe(200);
});

test('what is deleted makes room', async () => {
  expect((await own('a.txt', mebibyte)).status).toBe(200);
  expect((await own('b.txt', 1)).status).toBe(402);
  await member.send('DELETE', '/files/o/a.txt');
  expect((await own('b.txt', 1)).status).toBe(200);
});

test('files at once do not share the last room', async () => {
  const before = await storedCount();
  const sent = await Promise.all([1, 2, 3, 4].map((nth) => own(`${nth}.txt`, 0.6 * mebibyte)));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402, 402]);
  expect(await storedCount()).toBe(before + 1);
});

test('the setting bounds a single file', async () => {
  const reply = await own('a.txt', 2 * mebibyte + 1);
  expect(reply.status).toBe(413);
  expect(reply.text).toContain('This file is larger than 2 MB.');
});
