import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { formatWait } from '#core/domain/format.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { inject, someAddress } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const { browser: ofBrowser } = publicPageLimits.submissionsPerHour;
const url = `/api/public/opportunities/${opportunityId}`;
const sample = sampleSubmission(server, opportunityId);

interface Sender {
  readonly address?: string;
  /** The value of the cookie. */
  readonly browser?: string;
  readonly key?: string;
  readonly body?: object;
}

const cookieOf = (browser: string | undefined): Readonly<Record<string, string>> =>
  browser === undefined ? {} : { cookie: `other=1; outrider.form=${browser}` };

const send = ({ address = someAddress(), browser, key, body = sample }: Sender) =>
  inject(server.app, {
    method: 'POST',
    remoteAddress: address,
    url: `${url}/submissions`,
    headers: {
      'content-type': 'application/json',
      ...cookieOf(browser),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: JSON.stringify(body),
  });

async function sendTimes(times: number, sender: Sender): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await send(sender)).status);
  return statuses;
}

const openPage = async (browser?: string) =>
  inject(server.app, { method: 'GET', url, headers: cookieOf(browser) });

const newBrowser = () => randomBytes(16).toString('base64url');

beforeEach(async () => {
  await pool.query(`delete from submissions where company_name = 'Acme'`);
});

test('the page names a browser, for an hour and for public endpoints alone', async () => {
  const first = await openPage();
  expect(first.cookies).toEqual([
    expect.stringMatching(
      /^outrider\.form=[\w-]{22}; Path=\/api\/public; Max-Age=3600; HttpOnly; SameSite=Lax$/u,
    ),
  ]);
  expect((await openPage()).cookies).not.toEqual(first.cookies);
  const named = newBrowser();
  expect((await openPage(named)).cookies).toEqual([]);
  // A submission is remembered for an hour from now.
  expect((await send({ browser: named })).cookies).toEqual([
    expect.stringMatching(`^outrider.form=${named};.* Max-Age=3600;`),
  ]);
  expect((await openPage('made up')).cookies).toHaveLength(1);
});

test('over TLS, so does its cookie', async () => {
  const { app } = await server.openNode({ publicUrl: 'https://outrider.example' });
  const { cookies } = await inject(app, { method: 'GET', url });
  expect(cookies).toEqual([expect.stringMatching(/; Secure$/u)]);
  await app.close();
});

test('one browser is limited wherever it is, and told in minutes; others are not', async () => {
  const browser = newBrowser();
  expect(new Set(await sendTimes(ofBrowser, { browser }))).toEqual(new Set([200]));
  const late = await send({ browser });
  const wait = formatWait(Number(late.headers['retry-after']));
  expect(wait).toMatch(/^\d\d minutes$/u);
  expect(late).toMatchObject({
    status: 429,
    body: { code: 'tooMany', error: `Too many requests. Try again in ${wait}.` },
  });
  expect(Object.keys(late.headers).join()).not.toContain('ratelimit');
  expect((await send({ browser: newBrowser() })).status).toBe(200);
});

test('what is refused does not count', async () => {
  const sender = { browser: newBrowser(), address: '198.51.100.1' };
  for (const body of [{ ...sample, title: '' }, { ...sample, formToken: '' }, [], {}]) {
    const statuses = await sendTimes(ofBrowser, { ...sender, body });
    expect(new Set(statuses)).toEqual(new Set([400]));
  }
  await pool.query('update opportunities set closed_at = now() where id = $1', [opportunityId]);
  const closed = await sendTimes(ofBrowser, sender);
  await pool.query('update opportunities set closed_at = null where id = $1', [opportunityId]);
  expect(new Set(closed)).toEqual(new Set([409]));
  expect(new Set(await sendTimes(ofBrowser, sender))).toEqual(new Set([200]));
  expect((await send(sender)).status).toBe(429);
});

test('a request and its repetitions count once, also where there is no room left', async () => {
  const sender = { browser: newBrowser(), key: randomUUID() };
  const [first, ...again] = await sendTimes(2 * ofBrowser, sender);
  expect([first, ...again].every((status) => status === 200)).toBe(true);
  const { key: _, ...another } = sender;
  expect(new Set(await sendTimes(ofBrowser - 1, another))).toEqual(new Set([200]));
  expect((await send(another)).status).toBe(429);
  expect((await send(sender)).status).toBe(200);
});

test('files are limited in the same way', async () => {
  const browser = newBrowser();
  const sendFile = (bytes: string) =>
    server.anonymous.send('POST', `/public/opportunities/${opportunityId}/files`, {
      query: { name: 'deck.txt' },
      headers: cookieOf(browser),
      form: formWith(bytes),
    });
  expect((await sendFile('a\u0000b')).status).toBe(400);
  for (let count = 0; count < publicPageLimits.filesPerHour.browser; count += 1) {
    expect((await sendFile('Slides.')).status).toBe(200);
  }
  expect((await sendFile('Slides.')).status).toBe(429);
});
