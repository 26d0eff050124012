import { expect, test } from 'vitest';
import { cities, cityNamesWith, otherCityNames } from './city-names.ts';

test.each([
  ['Munich', ['munchen', 'muenchen']],
  ['MÜNCHEN', ['munich', 'muenchen']],
  ['Greater Munich Area', ['munich', 'munchen', 'muenchen']],
  ['Den Haag', ['the hague', 'hague', 'haag', 's gravenhage', 'la haye']],
  ['Köln', ['cologne', 'koeln', 'keulen']],
  ['Bad Dürkheim', ['bad duerkheim']],
  ['Uppsala', []],
  ['', []],
])('%s is also called %j', (city, others) => {
  expect(otherCityNames(city).toSorted()).toEqual(others.toSorted());
});

test('no name is of two cities, and each city has several', () => {
  const keys = cities.flatMap((city) => [...city.keys]);
  expect(keys.filter((key, nth) => keys.indexOf(key) !== nth)).toEqual([]);
  expect(cities.filter((city) => city.keys.size < 2).map(({ names }) => names)).toEqual([]);
  expect(cities.length).toBeLessThanOrEqual(120);
});

test('a city is found by a word of any of its names', () => {
  expect(cityNamesWith((word) => word === 'haag')).toContain('the hague');
  expect(cityNamesWith((word) => word.startsWith('kobenh'))).toEqual(
    expect.arrayContaining(['copenhagen', 'københavn', 'kobenhavn']),
  );
  expect(cityNamesWith((word) => word === 'bearing')).toEqual([]);
});
