import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  ['batteries', 'battery'],
  ['sensors', 'sensor'],
  ['boxes', 'box'],
  ['switches', 'switch'],

  ['processes', 'process'],
  ['caches', 'cache'],
  ['machines', 'machine'],
  ['pies', 'pie'],

  ['glass', 'glass'],
  ['analysis', 'analysis'],
  ['status', 'status'],
  ['gas', 'gas'],
] as const)('%s is indexed as %s, and stays so', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
  expect(stemOf(stem)).toBe(stem);
});
