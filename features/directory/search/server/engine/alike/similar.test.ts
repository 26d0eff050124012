import { afterAll, expect, test } from 'vitest';
import { deleteRows } from '#features/directory/search/server/engine/generation.ts';
import { indexPlaced } from '#features/directory/search/tests/placed-companies.ts';
import { findSimilarCompanies } from './similar.ts';

/** A vector at an angle from the first one. */
const at = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};
const manyWords = Array.from({ length: 60 }, (_, nth) => `padding${nth}`).join(' ');
const index = await indexPlaced(
  [
    { name: 'Zero', point: at(0), description: 'viscosity' },
    { name: 'Ten', point: at(10) },
    { name: 'Twelve', point: at(12), description: 'viscosity' },
    { name: 'Minus twenty', point: at(-20) },
    { name: 'Forty', point: at(40) },
    { name: 'Seventy', point: at(72) },
    { name: 'Eighty', point: at(83) },
    { name: 'Words', point: at(180), description: 'viscosity' },
    { name: 'Zero zero', point: at(180) },
    { name: 'Long', point: at(102), description: `rheology ${manyWords}` },
    { name: 'Rheology', point: at(180), description: 'rheology' },
    { name: 'Nowhere', point: null, description: 'viscosity' },
    { name: 'Quote', point: at(5), id: "it's" },
  ],
  2,
);
afterAll(index.close);

const idOf = (name: string) => index.companies.find((one) => one.name === name)?.id ?? name;
const nameOf = (id: string) => index.companies.find((one) => one.id === id)?.name ?? id;
const similar = async (name: string, limit = 20) =>
  (await findSimilarCompanies(index.generation, idOf(name), limit)).map(({ id }) => nameOf(id));

const nearForty = ['Twelve', 'Ten', 'Seventy', 'Quote', 'Zero', 'Eighty', 'Minus twenty', 'Long'];

test('the nearest come first, without the company itself, and not what is too far', async () => {
  expect(await similar('Forty')).toEqual(nearForty);
});

test('beside a short text those that share its words are similar, too, wherever they point', async () => {
  const names = await similar('Zero');
  expect(names).toEqual(expect.arrayContaining(['Nowhere', 'Words']));
  expect(names.indexOf('Twelve')).toBeLessThan(names.indexOf('Ten'));
  const byMeaning = names.filter((name) => !['Twelve', 'Nowhere', 'Words'].includes(name));
  expect(byMeaning).toEqual(['Quote', 'Ten', 'Minus twenty', 'Forty', 'Seventy']);
});

test('words of names, and those of a long text, are not compared', async () => {
  expect(await similar('Zero')).not.toContain('Zero zero');
  const names = await similar('Long');
  expect(names).not.toContain('Rheology');
  expect(names[0]).toBe('Eighty');
});

test('there are as many as asked for, the best of them, with scores that fall', async () => {
  const all = await similar('Forty');
  expect(await similar('Forty', 3)).toEqual(all.slice(0, 3));
  expect(await similar('Forty', 0)).toEqual([]);
  const hits = await findSimilarCompanies(index.generation, idOf('Forty'), 3);
  expect(hits.map(({ score }) => score)).toEqual([1, 1 / 2, 1 / 3]);
  expect(hits.every(({ isRelated }) => isRelated)).toBe(true);
});

test('a company without a vector, or that is unknown, has none that are similar', async () => {
  expect(await similar('Nowhere')).toEqual([]);
  expect(await similar('no such company')).toEqual([]);
  const { generation } = index;
  const wordsOnly = Object.assign(Object.create(generation), { model: null });
  expect(await findSimilarCompanies(wordsOnly, idOf('Zero'), 9)).toEqual([]);
});

test('an id is never read as a condition', async () => {
  expect((await similar('Quote'))[0]).toBe('Zero');
  expect(await similar("' or '1' = '1")).toEqual([]);
});

test('what was removed is not similar to anything', async () => {
  await deleteRows(index.generation, [idOf('Ten')]);
  expect(await similar('Forty')).toEqual(nearForty.filter((name) => name !== 'Ten'));
});
