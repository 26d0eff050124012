import { expect, test } from 'vitest';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { buildBlocksBySubspace, buildBlocks } from './print-blocks.ts';
import { sampleCollection } from '#features/directory/collections/domain/sample-collection.ts';

const card = (id: string) => sampleCompanyCard({ id, name: id });
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

test('companies are listed in each of their sub-spaces in tree order, and those in none at the end', () => {
  const listed = buildBlocksBySubspace(collection, ['one', 'two', 'three'].map(card)).map(
    ({ heading, companies }) => [heading?.depth, heading?.name, ...companies.map(({ id }) => id)],
  );
  expect(listed).toEqual([
    [0, 'wide', 'two'],
    [1, 'narrow', 'one'],
    [0, 'other', 'one'],
    [0, 'Not sorted yet', 'three'],
  ]);
});

test('many companies are split into blocks; the first has the heading and count', () => {
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
