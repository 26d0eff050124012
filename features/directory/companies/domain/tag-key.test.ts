import { expect, test } from 'vitest';
import { tagKey } from './tag-key.ts';

test.each([
  ['Machine Learning', 'machine-learning', 'MACHINE_LEARNING', 'MachineLearning'],
  ['Sensor', 'sensors', 'Sensors.'],
  ['Smart city', 'smart cities', 'Smart-Cities'],
  ['A.I.', 'AI', 'a i'],
  ['R&D', 'R and D'],
  ['Économie', 'economie'],
  ['Node.js', 'nodejs', 'NodeJS'],
])('%s has one key in all spellings', (...spellings) => {
  expect(new Set(spellings.map(tagKey)).size).toBe(1);
});

test.each([
  ['C', 'C++'],
  ['C', 'C#'],
  ['AI', 'AR'],
  ['3D printing', '2D printing'],
  ['日本', '中国'],
])('%s and %s are two tags', (one, other) => {
  expect(tagKey(one)).not.toBe(tagKey(other));
});

test('marks alone are a tag of their own', () => {
  expect(tagKey(' !! ')).toBe('!!');
});
