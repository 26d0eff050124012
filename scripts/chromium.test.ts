import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browsersOnMachine, findChromium, starts, type Ways } from './chromium.js';

let folder: string;

/** An executable that is not a browser. */
function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\nexit 1\n');
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outrider chromium '));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('Browsers are found in the PATH, then in the usual places', () => {
  const chrome = program('google-chrome');
  const chromium = program('chromium');
  const elsewhere = program('Google Chrome');
  const path = ['', '/no/such/folder', folder].join(delimiter);
  const places = ['/no/such/browser', elsewhere, chromium];
  expect(browsersOnMachine(path, places)).toEqual([chromium, chrome, elsewhere]);
});

test('A program that is not a browser is rejected', async () => {
  expect(await starts(program('chromium'))).toBe(false);
});

describe('The browser for the tests', () => {
  let calls: string[];

  /** A machine where only these browsers start. */
  function machine(working: readonly string[], more: Partial<Ways> = {}): Ways {
    return {
      onMachine: () => ['/usr/bin/chromium', '/opt/google/chrome/chrome'],
      packaged: async () => {
        calls.push('packaged');
        return ['packaged/chromium', 'packaged/chromium-with-libraries'];
      },
      install: () => {
        calls.push('install');
        return false;
      },
      starts: async (browser) => working.includes(browser),
      ...more,
    };
  }

  beforeEach(() => {
    calls = [];
  });

  test('is the one that CHROMIUM_PATH names', async () => {
    const ways = machine(['/usr/bin/chromium', '/mine']);
    expect(await findChromium('/mine', ways)).toEqual({ path: '/mine' });
  });

  test('is no other when the named one does not start', async () => {
    const result = await findChromium('/mine', machine(['/usr/bin/chromium']));
    expect(result).toEqual({ problem: expect.stringContaining('CHROMIUM_PATH is "/mine"') });
  });

  test('is the first on the machine that starts', async () => {
    const ways = machine(['/opt/google/chrome/chrome', 'packaged/chromium']);
    expect(await findChromium(undefined, ways)).toEqual({ path: '/opt/google/chrome/chrome' });
    expect(calls).toEqual([]);
  });

  test('else comes from our packages, with its own libraries if needed', async () => {
    const ways = machine(['packaged/chromium-with-libraries']);
    expect(await findChromium('', ways)).toEqual({ path: 'packaged/chromium-with-libraries' });
    expect(calls).toEqual(['packaged']);
  });

  test('else is installed', async () => {
    let installed = false;
    const ways = machine(['/usr/bin/chromium'], {
      onMachine: () => (installed ? ['/usr/bin/chromium'] : []),
      install: () => (installed = true),
    });
    expect(await findChromium(undefined, ways)).toEqual({ path: '/usr/bin/chromium' });
  });

  test('else is requested with one command', async () => {
    const result = await findChromium(undefined, machine([]));
    expect(calls).toEqual(['packaged', 'install']);
    expect(result).toEqual({ problem: expect.stringMatching(/This helps: \S+/u) });
  });
});
