import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openS3Service } from '#core/tests/s3-service.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import { assertIndexStorage, indexPlaceOf } from './index-place.ts';

const service = await openS3Service();
const searchUri = `s3://bucket/search?endpoint=${service.endpoint}`;
const server = await openTestServer();

const openIndex = () => {
  const index = openSearchIndex({ ...indexPlaceOf({ searchUri }), log: openLog('silent') });
  onTestFinished(() => index.close());
  return index;
};
const idsIn = async (index: ReturnType<typeof openIndex>, text: string) => {
  const { hits } = await index.search({ text, filters: {}, sort: 'name', offset: 0, limit: 9 });
  return hits.map(({ id }) => id);
};

test('an index in storage that speaks like S3, without TLS, is written by one node and read by another', async () => {
  const [alder, birch] = ['Alder', 'Birch'].map((name, nth) => companyMadeOf({ name }, nth));
  if (!alder || !birch) throw new Error('There are two.');
  const [one, other] = [openIndex(), openIndex()];
  await one.rebuild(pagesOf([alder]));
  expect([...service.objects.keys()].filter((key) => !key.startsWith('search/'))).toEqual([]);
  await other.refresh();
  expect(await idsIn(other, 'alder ')).toEqual([alder.id]);
  await one.put([birch]);
  await one.remove([alder.id]);
  await other.refresh();
  expect([await idsIn(other, 'birch '), await idsIn(other, 'alder ')]).toEqual([[birch.id], []]);
});

test('storage in which nodes overwrite each other is refused at the start', async () => {
  onTestFinished(() => void (service.isConditional = true));
  const ready = async () => {
    const { app } = await server.openNode({ searchUri });
    onTestFinished(() => app.close());
    await app.ready();
  };
  await ready();
  service.isConditional = false;
  await expect(ready()).rejects.toThrow(
    `SEARCH_URI is "${searchUri}"; expected: storage with conditional writes`,
  );
  expect([...service.objects.keys()].filter((key) => key.includes('probe'))).toEqual([]);
});

test('storage that does not answer is not refused', async () => {
  service.failing = 1000;
  onTestFinished(() => void (service.failing = 0));
  await expect(assertIndexStorage({ searchUri })).resolves.toBeUndefined();
});

test.each([
  ['/srv/search', { uri: '/srv/search', storageOptions: {} }],
  ['s3://bucket/search', { uri: 's3://bucket/search/', storageOptions: {} }],
  [
    's3://bucket/search?region=eu-north-1',
    { uri: 's3://bucket/search/', storageOptions: { region: 'eu-north-1' } },
  ],
  [
    's3://bucket?endpoint=https://s3.example',
    {
      uri: 's3://bucket/',
      storageOptions: { endpoint: 'https://s3.example', region: 'us-east-1' },
    },
  ],
])('the engine is told what %s says', (place, expected) => {
  expect(indexPlaceOf({ searchUri: place })).toEqual(expected);
});
