import { afterAll, expect, test } from 'vitest';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { deleteRows } from '#features/directory/search/server/engine/generation.ts';
import { loadVectorsByIds } from '#features/directory/search/server/engine/vectors.ts';
import { rankCandidates } from '#features/directory/search/server/shared/rank-candidates.ts';
import type { Recommendation } from '#features/directory/search/server/shared/search-index.ts';
import { rarityIn, tagsOf } from '#features/directory/search/server/shared/tag-weights.ts';
import {
  indexPlaced,
  type PlacedCompany,
} from '#features/directory/search/tests/placed-companies.ts';
import { centroidsOf } from './centroids.ts';
import { recommendCompanies } from './recommend.ts';

const dimensions = 8;
const random = seededRandom(11);
const tagNames = ['pumps', 'paints', 'sensors', 'optics', 'lasers', 'gears', 'welding', 'glue'];
const drawn = (): number[] => Array.from({ length: dimensions }, () => random.next() - 0.5);
const around = (axis: number, spread: number): number[] =>
  drawn().map((value, at) => spread * value + (at === axis ? 1 : 0));

/** So few that all with a vector are near, and all are compared. */
const few: PlacedCompany[] = Array.from({ length: 55 }, (_, nth) => ({
  name: `Drawn ${nth}`,
  point: nth % 7 === 0 ? null : drawn(),
  tags: random.some(tagNames, random.whole(0, 3)),
}));
const small = await indexPlaced(few, dimensions);
/** A topic with more companies than are asked for at once; the last forty lie at its edge. */
const many = await indexPlaced(
  [
    ...Array.from({ length: 240 }, (_, nth) => ({ name: `Inner ${nth}`, point: around(0, 0.5) })),
    ...Array.from({ length: 40 }, (_, nth) => ({
      name: `Outer ${nth}`,
      point: around(0, 0.7),
    })),
    ...Array.from({ length: 200 }, (_, nth) => ({
      name: `Tagged ${nth}`,
      point: around(1, 0.4).map((value) => -value),
      tags: ['rare'],
    })),
    { name: 'Lone', point: null, tags: ['rare'] },
  ],
  dimensions,
);
afterAll(async () => {
  await small.close();
  await many.close();
});

const recommend = ({ generation }: typeof small, request: Partial<Recommendation>) =>
  recommendCompanies(generation, { positive: [], negative: [], exclude: new Set(), ...request });
const idsOf = (hits: readonly { readonly id: string }[]) => hits.map(({ id }) => id);

function drawRequest() {
  const ids = idsOf(small.companies);
  const positive = random.some(ids, random.whole(1, 12));
  const negative = random.some(ids, random.whole(0, 4));
  const exclude = new Set([...positive, ...negative, ...random.some(ids, random.whole(0, 20))]);
  return { positive, negative, exclude };
}

/** All that are not excluded, compared with all examples. */
async function rankAll({ positive, negative, exclude }: Recommendation) {
  const { companies, columns } = small.generation;
  const vectors = await loadVectorsByIds(companies, idsOf(small.companies), true);
  const described = (id: string) => {
    const { row = 0, point = null } = vectors.get(id) ?? {};
    return { id, point, tags: tagsOf(columns, row) };
  };
  const likes = positive.map(described);
  return rankCandidates({
    positive: likes,
    negative: negative.map(described),
    centroids: centroidsOf(
      likes.flatMap(({ point }) => point ?? []),
      6,
    ),
    candidates: idsOf(small.companies)
      .filter((id) => !exclude.has(id))
      .map(described),
    rarityOf: rarityIn(columns),
  });
}

test('in a small directory they are the best of all that are not excluded, each time the same', async () => {
  let count = 0;
  for (let round = 0; round < 40; round += 1) {
    const request = drawRequest();
    const hits = await recommend(small, request);
    expect(hits).toEqual(await rankAll(request));
    expect(await recommend(small, request)).toEqual(hits);
    count += hits.length;
  }
  expect(count).toBeGreaterThan(40);
});

test('none is excluded or twice, and each resembles some of the examples', async () => {
  for (let round = 0; round < 40; round += 1) {
    const { positive, negative, exclude } = drawRequest();
    const hits = await recommend(small, { positive, negative, exclude });
    expect(idsOf(hits).filter((id) => exclude.has(id))).toEqual([]);
    expect(new Set(idsOf(hits)).size).toBe(hits.length);
    for (const { mostSimilar } of hits) {
      expect(mostSimilar.length).toBeGreaterThan(0);
      expect(positive).toEqual(expect.arrayContaining([...mostSimilar]));
    }
  }
});

test('without examples, and with unknown ones, nothing is recommended', async () => {
  expect(await recommend(small, {})).toEqual([]);
  expect(await recommend(small, { positive: ["it's none"] })).toEqual([]);
  const { positive, negative, exclude } = drawRequest();
  const unknown = ['no company'];
  expect(
    await recommend(small, {
      positive: [...positive, ...unknown],
      negative: [...negative, ...unknown],
      exclude,
    }),
  ).toEqual(await recommend(small, { positive, negative, exclude }));
});

test('where all are excluded nothing is recommended', async () => {
  const ids = idsOf(small.companies);
  expect(await recommend(small, { positive: ids, exclude: new Set(ids) })).toEqual([]);
});

test('without vectors tags are compared', async () => {
  const { generation } = small;
  const tagged = small.companies.filter(({ tags }) => tags.includes('optics'));
  const positive = idsOf(tagged.slice(0, 1));
  const hits = await recommendCompanies(Object.assign(Object.create(generation), { model: null }), {
    positive,
    negative: [],
    exclude: new Set(positive),
  });
  expect(hits.length).toBeGreaterThan(0);
  const own = new Set(tagged[0]?.tags);
  for (const { id } of hits)
    expect(
      small.companies.find((company) => company.id === id)?.tags.some((tag) => own.has(tag)),
    ).toBe(true);
});

const named = (name: string) =>
  idsOf(many.companies.filter((company) => company.name.startsWith(name)));

test('past the companies of a large collection those beside it are seen', async () => {
  const positive = named('Inner');
  const hits = await recommend(many, { positive, exclude: new Set(positive) });
  const outer = new Set(named('Outer'));
  expect(idsOf(hits).filter((id) => outer.has(id)).length).toBeGreaterThan(20);
});

test('a company without a vector is recommended for a tag it shares, though many have it', async () => {
  const [lone = ''] = named('Lone');
  const hits = await recommend(many, { positive: [lone], exclude: new Set([lone]) });
  expect(hits).toHaveLength(120);
  const positive = named('Tagged');
  expect(idsOf(await recommend(many, { positive, exclude: new Set(positive) }))).toEqual([lone]);
});

test('what was removed is not recommended', async () => {
  const [one = '', ...others] = named('Outer');
  const request = { positive: [one], exclude: new Set([one]) };
  const before = idsOf(await recommend(many, request));
  const removed = before.filter((id) => others.includes(id)).slice(0, 3);
  expect(removed).toHaveLength(3);
  await deleteRows(many.generation, removed);
  const after = idsOf(await recommend(many, request));
  expect(after.filter((id) => removed.includes(id))).toEqual([]);
  expect(after).toEqual(expect.arrayContaining(before.filter((id) => !removed.includes(id))));
});
