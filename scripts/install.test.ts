import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isNodeRecentEnough, whyInstall } from './install.js';

const installUrl = new URL('install.js', import.meta.url).href;
const morning = new Date('2026-03-02T08:00:00Z');
const evening = new Date('2026-03-02T20:00:00Z');

let root: string;

function write(path: string, changedAt: Date, text = '{}'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), changedAt, changedAt);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outrider install '));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.21.0', true],
])('Node %s can start Outrider: %s', (version, expected) => {
  expect(isNodeRecentEnough(version)).toBe(expected);
});

describe('an install is needed', () => {
  test('on a fresh clone', () => {
    write('package-lock.json', morning);
    expect(whyInstall(root)).toContain('not installed yet');
  });

  test('after an interrupted install, which leaves the folder but not its list', () => {
    write('package-lock.json', morning);
    write('node_modules/zod/package.json', evening);
    expect(whyInstall(root)).toContain('not installed yet');
  });

  test('when package-lock.json has changed since', () => {
    write('node_modules/.package-lock.json', morning);
    write('package-lock.json', evening);
    expect(whyInstall(root)).toContain('has changed');
  });

  test('but not when nothing has changed', () => {
    write('package-lock.json', morning);
    write('node_modules/.package-lock.json', evening);
    expect(whyInstall(root)).toBeNull();
  });
});

describe('the install', () => {
  /** A fake npm that records its arguments. */
  const npm = `
    const { writeFileSync } = require('node:fs');
    const { NODE_ENV = 'unset' } = process.env;
    writeFileSync('called.json', JSON.stringify({ given: process.argv.slice(2), NODE_ENV }));
    process.exit(Number(process.env.NPM_EXIT));
  `;

  function install(npmExit: number): { code: number | null; said: string } {
    write('npm.js', morning, npm);
    write('package.json', morning, '{}');
    const code = `import { ensureInstalled } from ${JSON.stringify(installUrl)};
      process.exit((await ensureInstalled(${JSON.stringify(root)})) ? 0 : 1);`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', code],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NPM_EXIT: String(npmExit),
          npm_execpath: join(root, 'npm.js'),
          npm_node_execpath: process.execPath,
        },
      },
    );
    return { code: status, said: stdout + stderr };
  }

  test('includes the build tools, also when the server is to run in production', () => {
    write('package-lock.json', morning);
    const { code, said } = install(0);
    expect(said).toContain('Installing, because');
    expect(code).toBe(0);
    const called: unknown = JSON.parse(readFileSync(join(root, 'called.json'), 'utf8'));
    expect(called).toEqual({
      given: ['install', '--no-save', '--include=dev', '--loglevel=error'],
      NODE_ENV: 'unset',
    });
  });

  test('fails when npm failed', () => {
    write('package-lock.json', morning);
    const { code, said } = install(1);
    expect(said).toContain('did not succeed');
    expect(code).toBe(1);
  });

  test('is skipped silently when nothing has changed', () => {
    write('package-lock.json', morning);
    write('node_modules/.package-lock.json', evening);
    expect(install(1)).toEqual({ code: 0, said: '' });
  });
});
