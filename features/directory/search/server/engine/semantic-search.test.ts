import { companyMadeOf } from '#features/directory/search/tests/indexed-companies.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { withCircuitBreaker } from '#features/directory/search/server/engine/embedding/circuit-breaker.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import { corpusEmbedder } from '#features/directory/search/server/engine/embedding/corpus-embedder.ts';
import {
  embeddingProviderOf,
  noEmbeddings,
} from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import type { EmbeddingProvider } from '#features/directory/search/server/engine/embedding/embedding-model.ts';
import {
  trainTermVectors,
  learning as defaults,
  TermCounts,
} from '#features/directory/search/server/engine/embedding/term-vectors.ts';
import { openSearchIndex } from './open-search-index.ts';
import type {
  IndexedCompany,
  IndexQuery,
  SearchIndex,
} from '#features/directory/search/server/shared/search-index.ts';

const folder = await mkdtemp(join(tmpdir(), 'outrider-meaning-'));
afterAll(() => rm(folder, { recursive: true }));
const log = openLog('silent');

/** Two fields, each with synonyms that never occur in the same record. */
const fields = {
  gears: [['gearbox', 'transmission'], 'bearing grease wear rotation teeth'],
  ships: [['vessel', 'boat'], 'hull port harbour sea crew'],
} as const;

const company = (id: string, oneLiner: string, more: Partial<IndexedCompany> = {}) =>
  companyMadeOf({ id, name: `Firm ${id}`, oneLiner, createdAtMs: 0, ...more });

const all = Object.entries(fields).flatMap(([field, [names, about]]) =>
  Array.from({ length: 60 }, (_, nth) => {
    const words = about
      .split(' ')
      .toSpliced(nth % 5, 1)
      .join(' ');
    const country = nth % 3 === 0 ? 'SE' : 'DE';
    return company(`${field}-${nth}`, `${names[nth % 2]} ${words}`, { country });
  }),
);

async function* batch(companies: readonly IndexedCompany[] = all) {
  yield companies;
}
async function* texts() {
  yield all.map(embeddingTextOf);
}
/** With a vocabulary of twenty words two dimensions are enough; with more each word keeps its own. */
function learnt() {
  const counts = new TermCounts();
  for (const text of all.map(embeddingTextOf)) counts.add(text);
  return trainTermVectors(counts, { ...defaults, dimensions: 2 });
}
const learning: EmbeddingProvider = {
  ...embeddingProviderOf('corpus', texts, log),
  forNew: async () => ({
    embedder: withCircuitBreaker(corpusEmbedder(learnt()), log),
    learnt: learnt(),
  }),
};

function open(name: string, embeddingProvider: EmbeddingProvider = learning): SearchIndex {
  const index = openSearchIndex({ uri: join(folder, name), log, embeddingProvider });
  afterAll(() => index.close());
  return index;
}
const index = open('learnt');
await index.rebuild(batch());

const ask = (text: string, more: Partial<IndexQuery> = {}, of = index) =>
  of.search({ text, filters: {}, sort: 'relevance', offset: 0, limit: 100, ...more });
const related = async (text: string, more: Partial<IndexQuery> = {}, of = index) =>
  (await ask(text, more, of)).hits.filter(({ isRelated }) => isRelated).map(({ id }) => id);

test('few matches are followed by companies that say the same in other words', async () => {
  const { hits, total, facets } = await ask('gearbox');
  expect(hits.slice(0, 30).every(({ isRelated }) => !isRelated)).toBe(true);
  const others = hits.slice(30);
  expect(others.length).toBeGreaterThan(10);
  expect(others.every(({ id, isRelated }) => isRelated && id.startsWith('gears-'))).toBe(true);
  // The total counts matches only.
  expect(total).toBe(30);
  expect(facets.country.map(({ count }) => count)).toEqual([20, 10]);
});

test('a short query is a topic: what its best matches share counts, too', async () => {
  const context = async (text: string, of = index) =>
    (await ask(text, {}, of)).hits.map(({ parts }) => parts?.context ?? 0);
  const shares = await context('gearbox');
  expect(shares.length).toBeGreaterThan(30);
  expect(Math.max(...shares)).toBeGreaterThan(0.9);
  // As do those that do not have its word.
  expect(Math.max(...shares.slice(30))).toBeGreaterThan(0);
  const long = await context('gearbox grease wear rotation');
  expect([long.length > 0, Math.max(...long)]).toEqual([true, 0]);
  expect(Math.max(...(await context('gearbox -vessel')))).toBe(0);
});

test('a partial or misspelt word is completed or corrected first', async () => {
  expect((await related('gearb')).length).toBeGreaterThan(10);
  expect((await related('gaerbox')).length).toBeGreaterThan(10);
});

test('pages end where they should, and continue without gaps', async () => {
  const whole = (await ask('gearbox')).hits.map(({ id }) => id);
  const first = await ask('gearbox', { limit: 20 });
  const second = await ask('gearbox', { offset: 20, limit: 20 });
  expect([...first.hits, ...second.hits].map(({ id }) => id)).toEqual(whole.slice(0, 40));
});

test('many matches and exact names add no related companies', async () => {
  const plenty = open('plenty');
  await plenty.rebuild(batch([...all, ...all.map((one) => ({ ...one, id: `${one.id}b` }))]));
  expect((await ask('gearbox', {}, plenty)).total).toBe(60);
  expect(await related('gearbox', {}, plenty)).toEqual([]);
  const { hits } = await ask('Firm gears-4');
  expect(hits[0]).toMatchObject({ id: 'gears-4', isRelated: false });
  expect(hits.filter(({ isRelated }) => isRelated)).toEqual([]);
});

test('quotes, a minus and other orders give exact matches only', async () => {
  expect(await related('"gearbox"')).toEqual([]);
  expect(await related('gearbox -grease')).toEqual([]);
  expect(await related('gearbox', { sort: 'name' })).toEqual([]);
});

test('filters apply to related companies, too', async () => {
  const swedish = await related('gearbox', { filters: { country: ['SE'] } });
  expect(swedish.length).toBeGreaterThan(3);
  const nth = (id: string) => Number(id.split('-')[1]);
  expect(swedish.every((id) => nth(id) % 3 === 0)).toBe(true);
});

test('unknown words relate to nothing', async () => {
  expect((await ask('zeppelin')).hits).toEqual([]);
});

test('companies of the same field are similar, and none is similar to itself', async () => {
  const hits = await index.similar('gears-0', 8);
  expect(hits).toHaveLength(8);
  expect(hits.every(({ id }) => id.startsWith('gears-') && id !== 'gears-0')).toBe(true);
  expect(await index.similar('nobody', 8)).toEqual([]);
});

test('short texts that share rare words are similar, too', async () => {
  const shared = open('shared');
  await shared.rebuild(
    batch([...all, company('one', 'gearbox quokka'), company('two', 'quokka harbour')]),
  );
  const ids = (await shared.similar('one', 60)).map(({ id }) => id);
  expect(ids).toContain('two');
});

test('a company added later has a vector, and a removed one is no longer related', async () => {
  const other = open('changing');
  await other.rebuild(batch(all.slice(0, 20)));
  await other.put([company('new', 'transmission teeth rotation wear grease')]);
  expect(await related('gearbox', {}, other)).toContain('new');
  await other.remove(['new']);
  expect(await related('gearbox', {}, other)).not.toContain('new');
});

test('growth by a fifth triggers training', async () => {
  const build = open('growing');
  await build.rebuild(batch());
  const more = Array.from({ length: 200 }, (_, nth) => company(`more-${nth}`, 'gearbox teeth'));
  await build.put(more);
  expect(build.isOutgrown()).toBe(false);
  await build.put([company('last', 'gearbox teeth')]);
  expect(build.isOutgrown()).toBe(true);
  await build.rebuild(batch([...all, ...more]));
  expect(build.isOutgrown()).toBe(false);
});

test('after reopening the results are the same, without training', async () => {
  const untaught: EmbeddingProvider = {
    ...learning,
    forNew: () => Promise.reject(new Error('Not again.')),
  };
  const again = open('learnt', untaught);
  await waitUntil(() => again.state() === 'ready');
  expect((await ask('gearbox', {}, again)).hits).toEqual((await ask('gearbox')).hits);
  expect(again.isOutgrown()).toBe(false);
});

test('without embeddings, or with another model, search is full-text only', async () => {
  const bare = open('bare', noEmbeddings);
  await bare.rebuild(batch());
  expect((await ask('gearbox', {}, bare)).hits).toHaveLength(30);
  expect(await bare.similar('gears-0', 8)).toEqual([]);

  const endpoint = { url: 'http://127.0.0.1:9/v1', model: 'm', dimensions: 8, key: null };
  const changed = open('learnt', embeddingProviderOf(endpoint, texts, log));
  await waitUntil(() => changed.state() === 'ready');
  expect((await ask('gearbox', {}, changed)).hits).toHaveLength(30);
  expect(await changed.similar('gears-0', 8)).toEqual([]);
});

test('an endpoint computes vectors of companies and queries', async () => {
  /** Knows two things: what turns and what swims. */
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { input } = JSON.parse(body) as { input: string[] };
      const turns = (one: string) => (/gear|transmission|cogwheel/u.test(one) ? 1 : 0);
      const data = input.map((one, at) => ({ index: at, embedding: [turns(one), 1 - turns(one)] }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const endpoint = { url, model: 'two-things', dimensions: 2, key: null };
  const asking = open('asking', embeddingProviderOf(endpoint, texts, log));
  await asking.rebuild(batch());
  // The word occurs in no record: full-text search finds nothing.
  await expect.poll(() => related('cogwheel', {}, asking)).toHaveLength(60);
  expect((await related('cogwheel', {}, asking)).every((id) => id.startsWith('gears-'))).toBe(true);
  expect((await ask('cogwheel', {}, asking)).total).toBe(0);
  expect(await asking.similar('ships-1', 3)).toHaveLength(3);
});

test('with a failing endpoint the index has full-text search only', async () => {
  const endpoint = { url: 'http://127.0.0.1:9/v1', model: 'm', dimensions: 8, key: null };
  const failing = open('failing', embeddingProviderOf(endpoint, texts, log));
  await failing.rebuild(batch(all.slice(0, 3)));
  expect((await ask('gearbox', {}, failing)).hits).toHaveLength(2);
});
