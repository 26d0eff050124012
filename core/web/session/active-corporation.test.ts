import { expect, test } from 'vitest';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { findActiveCorporation, choosableCorporations } from './active-corporation.ts';

const skf = { id: '1', name: 'SKF' };
const norrland = { id: '2', name: 'Norrland Steel' };

test('a foundry user gets all corporations as the first entry, others do not', () => {
  expect(choosableCorporations([skf], true)).toEqual([allCorporations, skf]);
  expect(choosableCorporations([skf], false)).toEqual([skf]);
});

test('a foundry user starts on all corporations, even with a corporation of their own', () => {
  expect(findActiveCorporation(choosableCorporations([skf, norrland], true), norrland, null)).toBe(
    allCorporations,
  );
});

test('others start on their own corporation as listed, else on the first', () => {
  expect(findActiveCorporation([skf, norrland], { ...norrland }, null)).toBe(norrland);
  expect(findActiveCorporation([skf], norrland, null)).toBe(norrland);
  expect(findActiveCorporation([skf, norrland], null, null)).toBe(skf);
});

test('a choice applies while it is in the list', () => {
  expect(findActiveCorporation([skf, norrland], norrland, '1')).toBe(skf);
  expect(findActiveCorporation([skf, norrland], norrland, 'gone')).toBe(norrland);
  expect(findActiveCorporation([skf, norrland], norrland, allCorporations.id)).toBe(norrland);
});

test('a person without any visible corporation has none', () => {
  expect(findActiveCorporation([], null, '1')).toBeNull();
});
