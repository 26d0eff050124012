import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { find, get, lookup, similar } from '#features/directory/companies/domain/endpoints.ts';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { inject } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { png } from '#core/tests/sample-images.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');

/** A server on our own network, which has every picture. */
const requests: string[] = [];
const own = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.writeHead(200, { 'content-type': 'image/png' }).end(png);
});
own.listen(0, '127.0.0.1');
await once(own, 'listening');
afterAll(() => own.close());
const { port } = own.address() as AddressInfo;
const source = `http://127.0.0.1:${port}/logo.png`;

await pool.query('update companies set logo_url = $1', [source]);
await pool.query('update corporations set logo_url = $1', [source]);
const { rows } = await pool.query<{ kind: 'startup'; id: string; name: string }>(
  `select kind, id, name from companies where kind = 'startup' order by id limit 1`,
);
const [company = { kind: 'startup' as const, id: '', name: '' }] = rows;
const params = { kind: company.kind, id: company.id };
const look = (url: string) => inject(server.app, { method: 'GET', url });
const addressOf = async () => (await superuser.ask(get, { params })).logoUrl ?? '';

/** Puts the picture where it would be kept had it been fetched from there. */
async function keepPicture(): Promise<void> {
  const folder = join(server.settings.dataFolder, 'images');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, createHash('sha256').update(source).digest('hex')), png);
}

test('every answer gives our own address of a logo, never that of another server', async () => {
  const { opportunityId } = await findDemoCase(server);
  const answers = await Promise.all([
    superuser.ask(get, { params }),
    superuser.ask(lookup, { body: { refs: [params] } }),
    superuser.ask(find, { query: { q: company.name } }),
    superuser.ask(similar, { params }),
    superuser.ask(submissions, { params: { id: opportunityId }, query: { limit: '100' } }),
    superuser.ask(corporationList),
  ]);
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).toMatch(/"logoUrl":"\/api\/(?:companies\/startup|corporations)\//u);
    expect(text).not.toContain('127.0.0.1');
  }
  const everything = await superuser.send('GET', '/companies/matches?limit=100');
  expect(everything.text).not.toContain('127.0.0.1');
});

test('a logo on our own network is not fetched', async () => {
  expect((await look(await addressOf())).status).toBe(404);
  expect(requests).toEqual([]);
});

test('a logo is served to who has its address, as a picture and nothing else', async () => {
  await keepPicture();
  const address = await addressOf();
  const reply = await server.app.inject({ method: 'GET', url: address });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(png);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=86400, immutable',
  });
  const [corporation] = (await superuser.ask(corporationList)).filter(({ logoUrl }) => logoUrl);
  expect((await look(corporation?.logoUrl ?? '')).status).toBe(200);

  const path = address.split('?')[0] ?? '';
  for (const other of [
    `${path}?v=${'0'.repeat(16)}`,
    address.replace('/startup/', '/nucla/'),
    address.replace(company.id, crypto.randomUUID()),
  ]) {
    expect((await look(other)).status, other).toBe(404);
  }
  for (const wrong of [path, `${path}?v=x`, address.replace(company.id, 'x')]) {
    expect((await look(wrong)).status, wrong).toBe(400);
  }
});

test('a company with another logo has another address, and one without has none', async () => {
  const before = await addressOf();
  const change = (to: string | null) =>
    pool.query('update companies set logo_url = $2 where id = $1', [company.id, to]);
  await change(`${source}?new`);
  expect(await addressOf()).not.toBe(before);
  expect((await look(before)).status).toBe(404);
  await change(null);
  expect((await superuser.ask(get, { params })).logoUrl).toBeNull();
});
