import { beforeEach, describe, expect, test } from 'vitest';
import { get, remove } from '#features/cases/files/domain/endpoints.ts';
import type { FileMetadata } from '#features/cases/files/domain/file.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');
const colleague = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

beforeEach(() => pool.query('delete from files'));

const send = (name: string, bytes: Buffer | string, by = member) =>
  by.send('POST', '/files/o', { query: { name }, form: formWith(bytes) });
const metadataOf = async (name: string): Promise<FileMetadata> =>
  (await member.send('GET', `/files/o/${encodeURIComponent(name)}`)).body as FileMetadata;
const fetched = (name: string, token: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/api/files/o/${encodeURIComponent(name)}?alt=media&token=${token}`,
    headers,
  });

const storedCount = async () => {
  let count = 0;
  for await (const _ of server.files.olderThan(-60_000)) count += 1;
  return count;
};

describe("a person's own file", () => {
  test.each(['notes.txt', 'folder/a plan – 2.txt', '../../../../etc/passwd.txt', '%2e%2e%2f.txt'])(
    '%s is found by its name, and downloads with its token',
    async (name) => {
      expect((await send(name, 'what it says')).status).toBe(200);
      const { downloadTokens, size, contentType } = await metadataOf(name);
      expect([size, contentType]).toEqual([12, 'text/plain']);
      const reply = await fetched(name, downloadTokens);
      expect([reply.statusCode, reply.body]).toEqual([200, 'what it says']);
    },
  );

  test('is seen, replaced and deleted by its owner alone', async () => {
    await send('notes.txt', 'mine');
    const { id, downloadTokens } = await metadataOf('notes.txt');
    for (const other of [colleague, foundry]) {
      for (const params of [{ id }, { id: 'notes.txt' }]) {
        expect((await other.try(get, { params })).status).toBe(404);
        expect((await other.try(remove, { params })).status).toBe(404);
      }
    }
    expect((await send('notes.txt', 'theirs', colleague)).status).toBe(200);
    expect((await fetched('notes.txt', downloadTokens)).body).toBe('mine');
    expect((await member.try(remove, { params: { id: 'notes.txt' } })).status).toBe(204);
    expect((await fetched('notes.txt', downloadTokens)).statusCode).toBe(404);
    expect((await fetched(id, downloadTokens)).statusCode).toBe(404);
    expect((await member.try(remove, { params: { id: 'notes.txt' } })).status).toBe(404);
  });

  test('is replaced by another one of its name, whose token is new', async () => {
    await send('notes.txt', 'one');
    const before = await metadataOf('notes.txt');
    const sent = await send('notes.txt', 'two');
    const after = await metadataOf('notes.txt');
    expect(sent.body).toMatchObject({ id: after.id, sha256: after.sha256 });
    expect((await fetched('notes.txt', before.downloadTokens)).statusCode).toBe(404);
    expect((await fetched('notes.txt', after.downloadTokens)).body).toBe('two');
    await send('notes.txt', 'two');
    expect(await metadataOf('notes.txt')).toMatchObject({ id: after.id });
  });

  test('is one when it is sent several times at once', async () => {
    await Promise.all([1, 2, 3, 4].map((nth) => send('notes.txt', `${nth % 2}`)));
    const { rowCount } = await pool.query('select from files where deleted_at is null');
    expect(rowCount).toBe(1);
  });

  test('downloads with its one token, at its address and at its name', async () => {
    await send('notes.txt', 'mine');
    const { url, downloadTokens } = await metadataOf('notes.txt');
    expect(url.endsWith(`token=${downloadTokens}`)).toBe(true);
    expect((await server.app.inject({ method: 'GET', url })).body).toBe('mine');
    expect((await fetched('notes.txt', downloadTokens)).body).toBe('mine');
    for (const wrong of [`${downloadTokens},`, `,${downloadTokens}`, '', ',', 'third']) {
      expect((await fetched('notes.txt', wrong)).statusCode, wrong).toBe(404);
    }
  });
});

describe('a part of a file', () => {
  const content = '0123456789';
  let token: string;
  beforeEach(async () => {
    await send('ten.txt', content);
    token = (await metadataOf('ten.txt')).downloadTokens;
  });
  const part = (range: string, headers = {}) => fetched('ten.txt', token, { range, ...headers });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is answered alone', async (range, expected, contentRange) => {
    const { statusCode, body, headers } = await part(range, { 'accept-encoding': 'gzip' });
    expect([statusCode, body, headers['content-range']]).toEqual([206, expected, contentRange]);
    expect(headers['content-length']).toBe(String(expected.length));
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each(['bytes=-0', 'bytes=10-', 'bytes=99-100'])('%s does not exist', async (range) => {
    const { statusCode, headers, body } = await part(range);
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
    expect(JSON.parse(body)).toMatchObject({ code: 'storage.range' });
  });

  test.each(['bytes=9-3', `bytes=${Array(200).fill('0-').join(',')}`, 'bytes=x', 'lines=1-2'])(
    '%.20s is answered with the whole',
    async (range) => {
      const { statusCode, body } = await part(range);
      expect([statusCode, body]).toEqual([200, content]);
    },
  );

  test('is of the file that it was asked for', async () => {
    const { headers } = await part('bytes=0-3');
    const etag = String(headers.etag);
    expect((await part('bytes=0-3', { 'if-range': etag })).statusCode).toBe(206);
    expect((await part('bytes=0-3', { 'if-range': '"another"' })).statusCode).toBe(200);
  });

  test('a file that is known is not sent again', async () => {
    const etag = String((await fetched('ten.txt', token)).headers.etag);
    const again = await fetched('ten.txt', token, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await fetched('ten.txt', token, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('its headers alone say how long it is', async () => {
    const url = `/api/files/o/ten.txt?alt=media&token=${token}`;
    const { statusCode, headers, body } = await server.app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
  });
});

describe('content that is not what its name says', () => {
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  test.each([
    ['a page called a picture', 'a.png', '<html><script>alert(1)</script>'],
    ['a program called a document', 'a.pdf', Buffer.from('4d5a900003000000', 'hex')],
    ['a picture called text', 'a.txt', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an empty archive called a document', 'a.docx', zip],
    ['a program', 'a.exe', 'MZ'],
    ['a page', 'a.html', '<p>'],
    ['no ending', 'a', 'a'],
  ])('%s is refused, and leaves nothing', async (_, name, bytes) => {
    const before = await storedCount();
    const reply = await send(name, bytes);
    expect(reply).toMatchObject({ status: 400, body: { code: 'storage.invalid-argument' } });
    expect(await storedCount()).toBe(before);
  });

  test('a picture that is a script too is served as a picture that runs nothing', async () => {
    const gif = Buffer.concat([
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
      Buffer.from('/*<script>alert(1)</script>'),
    ]);
    await send('a.gif', gif);
    const { headers } = await fetched('a.gif', (await metadataOf('a.gif')).downloadTokens);
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

test('the codes of file storage (section 8) are those of its own', async () => {
  const params = { id: 'nowhere.txt' };
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ];
  for (const [read, expected] of [
    [() => server.anonymous.try(get, { params }), [401, 'storage.unauthenticated']],
    [() => server.anonymous.send('GET', '/files/o/x', {}), [401, 'storage.unauthenticated']],
    [() => member.try(get, { params }), [404, 'storage.object-not-found']],
    [() => member.try(remove, { params }), [404, 'storage.object-not-found']],
  ] as const) {
    expect(codeOf(await read())).toEqual(expected);
  }
  const observer = await server.signIn('observer@skf.example');
  const { rows } = await pool.query<{ id: string }>(`
    select submissions.id from submissions
    join opportunity_team team using (opportunity_id)
    join users on users.id = team.user_id
    where users.email = 'observer@skf.example' and team.role = 'Observer' limit 1`);
  const query = { name: 'notes.txt', submissionId: rows[0]?.id };
  const refusal = await observer.send('POST', '/files/o', { query, form: formWith('theirs') });
  expect(codeOf(refusal)).toEqual([403, 'storage.unauthorized']);
});
