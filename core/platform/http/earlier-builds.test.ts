import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { serveWebFiles } from './web-files.ts';

let folder: string;
const built = () => join(folder, 'built');
const keeper = () => join(folder, 'kept');

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => removeTemporaryFolder(folder));

/** A build whose one script says its name, and a server of it. */
async function serveBuild(name: string) {
  await rm(built(), { recursive: true, force: true });
  await mkdir(join(built(), 'assets'), { recursive: true });
  await writeFile(join(built(), 'index.html'), `<script src="/assets/${name}.js"></script>`);
  await writeFile(join(built(), 'assets', `${name}.js`), `export default '${name}';`);
  const app = Fastify();
  onTestFinished(() => app.close());
  const files = { folder: built(), page: name, build: name, inlineScripts: [] };
  await serveWebFiles(app, files, null, keeper());
  return async (asset: string) => {
    const reply = await app.inject(`/assets/${asset}.js`);
    return [reply.statusCode, reply.body, reply.headers['cache-control']];
  };
}

/** A day later. */
async function age(): Promise<void> {
  for (const name of await readdir(keeper())) {
    const path = join(keeper(), name);
    const before = new Date((await stat(path)).mtimeMs - 86_400_000);
    await utimes(path, before, before);
  }
}

const served = (name: string) => [
  200,
  `export default '${name}';`,
  'public, max-age=31536000, immutable',
];

test('the assets of the build before are served beside those of this one', async () => {
  await serveBuild('one');
  await age();
  const get = await serveBuild('two');
  expect(await get('one')).toEqual(served('one'));
  expect(await get('two')).toEqual(served('two'));
  expect((await get('three'))[0]).not.toBe(200);
  // Started once more without an update.
  expect(await (await serveBuild('two'))('one')).toEqual(served('one'));
});

test('of four builds the one that was started last longest ago goes', async () => {
  for (const name of ['one', 'two', 'three', 'one']) {
    await serveBuild(name);
    await age();
  }
  const get = await serveBuild('four');
  expect(await readdir(keeper())).toHaveLength(3);
  expect(await get('one')).toEqual(served('one'));
  expect(await get('three')).toEqual(served('three'));
  expect((await get('two'))[0]).not.toBe(200);
});

test('a copy that was cut off is none of the builds, and goes', async () => {
  await serveBuild('one');
  await age();
  await mkdir(join(keeper(), '0123456789abcdef.part'));
  const get = await serveBuild('two');
  expect(await get('one')).toEqual(served('one'));
  expect(await readdir(keeper())).toHaveLength(2);
});

test('where nothing can be kept, this build is served', async () => {
  await writeFile(keeper(), 'A file in its place.');
  expect(await (await serveBuild('one'))('one')).toEqual(served('one'));
});
