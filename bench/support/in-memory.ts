import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import { foundedEdges, fundingEdges } from '#features/search/domain/histogram.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';

export interface InMemory {
  readonly seconds: number;
  readonly mb: number;
  search(text: string): Promise<unknown>;
}

const counted = ['kind', 'country', 'stage'] as const;
type Pages = Iterable<readonly IndexedCompany[]>;

async function made(build: () => Promise<(text: string) => Promise<unknown>>): Promise<InMemory> {
  const before = process.memoryUsage().heapUsed;
  const started = performance.now();
  const find = await build();
  return {
    seconds: Math.round((performance.now() - started) / 100) / 10,
    mb: Math.round((process.memoryUsage().heapUsed - before) / 2 ** 20),
    search: find,
  };
}

/** MiniSearch counts no facets: they are counted over its results, as a program that uses it would. */
export const miniSearch = (pages: Pages): Promise<InMemory> =>
  made(async () => {
    const index = new MiniSearch<IndexedCompany>({
      fields: ['name', 'oneLiner', 'tags', 'description'],
      storeFields: [...counted, 'tags', 'foundedYear', 'fundingUsd', 'name', 'oneLiner'],
      extractField: (company, field) => String(company[field as keyof IndexedCompany] ?? ''),
      searchOptions: { boost: { name: 3, oneLiner: 2, tags: 2 }, combineWith: 'AND' },
    });
    for (const page of pages) await index.addAllAsync(page);
    return async (text) => {
      const results = index.search(text);
      const facets = counted.map((field) => {
        const counts = new Map<unknown, number>();
        for (const result of results.slice(0, 10_000)) {
          const value: unknown = result[field];
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return counts;
      });
      return { first: results.slice(0, 20), facets };
    };
  });

const ranges = (edges: readonly number[]) =>
  edges.map((from, nth) => ({ from, to: edges[nth + 1] ?? Number.MAX_SAFE_INTEGER }));

export const orama = (pages: Pages): Promise<InMemory> =>
  made(async () => {
    const index = create({
      schema: {
        name: 'string',
        oneLiner: 'string',
        description: 'string',
        tags: 'string[]',
        kind: 'string',
        country: 'string',
        stage: 'string',
        foundedYear: 'number',
        fundingUsd: 'number',
      },
    });
    for (const page of pages) {
      const documents = page.map(({ id, name, tags, kind, ...company }) => ({
        ...{ id, name, tags: [...tags], kind },
        oneLiner: company.oneLiner ?? '',
        description: company.description ?? '',
        country: company.country ?? '',
        stage: company.stage ?? '',
        foundedYear: company.foundedYear ?? 0,
        fundingUsd: company.fundingUsd ?? 0,
      }));
      await insertMultiple(index, documents, 1000);
    }
    return async (text) =>
      search(index, {
        term: text.trim(),
        threshold: 0,
        limit: 20,
        properties: ['name', 'oneLiner', 'description', 'tags'],
        boost: { name: 3, oneLiner: 2, tags: 2 },
        facets: {
          kind: { limit: 30 },
          country: { limit: 30 },
          stage: { limit: 30 },
          foundedYear: { ranges: ranges(foundedEdges) },
          fundingUsd: { ranges: ranges(fundingEdges) },
        },
      });
  });
