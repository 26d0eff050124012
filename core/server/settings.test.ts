import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'outrider-settings-'));
afterAll(() => rm(folder, { recursive: true }));

const secret = 's'.repeat(32);
const outside = {
  DATABASE_URL: 'postgres://somebody:hidden@db.example/outrider',
  AUTH_SECRET: secret,
};
const read = (environment: Record<string, string>) =>
  readSettings({ DATA_DIR: join(folder, 'data'), ...environment });

function complaint(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    expect(error).toMatchObject({ name: 'InvalidSetting' });
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(environment)} was taken.`);
}

describe('an invalid setting is named, with what was expected', () => {
  const number = (from: number, to: number) => `expected: a whole number from ${from} to ${to}.`;
  test.each([
    ['PORT', 'eighty', number(1, 65_535)],
    ['PORT', '0', number(1, 65_535)],
    ['PORT', '65536', number(1, 65_535)],
    ['PORT', '-1', number(1, 65_535)],
    ['PORT', '80.5', number(1, 65_535)],
    ['PORT', '0x50', number(1, 65_535)],
    ['HOST', 'a b', 'expected: a host name or an IP address.'],
    [
      'PUBLIC_URL',
      'outrider.example',
      'expected: an address without a path, such as https://outrider.example.',
    ],
    ['PUBLIC_URL', 'https://outrider.example/app', 'expected: an address without a path'],
    ['PUBLIC_URL', 'https://outrider.example/?a', 'expected: an address without a path'],
    ['PUBLIC_URL', 'https://user:pass@outrider.example', 'expected: an address without a path'],
    ['PUBLIC_URL', 'ftp://outrider.example', 'expected: an address without a path'],
    ['DATABASE_CONNECTIONS', '12', number(15, 1000)],
    ['PASSWORD_MIN', '5', number(6, 128)],
    ['PASSWORD_MIN', '129', number(6, 128)],
    ['DEMO', 'yes', 'expected: on or off.'],
    ['TRUST_PROXY', 'true', 'expected: on or off.'],
    ['LOG_LEVEL', 'loud', 'expected: one of fatal, error, warn, info, debug, trace, silent.'],
    ['EMBEDDINGS', 'corpus', 'expected: on or off.'],
    ['EMBEDDINGS_MODEL', 'two words', 'expected: the name of a model.'],
    ['EMBEDDINGS_DIMENSIONS', '0', number(1, 8192)],
    ['MAIL_FROM', 'Outrider', 'expected: a sender such as Outrider <scouting@outrider.example>.'],
    ['MAIL_FROM', 'a@b.example, c@d.example', 'expected: a sender such as'],
    ['MAIL_FROM', 'Out\r\nBcc: e@f.example <a@b.example>', 'expected: a sender such as'],
    ['PRODUCT_NAME', 'x'.repeat(41), 'expected: at most 40 characters.'],
    ['OWNER_COMPANY', 'x'.repeat(81), 'expected: at most 80 characters.'],
    ['LOGO_FILE', 'logo.gif', 'expected: the path of an SVG or PNG file.'],
    ['API_HOST', 'https://api.example/api', 'expected: an address without a path'],
    ['KNOWN_COMPANIES', 'SKF', 'expected: a list such as skf=SKF, atlascopco=Atlas Copco.'],
    ['KNOWN_COMPANIES', 'skf=SKF,', 'expected: a list such as skf=SKF, atlascopco=Atlas Copco.'],
    ['KNOWN_COMPANIES', 'skf.com=SKF', 'expected: a list such as skf=SKF'],
    ['PRIVACY_URL', 'javascript:alert(1)', 'expected: the address of a page, such as'],
    ['IMPRINT_URL', '/imprint', 'expected: the address of a page, such as'],
    ['LOGOS', 'yes', 'expected: on or off.'],
    ['EMULATORS', 'yes', 'expected: on or off.'],
  ])('%s=%s', (name, value, expected) => {
    const message = complaint({ [name]: value });
    expect(message).toContain(`${name} is "${value}"; `);
    expect(message).toContain(expected);
  });

  test('emulators are refused where others reach the address', () => {
    const { publicUrl } = read({ EMULATORS: 'on' });
    expect(publicUrl).toBe('http://localhost:3000');
    const message = complaint({ EMULATORS: 'on', PUBLIC_URL: 'https://outrider.example' });
    expect(message).toContain(
      'EMULATORS is "on"; expected: off, since PUBLIC_URL (https://outrider.example) is not loopback.',
    );
    read({ EMULATORS: 'off', PUBLIC_URL: 'https://outrider.example' });
  });

  test('several at once are listed, one per line', () => {
    const lines = complaint({ PORT: 'x', DEMO: 'x' }).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('These settings cannot be used:');
  });

  test('a secret is never printed', () => {
    const short = complaint({ AUTH_SECRET: 'my-short-secret' });
    expect(short).toContain('AUTH_SECRET is not usable; expected: at least 32 characters.');
    expect(short).not.toContain('my-short-secret');
    const wrong = complaint({ DATABASE_URL: 'mysql://root:hunter2@db', AUTH_SECRET: secret });
    expect(wrong).toContain('DATABASE_URL is not usable; expected: an address such as postgres://');
    expect(wrong).not.toContain('hunter2');
    const several = 'postgres://me:hunter2@a,b:x/outrider';
    const refused = complaint({ DATABASE_URL: several, AUTH_SECRET: secret });
    expect(refused).toContain('DATABASE_URL is not usable; expected: hosts with commas between,');
    expect(refused).not.toContain('hunter2');
  });

  test('the password of a mail server is not printed, and email needs a sender', () => {
    const wrong = complaint({ SMTP_URL: 'http://outrider:hunter2@mail.example' });
    expect(wrong).toContain('SMTP_URL is not usable; expected: an address such as smtps://');
    expect(wrong).not.toContain('hunter2');
    const alone = complaint({ SMTP_URL: 'smtp://outrider:hunter2@mail.example' });
    expect(alone).toContain('MAIL_FROM is not set; expected: the sender of emails');
    expect(alone).not.toContain('hunter2');
  });

  test.each([
    ['EMBEDDINGS_KEY', 'sk hunter2', 'printable characters, without spaces.'],
    ['EMBEDDINGS_URL', 'https://me:hunter2@ai.example/v1', 'an address such as https://'],
    ['EMBEDDINGS_URL', 'ftp://hunter2.example', 'an address such as https://'],
    ['EMBEDDINGS_URL', 'https://ai.example/v1?key=hunter2', 'an address such as https://'],
  ])('%s=%s is refused without printing it', (name, value, expected) => {
    const wrong = complaint({ [name]: value });
    expect(wrong).toContain(`${name} is not usable; expected: ${expected}`);
    expect(wrong).not.toContain('hunter2');
  });

  test('an endpoint for embeddings needs a model and its number of dimensions', () => {
    const url = { EMBEDDINGS_URL: 'https://ai.example/v1', EMBEDDINGS_KEY: 'hunter2' };
    for (const wrong of [url, { ...url, EMBEDDINGS_MODEL: 'm' }]) {
      expect(complaint(wrong)).toContain('EMBEDDINGS_MODEL and EMBEDDINGS_DIMENSIONS are not both');
      expect(complaint(wrong)).not.toContain('hunter2');
    }
  });

  test('an external database needs its own secret', () => {
    expect(complaint({ DATABASE_URL: outside.DATABASE_URL })).toContain(
      'AUTH_SECRET is not set; expected: at least 32 random characters.',
    );
  });

  test('an unusable data folder is refused', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(complaint({ DATA_DIR: file })).toContain(
      `DATA_DIR is "${file}"; expected: a folder that can be written to`,
    );
    expect(complaint({ DATA_DIR: join(file, 'inside') })).toContain('expected: a folder');
  });
});

describe('without any setting', () => {
  test('it listens locally, with the embedded database and the demonstration', () => {
    const settings = read({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      passwordMinLength: 6,
      demo: 'local',
      productName: 'Outrider',
      trustProxy: false,
      logLevel: 'info',
      production: true,
      dataFolder: join(folder, 'data'),
    });
  });

  test('the search index is in the data folder, another folder, or object storage', () => {
    expect(read({}).searchUri).toBe(join(folder, 'data', 'search'));
    expect(read({ SEARCH_URI: join(folder, 'elsewhere') }).searchUri).toBe(
      join(folder, 'elsewhere'),
    );
    expect(read({ SEARCH_URI: 's3://bucket/search' }).searchUri).toBe('s3://bucket/search');
    expect(complaint({ SEARCH_URI: 'https://bucket.example' })).toContain(
      'SEARCH_URI is "https://bucket.example"; expected: a folder, or storage such as s3://',
    );
  });

  test('blank counts as not set', () => {
    expect(read({ PORT: '', PUBLIC_URL: '', DEMO: '', DATABASE_URL: '' })).toEqual(read({}));
  });

  test('an external database is not filled with the demonstration by default', () => {
    expect(read(outside).demo).toBe('off');
    expect(read({ ...outside, DEMO: 'on' }).demo).toBe('on');
  });

  test.each([
    [{}, 'local', true],
    [{ HOST: '::1' }, 'local', true],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'local', true],
    [{ HOST: '0.0.0.0' }, 'off', false],
    [{ HOST: '192.0.2.7' }, 'off', false],
    [{ PUBLIC_URL: 'https://outrider.example' }, 'off', false],
    [{ PUBLIC_URL: 'http://localhost.evil.example' }, 'off', false],
    [{ PUBLIC_URL: 'https://outrider.example', DEMO: 'on' }, 'on', false],
    [{ DEMO: 'off' }, 'off', true],
  ])('with %o the demonstration is %s', (environment, demo, isLoopback) => {
    expect(read(environment as Record<string, string>)).toMatchObject({ demo, isLoopback });
  });

  test.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['outrider.internal', 'http://outrider.internal:3000'],
  ])('listening on %s, the public address is %s', (HOST, publicUrl) => {
    expect(read({ HOST }).publicUrl).toBe(publicUrl);
  });

  test('the public address is reduced to its origin', () => {
    expect(read({ PUBLIC_URL: 'https://Outrider.example/' }).publicUrl).toBe(
      'https://outrider.example',
    );
    expect(read({ PUBLIC_URL: 'https://outrider.example:443' }).publicUrl).toBe(
      'https://outrider.example',
    );
  });
});

test('known companies are the nine, or those of the setting', () => {
  expect(Object.values(read({}).knownCompanies)).toHaveLength(9);
  expect(read({ KNOWN_COMPANIES: 'skf=SKF, atlascopco=Atlas Copco' }).knownCompanies).toEqual({
    skf: 'SKF',
    atlascopco: 'Atlas Copco',
  });
});

test('a replica is one address beside a database, which is not repeated', () => {
  const own = { DATABASE_URL: 'postgres://a/b', AUTH_SECRET: 'x'.repeat(32) };
  const of = (url: string) => () => read({ ...own, DATABASE_REPLICA_URL: url });
  expect(of('postgres://c:5433/b')().replicaUrl).toBe('postgres://c:5433/b');
  expect(of('')().replicaUrl).toBe(null);
  expect(of('hunter2')).toThrow(/^(?!.*hunter2).*DATABASE_REPLICA_URL is not usable/su);
  expect(of('postgres://c,d/b')).toThrow('one host');
  expect(() => read({ DATABASE_REPLICA_URL: 'postgres://c/b' })).toThrow(
    'DATABASE_REPLICA_URL is set without DATABASE_URL',
  );
});

describe('the server secret', () => {
  test('is generated once, stored beside the data, and readable by its owner only', async () => {
    const DATA_DIR = join(folder, 'kept');
    const first = read({ DATA_DIR }).authSecret;
    expect(first).toMatch(/^[\w-]{64}$/u);
    expect(read({ DATA_DIR }).authSecret).toBe(first);
    const path = join(DATA_DIR, 'auth-secret');
    expect((await stat(path)).mode % 0o1000).toBe(0o600);
    expect(await readFile(path, 'utf8')).toBe(first);
  });

  test('is not stored when it is given as a setting', async () => {
    const DATA_DIR = join(folder, 'given');
    expect(read({ DATA_DIR, AUTH_SECRET: secret }).authSecret).toBe(secret);
    await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT');
  });

  test('is refused when its file is damaged', async () => {
    const DATA_DIR = join(folder, 'damaged');
    read({ DATA_DIR });
    await writeFile(join(DATA_DIR, 'auth-secret'), '');
    expect(complaint({ DATA_DIR })).toContain('holds no secret');
  });
});

test('vectors come from the directory, from an endpoint, or are switched off', () => {
  const endpoint = {
    EMBEDDINGS_URL: 'http://localhost:11434/v1',
    EMBEDDINGS_MODEL: 'nomic-embed-text:v1.5',
    EMBEDDINGS_DIMENSIONS: '768',
  };
  const { url, model } = { url: endpoint.EMBEDDINGS_URL, model: endpoint.EMBEDDINGS_MODEL };
  expect(read({}).embeddings).toBe('corpus');
  expect(read(endpoint).embeddings).toEqual({ url, model, dimensions: 768, key: null });
  expect(read({ ...endpoint, EMBEDDINGS_KEY: 'k' }).embeddings).toMatchObject({ key: 'k' });
  expect(read({ ...endpoint, EMBEDDINGS: 'off' }).embeddings).toBe('off');
  const encoder = { EMBEDDINGS_ENCODER: '/opt/outrider encoder' };
  expect(read(encoder).embeddings).toEqual({ encoder: '/opt/outrider encoder' });
  expect(read({ ...encoder, EMBEDDINGS: 'off' }).embeddings).toBe('off');
  expect(complaint({ ...encoder, ...endpoint })).toContain('one or the other');
});

test('legal pages are linked to where they are set', () => {
  expect(read({}).legalLinks).toEqual([]);
  const address = 'https://www.skf.example/';
  const { legalLinks } = read({
    IMPRINT_URL: `${address}imprint`,
    PRIVACY_URL: `${address}privacy`,
  });
  expect(legalLinks).toEqual([
    { kind: 'privacy', url: `${address}privacy` },
    { kind: 'imprint', url: `${address}imprint` },
  ]);
});

test.each([
  [
    'Scouting at SKF <ideas@skf.example>',
    { name: 'Scouting at SKF', address: 'ideas@skf.example' },
  ],
  ['ideas@skf.example', { name: 'Outrider', address: 'ideas@skf.example' }],
  ['<ideas@skf.example>', { name: 'Outrider', address: 'ideas@skf.example' }],
])('the sender of mails is %s', (from, expected) => {
  const { mail } = read({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from });
  expect(mail).toEqual({ url: 'smtp://mail.example', from: expected });
  expect(read({ MAIL_FROM: from }).mail).toBeNull();
});
