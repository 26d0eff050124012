import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryEnvironment, memorySwitches } from './built-server.js';
import { bundleExternals, installedWith } from './runtime-packages.js';
import { serverBundle } from './bundles.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');

test('The image starts the server with the switches and variables of npm start', () => {
  const [, command = '[]'] = /^CMD (\[.+\])$/mu.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual([
    'node',
    '--import',
    '/app/scripts/source-maps.js',
    ...memorySwitches,
    serverBundle.output,
  ]);
  const variables = Object.fromEntries(
    [...dockerfile.matchAll(/^\s+(?:ENV )?(\w+)=(\S+?)(?: \\)?$/gmu)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(variables).toMatchObject(memoryEnvironment);
});

test('The image takes what a build reads, and no more', () => {
  const taken = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const source of serverBundle.sources) expect(taken).toContain(source);
  expect(taken).not.toContain('data');
});

test('What is copied is a package with all that it needs, and the copy that it would load', () => {
  const installed = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { absent: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/d': {},
  };
  expect(installedWith(installed, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test('All packages that are left out of the bundle are installed', () => {
  const { packages } = JSON.parse(read('node_modules/.package-lock.json')) as {
    readonly packages: Record<string, object>;
  };
  const paths = installedWith(packages, bundleExternals);
  for (const name of bundleExternals) expect(paths).toContain(`node_modules/${name}`);
});
