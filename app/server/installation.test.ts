import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import {
  activateDemoAccounts,
  deactivateDemoAccounts,
  hasDemoAccounts,
} from '#features/people/identity/server/shared/demo-accounts.ts';
import { buildHeader } from '#core/domain/installation.ts';
import { openOpportunities } from '#features/cases/public-pages/domain/endpoints.ts';
import { inject } from '#core/tests/client.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { makeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { buildApp } from './app.ts';
import { readLogo } from '#core/server/installation.ts';

const server = await openTestServer({ demonstration: true });
const { database, jobs, settings } = server;

const folder = await makeTemporaryFolder();
const webFolder = join(folder, 'web');
await mkdir(webFolder);
await writeFile(
  join(webFolder, 'index.html'),
  '<head><meta name="installation" content="" /><title>Outrider</title></head>',
);
const logoFile = join(folder, 'logo.svg');
await writeFile(logoFile, '<svg xmlns="http://www.w3.org/2000/svg"/>');

async function served(differing: Partial<typeof settings>, demo = false) {
  const { openLog } = await import('#core/platform/log/log.ts');
  const parts = { database, jobs, log: openLog('silent'), demo, webFolder };
  const { app } = await buildApp({ ...parts, settings: { ...settings, ...differing } });
  return app;
}

describe('a page', () => {
  test('holds the names and the logo of its installation', async () => {
    const productName = 'Scout & "Co" <x>';
    const ownerCompany = 'Norrland Steel';
    const legalLinks = [{ kind: 'imprint', url: 'https://outrider.example/imprint' }] as const;
    const app = await served({ productName, ownerCompany, logoFile, legalLinks });
    const page = (await inject(app, { method: 'GET', url: '/projects' })).text;
    expect(page).toContain('<title>Scout &amp; &quot;Co&quot; &lt;x></title>');
    const content = /content="([^"]*)"/u.exec(page)?.[1] ?? '';
    const plain = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    const facts = JSON.parse(plain) as { logo: string; knownCompanies: object };
    expect(facts).toMatchObject({ productName, ownerCompany, legalLinks });
    expect(facts).toMatchObject({ hasOpenDemonstration: false });
    expect(facts.knownCompanies).toMatchObject({ skf: 'SKF', norrlandsteel: 'Norrland Steel' });
    expect(Object.keys(facts.knownCompanies)).toHaveLength(10);
    const logo = await inject(app, { method: 'GET', url: facts.logo });
    expect(logo).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    await app.close();
  });

  test('is told its build, which every answer names', async () => {
    const page = (title: string) => `<head><meta name="installation" content="" />${title}</head>`;
    const path = join(webFolder, 'index.html');
    const before = await readFile(path);
    const builds: unknown[] = [];
    for (const title of ['<title>Outrider</title>', '<title>Outrider</title><b>newer</b>']) {
      await writeFile(path, page(title));
      const app = await served({});
      const { headers, text } = await inject(app, { method: 'GET', url: '/' });
      const build = headers[buildHeader];
      expect(text).toContain(`build&quot;:&quot;${build}&quot;`);
      for (const url of ['/api/health', '/api/nowhere', '/api/live']) {
        expect((await inject(app, { method: 'GET', url })).headers).toMatchObject({
          [buildHeader]: build,
        });
      }
      builds.push(build);
      await app.close();
    }
    expect(new Set(builds).size).toBe(2);
    await writeFile(path, before);
  });

  test('says that others reach accounts with a published password', async () => {
    for (const [isLoopback, demo, expected] of [
      [false, true, true],
      [true, true, false],
      [false, false, false],
    ] as const) {
      const app = await served({ isLoopback }, demo);
      const { text } = await inject(app, { method: 'GET', url: '/' });
      expect(text).toContain(`hasOpenDemonstration&quot;:${expected}`);
      expect(text).toContain(`hasDrawnMarks&quot;:${demo}`);
      await app.close();
    }
  });
});

test.each([
  ['missing.svg', null],
  ['text.svg', 'no image'],
  ['huge.svg', `<svg>${' '.repeat(210_000)}</svg>`],
  ['svg.png', '<svg></svg>'],
])('a logo %s is refused at start', async (name, content) => {
  const path = join(folder, name);
  if (content !== null) await writeFile(path, content);
  await expect(readLogo({ ...settings, logoFile: path })).rejects.toThrow(
    'expected: a readable SVG or PNG image of at most 200 kB.',
  );
});

describe('calling the interface at another origin', () => {
  const apiHost = 'http://localhost:4001';
  const preflight = (origin: string) => ({
    method: 'OPTIONS' as const,
    url: '/api/projects',
    headers: { origin, 'access-control-request-method': 'PUT' },
  });

  test('is allowed to the pages of this installation alone', async () => {
    const app = await served({ apiHost });
    const own = await inject(app, preflight(settings.publicUrl));
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': settings.publicUrl,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('PUT'),
    });
    const other = await inject(app, preflight('https://evil.example'));
    expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    const page = await inject(app, { method: 'GET', url: '/' });
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${apiHost};`);
    await app.close();
  });

  test('is allowed to nobody without the setting', async () => {
    const reply = await inject(server.app, preflight(settings.publicUrl));
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('demonstration accounts are locked out at once, and let in again', async () => {
  const { db } = database;
  const person = await server.signIn('superuser@outrider.example');
  const signIn = () =>
    requestSignIn(server.app, settings.publicUrl, {
      email: 'superuser@outrider.example',
      password: 'outrider-demo',
    });
  const published = async () => (await server.anonymous.ask(openOpportunities)).length;
  const before = await published();
  expect(before).toBeGreaterThan(0);
  expect(await deactivateDemoAccounts(db)).toBe(demoAccounts.length);
  expect(await published()).toBe(0);
  expect(await deactivateDemoAccounts(db)).toBe(0);
  expect(await hasDemoAccounts(db)).toBe(false);
  expect((await signIn()).status).toBe(403);
  const { cookie } = person;
  const token = { method: 'GET' as const, url: '/api/auth/token', headers: { cookie } };
  expect((await inject(server.app, token)).status).toBe(401);
  await activateDemoAccounts(db);
  expect((await signIn()).status).toBe(200);
  expect(await published()).toBe(before);
});
