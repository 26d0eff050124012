import { expect, test } from 'vitest';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { findActiveCorporation, choosableCorporations } from './active-corporation.ts';

const skf = { id: '1', name: 'SKF' };
const norrland = { id: '2', name: 'Norrland Steel' };

test('a foundry user finds all corporations first in the list, others do not find it', () => {
  expect(choosableCorporations([skf], true)).toEqual([allCorporations, skf]);
  expect(choosableCorporations([skf], false)).toEqual([skf]);
});

test('a foundry user starts on all corporations, also with a corporation of their own', () => {
  expect(findActiveCorporation(choosableCorporations([skf, norrland], true), norrland, null)).toBe(
    allCorporations,
  );
});

test('others start on their own, as the list has it, else on the first', () => {
  expect(findActiveCorporation([skf, norrland], { ...norrland }, null)).toBe(norrland);
  expect(findActiveCorporation([skf], norrland, null)).toBe(norrland);
  expect(findActiveCorporation([skf, norrland], null, null)).toBe(skf);
});

test('a choice counts while it is in the list', () => {
  expect(findActiveCorporation([skf, norrland], norrland, '1')).toBe(skf);
  expect(findActiveCorporation([skf, norrland], norrland, 'gone')).toBe(norrland);
  expect(findActiveCorporation([skf, norrland], norrland, allCorporations.id)).toBe(norrland);
});

test('who belongs nowhere and may see none has none', () => {
  expect(findActiveCorporation([], null, '1')).toBeNull();
});
