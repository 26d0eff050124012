import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import {
  companyMadeOf,
  pagesOf,
  type GivenCompany,
} from '#features/directory/search/tests/indexed-companies.ts';
import { openSearchIndex } from './open-search-index.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';

let uri: string;
let index: SearchIndex;
const open = () => openSearchIndex({ uri, log: openLog('silent') });
beforeEach(async () => {
  uri = await mkdtemp(join(tmpdir(), 'outrider-index-'));
  index = open();
});
afterEach(async () => {
  await index.close();
  await rm(uri, { recursive: true });
});

const made = (...names: string[]) =>
  names.map((name, nth) => companyMadeOf({ name } satisfies GivenCompany, nth));
const resultsOf = async (text: string) => {
  const query = { text, filters: {}, sort: 'name' as const, offset: 0, limit: 50 };
  return (await index.search(query)).hits.map(({ id }) => id);
};
const idsOf = (companies: readonly { id: string }[]) => companies.map(({ id }) => id);

test('without stored data its state is building, and searching fails', async () => {
  expect(await index.check()).toBeNull();
  expect(index.state()).toBe('building');
  await expect(resultsOf('x')).rejects.toThrow('There is no search index yet.');
});

test('a directory without companies has an index, also after a restart, to which they are added', async () => {
  await index.rebuild(pagesOf([]));
  expect(index.state()).toBe('ready');
  expect(await resultsOf('alder ')).toEqual([]);
  await index.close();
  index = open();
  expect(await index.check()).toBe(0);
  await index.put(made('Alder'));
  expect(await resultsOf('alder ')).toHaveLength(1);
});

test('a written company is found at once by its new words only, a removed one is not', async () => {
  const [one, other] = made('Alder', 'Birch');
  if (!one || !other) throw new Error('There are two.');
  await index.rebuild(pagesOf([one, other]));
  await index.put([{ ...one, name: 'Cedar' }, ...made('Dogwood')]);
  expect(await resultsOf('alder ')).toEqual([]);
  expect(await resultsOf('cedar ')).toEqual([one.id]);
  expect(await resultsOf('dogw')).toHaveLength(1);
  await index.remove([other.id]);
  expect(await resultsOf('birch ')).toEqual([]);
  expect(await resultsOf('')).toHaveLength(2);
});

test('after a restart the results are the same, including words added later', async () => {
  await index.rebuild(pagesOf(made('Alder', 'Birch')));
  await index.put(made('Dogwood'));
  const before = await resultsOf('');
  await index.close();
  index = open();
  expect(await index.check()).toBe(3);
  expect(index.state()).toBe('ready');
  expect(await resultsOf('')).toEqual(before);
  expect(await resultsOf('dogwod ')).toHaveLength(1);
});

test('changes during a rebuild reach the new index, and the old one is deleted', async () => {
  const [one, two, three] = made('Alder', 'Birch', 'Cedar');
  if (!one || !two || !three) throw new Error('There are three.');
  await index.rebuild(pagesOf([one, two]));
  await index.rebuild(
    (async function* () {
      yield [one];
      await index.put([{ ...one, name: 'Ash' }, three]);
      await index.remove([two.id]);
      expect(await resultsOf('ash ')).toEqual([one.id]);
      yield [two];
    })(),
  );
  expect(await resultsOf('')).toEqual(idsOf([one, three]));
  expect(await resultsOf('alder ')).toEqual([]);
  expect(await index.dropUnread([])).toBe(true);
  const tables = await readdir(uri);
  expect(tables.filter((name) => name.startsWith('companies'))).toHaveLength(1);
});

test('a failed rebuild leaves the present index, and the next one can be built', async () => {
  await index.rebuild(pagesOf(made('Alder')));
  const failing = (async function* () {
    yield made('Birch');
    throw new Error('The database went away.');
  })();
  await expect(index.rebuild(failing)).rejects.toThrow('The database went away.');
  expect(await resultsOf('alder')).toHaveLength(1);
  await index.rebuild(pagesOf(made('Cedar')));
  expect(await resultsOf('')).toHaveLength(1);
});

test('many small changes leave few files, and lose nothing', async () => {
  await index.rebuild(pagesOf(made('Alder')));
  for (let nth = 0; nth < 90; nth += 1) await index.put(made(`Tree ${nth}`));
  expect(await resultsOf('tree ')).toHaveLength(50);
  const query = { text: 'tree ', filters: {}, sort: 'name' as const, offset: 50, limit: 50 };
  expect((await index.search(query)).hits).toHaveLength(40);
  expect(await index.check()).toBe(91);
});

test('changes and rebuilds of another process are visible after a refresh', async () => {
  const [one, two] = made('Alder', 'Birch');
  if (!one || !two) throw new Error('There are two.');
  await index.rebuild(pagesOf([one, two]));
  const other = open();
  expect(await other.check()).toBe(2);
  await other.put([{ ...one, name: 'Cedar' }, ...made('Dogwood')]);
  await other.remove([two.id]);
  await index.refresh();
  expect(await resultsOf('cedar ')).toEqual([one.id]);
  expect(await resultsOf('dogwod ')).toHaveLength(1);
  expect(await resultsOf('birch ')).toEqual([]);
  expect(await resultsOf('')).toHaveLength(2);
  await other.rebuild(pagesOf(made('Elm')));
  await index.refresh();
  expect(await resultsOf('')).toHaveLength(1);
  await other.close();
});

test('an index that was replaced stays until no other process reads it', async () => {
  await index.rebuild(pagesOf(made('Alder')));
  const other = open();
  await other.check();
  const folders = async () => (await readdir(uri)).filter((name) => name.includes('companies'));
  await index.rebuild(pagesOf(made('Alder', 'Birch')));
  // Beside what is read by a process that has not said yet, or is of another version.
  expect(await index.dropUnread([other.generation()])).toBe(false);
  expect(await index.dropUnread([index.generation(), null])).toBe(false);
  const query = { text: 'alder ', filters: {}, sort: 'name' as const, offset: 0, limit: 50 };
  expect((await other.search(query)).hits).toHaveLength(1);
  await other.refresh();
  expect(other.generation()).toBe(index.generation());
  expect(await folders()).toHaveLength(2);
  expect(await index.dropUnread([other.generation(), 'companies_v1_1'])).toBe(true);
  expect(await folders()).toHaveLength(1);
  expect((await other.search(query)).hits).toHaveLength(1);
  await other.close();
});

test('of an index that was never finished nothing stays, whoever reads what', async () => {
  await index.rebuild(pagesOf(made('Alder')));
  const failing = (async function* () {
    yield* pagesOf(made('Birch'));
    throw new Error('The database went away.');
  })();
  await expect(index.rebuild(failing)).rejects.toThrow('The database went away.');
  expect(await index.dropUnread([null])).toBe(true);
  expect((await readdir(uri)).filter((name) => name.includes('companies'))).toHaveLength(1);
});
