import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serverBundle, webBundle } from './bundles.js';
import { whyBuild } from './web-build.js';

const morning = new Date('2026-03-02T08:00:00Z');
const noon = new Date('2026-03-02T12:00:00Z');
const evening = new Date('2026-03-02T20:00:00Z');

let root: string;

const touch = (path: string, changedAt: Date) => utimesSync(join(root, path), changedAt, changedAt);

function write(path: string, changedAt: Date): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  touch(path, changedAt);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outrider web build '));
  for (const file of ['index.html', 'package-lock.json']) write(file, morning);
  for (const { config } of [webBundle, serverBundle]) write(config, morning);
  for (const file of [
    'app/web/main.tsx',
    'ui/Button.tsx',
    'core/domain/limits.ts',
    'features/people/users/web/Person.tsx',
    'app/server/app.ts',
  ]) {
    write(file, morning);
  }
  for (const folder of [
    'app',
    'app/server',
    'app/web',
    'core',
    'core/domain',
    'ui',
    'features',
    'features/people',
    'features/people/users',
    'features/people/users/web',
  ])
    touch(folder, morning);
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test.each([webBundle, serverBundle])('The $name is built the first time', (bundle) => {
  expect(whyBuild(root, bundle)).toContain('not been built yet');
});

describe('Once built at noon', () => {
  beforeEach(() => {
    for (const { output } of [webBundle, serverBundle]) write(output, noon);
  });

  test('neither is built again', () => {
    expect(whyBuild(root, webBundle)).toBeNull();
    expect(whyBuild(root, serverBundle)).toBeNull();
  });

  test.each([
    'app/web/main.tsx',
    'ui/Button.tsx',
    'core/domain/limits.ts',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ])('the web app is built again after a change to %s', (file) => {
    touch(file, evening);
    expect(whyBuild(root, webBundle)).toContain('has changed');
  });

  test.each([
    'app/server/app.ts',
    'core/domain/limits.ts',
    'vite.server.config.ts',
    'package-lock.json',
  ])('the server is built again after a change to %s', (file) => {
    touch(file, evening);
    expect(whyBuild(root, serverBundle)).toContain('has changed');
  });

  test('the web app is built again after a file was removed', () => {
    rmSync(join(root, 'ui/Button.tsx'));
    expect(whyBuild(root, webBundle)).toContain('has changed');
  });

  test('a change to one does not rebuild the other', () => {
    touch('app/server/app.ts', evening);
    expect(whyBuild(root, webBundle)).toBeNull();
    touch('app/server/app.ts', morning);
    touch('app/web/main.tsx', evening);
    expect(whyBuild(root, serverBundle)).toBeNull();
  });

  test('a change to a test rebuilds nothing', () => {
    write('ui/Button.test.tsx', evening);
    touch('ui', morning);
    expect(whyBuild(root, webBundle)).toBeNull();
  });
});
