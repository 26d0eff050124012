import { expect, test } from 'vitest';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { buildBlocksBySubspace, buildBlocks } from './print-blocks.ts';
import { sampleCollection } from '#features/collections/domain/sample-collection.ts';

const card = (id: string): CompanyCard => ({
  ...{ kind: 'startup', id, name: id, oneLiner: null, url: null, logoUrl: null, tags: [] },
  ...{ country: null, city: null, foundedYear: null, stage: null, fundingUsd: null },
});
const space = (id: string, parentId: string | null) => ({
  id,
  name: id,
  description: '',
  parentId,
});
const collection = sampleCollection({
  name: 'Gears',
  startupIds: ['one', 'two', 'three'],
  subspaces: [space('wide', null), space('other', null), space('narrow', 'wide')],
  startupToSubspaces: { one: ['narrow', 'other'], two: ['wide'] },
});

test('companies stand in each of their sub-spaces, in the order of the tree, and else at the end', () => {
  const told = buildBlocksBySubspace(collection, ['one', 'two', 'three'].map(card)).map(
    ({ heading, companies }) => [heading?.depth, heading?.name, ...companies.map(({ id }) => id)],
  );
  expect(told).toEqual([
    [0, 'wide', 'two'],
    [1, 'narrow', 'one'],
    [0, 'other', 'one'],
    [0, 'In no sub-space', 'three'],
  ]);
});

test('many come in blocks, of which the first has the heading and says how many there are', () => {
  const heading = { name: 'wide', description: '', depth: 0 };
  const blocks = buildBlocks(
    'wide',
    heading,
    Array.from({ length: 120 }, (_, n) => card(String(n))),
  );
  expect(blocks.map(({ companies }) => companies.length)).toEqual([50, 50, 20]);
  expect(blocks.map((block) => block.heading?.count)).toEqual([120, undefined, undefined]);
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(3);
});
