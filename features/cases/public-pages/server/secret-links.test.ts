import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { followUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { errorForLog } from '#core/platform/log/error-for-log.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { settings, database, jobs } = server;
const { submissionId } = await findDemoCase(server);
const webFolder = await mkdtemp(join(tmpdir(), 'outrider-web-'));
await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Outrider</title>');

let output = '';
const sink = { write: (line: string) => void (output += line) };
const log = pino({ level: 'trace', serializers: { err: errorForLog } }, sink);
const { app } = await buildApp({ settings, database, jobs, log, demo: false, webFolder });
afterAll(async () => {
  await app.close();
  await rm(webFolder, { recursive: true });
});
const links = followUpLinks({ secret: settings.authSecret, publicUrl: settings.publicUrl });
const key = links.keyOf(submissionId);

test('a debug log contains no secret link', async () => {
  const token = '0be40cb4-0f81-4396-8ac3-134eb9cbda02';
  const requests = [
    ['GET', `/api/public/follow-up/${key}`],
    ['POST', `/api/public/follow-up/${key}/messages`],
    ['PUT', `/api/public/follow-up/${key}/withdrawal`],
    ['GET', `/api/public/follow-up/${key}/files/${submissionId}?alt=media`],
    ['GET', `/follow-up/${key}`],
    ['GET', `/api/files/o/${submissionId}?alt=media&token=${token}`],
  ] as const;
  for (const [method, url] of requests) await app.inject({ method, url });
  expect(output).toContain('/api/public/follow-up/:key');
  expect(output).not.toContain(key);
  expect(output).not.toContain(token);
});

test('a secret page is not leaked by the Referer header or search engines', async () => {
  const secret = await app.inject({ method: 'GET', url: `/follow-up/${key}` });
  expect(secret.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const open = await app.inject({ method: 'GET', url: '/c/skf' });
  expect(open.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(open.headers['x-robots-tag']).toBeUndefined();
});
