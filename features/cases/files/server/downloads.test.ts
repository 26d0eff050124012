import { deflateSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import { get, remove } from '#features/cases/files/domain/endpoints.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import { inject } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { sweepFiles } from './sweep-files.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');

beforeEach(() => pool.query('delete from files'));

const sent = async (
  name: string,
  bytes: Buffer | string,
  place: { readonly submissionId?: string } = { submissionId },
) => {
  const query = { name, ...place };
  const reply = await owner.send('POST', '/files/o', { query, form: formWith(bytes) });
  expect(reply.text).toContain('"id"');
  return reply.body as Attachment;
};
const fetched = (url: string) => inject(server.app, { method: 'GET', url });

const crcOf = (bytes: Buffer) => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crcOf(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
/** A PNG of one white pixel. */
const png = Buffer.concat([
  Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
  pngChunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  pngChunk('IDAT', deflateSync(Buffer.from([0, 255]))),
  pngChunk('IEND', Buffer.alloc(0)),
]);
const pdf = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('a file downloads unchanged with its token', async () => {
  const { url, id, size } = await sent('dot.png', png);
  const reply = await server.app.inject({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(png)).toBe(true);
  expect(size).toBe(png.length);
  const whole = await owner.ask(submissions.get, { params: { id: submissionId } });
  expect(whole.attachments).toMatchObject([{ id, name: 'dot.png', contentType: 'image/png' }]);
  const file = await owner.ask(get, { params: { id } });
  expect(file.url).toBe(`/api/files/o/${id}?alt=media&token=${file.downloadTokens}`);
  for (const address of [whole.attachments[0]?.url ?? '', file.url]) {
    expect((await fetched(address)).status).toBe(200);
  }
});

test.each([
  ['dot.png', png, 'image/png', 'inline'],
  ['deck.pdf', pdf, 'application/pdf', 'inline'],
  ['logo.svg', svg, 'image/svg+xml', 'attachment'],
  ['notes.txt', '<script>alert(1)</script>', 'text/plain', 'attachment'],
  ['table.csv', '=1+1;2', 'text/csv', 'attachment'],
])('%s is served so that its content cannot run as a page', async (name, bytes, type, way) => {
  const { headers } = await fetched((await sent(name, bytes)).url);
  expect(headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, max-age=3600, immutable',
  });
  expect(headers['content-disposition']).toMatch(new RegExp(`^${way}; filename="${name}"`, 'u'));
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['Präsentation “1”.txt', `filename*=UTF-8''Pr%C3%A4sentation%20%E2%80%9C1%E2%80%9D.txt`],
  ['a";\r\nSet-Cookie: x=y.txt', `filename*=UTF-8''a%22%3B%20Set-Cookie%3A%20x%3Dy.txt`],
  ['invoice\u202efdp.txt', `filename*=UTF-8''invoicefdp.txt`],
  ['../../etc/passwd.txt', `filename*=UTF-8''.._.._etc_passwd.txt`],
  ["it's (1)*.txt", `filename*=UTF-8''it%27s%20%281%29%2A.txt`],
])('the name %j stays a name', async (name, expected) => {
  const { headers } = await fetched((await sent(name, 'a')).url);
  const said = String(headers['content-disposition']);
  expect(said.endsWith(expected)).toBe(true);
  expect(said).toMatch(/^attachment; filename="[\w.-]+"; /u);
  expect(headers['set-cookie']).toBeUndefined();
});

test("a file is not found without its token, with another file's token or after removal", async () => {
  const { id, url } = await sent('a.txt', 'a');
  const other = await sent('b.txt', 'b');
  const token = url.split('token=')[1] ?? '';
  const otherToken = other.url.split('token=')[1] ?? '';
  for (const wrong of ['', otherToken, token.slice(1), `${token}x`, token.toUpperCase()]) {
    const reply = await fetched(`/api/files/o/${id}?alt=media&token=${wrong}`);
    expect(reply).toMatchObject({ status: 404, body: { code: 'storage.object-not-found' } });
  }
  expect((await fetched(`/api/files/o/${id}?alt=media`)).status).toBe(404);
  expect((await fetched(`/api/files/o/${id}?token=${token}`)).status).toBe(401);
  await owner.ask(remove, { params: { id } });
  expect((await fetched(url)).status).toBe(404);
  expect((await owner.try(get, { params: { id } })).status).toBe(404);
});

test('a file goes with what it belongs to', async () => {
  const { id } = await sent('placed.txt', 'placed');
  await pool.query('delete from submission_files where file_id = $1', [id]);
  expect((await pool.query('select from files where id = $1', [id])).rowCount).toBe(0);
});

test('unused files are removed after a day, and no others', async () => {
  const inUse = await sent('kept.txt', 'kept');
  const own = await sent('own.txt', 'own', {});
  const gone = await sent('gone.txt', 'gone');
  await owner.ask(remove, { params: { id: gone.id } });
  const waiting = await sent('waiting.txt', 'waiting');
  const stale = await sent('stale.txt', 'stale');
  for (const { id } of [waiting, stale]) {
    await pool.query('update files set place = null, owner_id = null where id = $1', [id]);
  }
  await pool.query(`update files set created_at = now() - interval '25 hours' where id <> $1`, [
    waiting.id,
  ]);
  const lies = async () => {
    const all = [inUse, own, gone, waiting, stale];
    const contents = await Promise.all(all.map(({ id }) => server.files.get(id)));
    contents.forEach((bytes) => bytes?.destroy());
    return all.filter((_, index) => contents[index] !== null).map(({ name }) => name);
  };
  await sweepFiles(db, server.files);
  expect(await lies()).toHaveLength(5);
  // Makes the stored bytes a day old, too.
  const aged = { ...server.files, olderThan: () => server.files.olderThan(-60_000) };
  await sweepFiles(db, aged);
  expect(await lies()).toEqual(['kept.txt', 'own.txt', 'waiting.txt']);
});
