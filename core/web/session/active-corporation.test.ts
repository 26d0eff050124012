import { expect, test } from 'vitest';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { activeAmong, choosable } from './active-corporation.ts';

const skf = { id: '1', name: 'SKF' };
const norrland = { id: '2', name: 'Norrland Steel' };

test('a foundry user finds all corporations first in the list, others do not find it', () => {
  expect(choosable([skf], true)).toEqual([allCorporations, skf]);
  expect(choosable([skf], false)).toEqual([skf]);
});

test('a foundry user starts on all corporations, also with a corporation of their own', () => {
  expect(activeAmong(choosable([skf, norrland], true), norrland, null)).toBe(allCorporations);
});

test('others start on their own, as the list has it, else on the first', () => {
  expect(activeAmong([skf, norrland], { ...norrland }, null)).toBe(norrland);
  expect(activeAmong([skf], norrland, null)).toBe(norrland);
  expect(activeAmong([skf, norrland], null, null)).toBe(skf);
});

test('a choice counts while it is in the list', () => {
  expect(activeAmong([skf, norrland], norrland, '1')).toBe(skf);
  expect(activeAmong([skf, norrland], norrland, 'gone')).toBe(norrland);
  expect(activeAmong([skf, norrland], norrland, allCorporations.id)).toBe(norrland);
});

test('who belongs nowhere and may see none has none', () => {
  expect(activeAmong([], null, '1')).toBeNull();
});
