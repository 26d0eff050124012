import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import { embeddingProviderOf } from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import type { Texts } from '#features/directory/search/server/engine/embedding/embedding-model.ts';
import { emptyFolder, encoderFolder } from '#features/directory/search/tests/encoder-folder.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import { openSearchIndex } from './open-search-index.ts';

const texts = ['transmission of steel', 'gear with teeth', 'ship and crew', 'boat in a harbour'];
const companies = Array.from({ length: 40 }, (_, nth) =>
  companyMadeOf({ id: `${nth}`, name: `Firm ${nth}`, oneLiner: texts[nth % 4] ?? '' }, nth),
);
const read: Texts = async function* () {
  yield companies.map(embeddingTextOf);
};
const readAgain: Texts = async function* () {
  yield [];
  throw new Error('The words were encoded already.');
};

test('words count that only the encoder knows, once the index was built again, and after a restart', async () => {
  const [encoder, folder] = [await encoderFolder(), await emptyFolder()];
  const open = (source: Texts) => {
    const log = openLog('silent');
    const embeddingProvider = embeddingProviderOf({ encoder }, source, log);
    const index = openSearchIndex({ uri: join(folder, 'search'), log, embeddingProvider });
    onTestFinished(() => index.close());
    return index;
  };
  const index = open(read);
  const page = { filters: {}, sort: 'relevance', offset: 0, limit: 20 } as const;
  const textsFor = async (text: string, of = index) =>
    (await of.search({ text, ...page })).hits.map(({ id }) => texts[Number(id) % 4]);
  await index.rebuild(pagesOf(companies), { isQuick: true });
  expect(await textsFor('cogwheel')).toEqual([]);
  expect([index.encoderState(), index.isOutdated()]).toEqual(['building', true]);

  await index.rebuild(pagesOf(companies));
  expect([index.encoderState(), index.isOutdated()]).toEqual(['ready', false]);
  const nearest = await textsFor('cogwheel');
  expect(new Set(nearest)).toEqual(new Set(texts.slice(0, 2)));
  expect(nearest).toHaveLength(20);

  const again = open(readAgain);
  await waitUntil(() => again.state() === 'ready');
  expect(await textsFor('cogwheel', again)).toEqual(nearest);
  expect([again.encoderState(), again.isOutdated()]).toEqual(['ready', false]);
});
