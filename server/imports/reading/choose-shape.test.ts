import { expect, test } from 'vitest';
import { chooseShape } from './choose-shape.ts';
import { opportunityShapes } from './opportunity-shapes.ts';

const chosen = (...records: Record<string, unknown>[]) => {
  const choice = chooseShape(opportunityShapes, records);
  return choice.problem ?? choice.shape.name;
};

test('the field names tell the shape', () => {
  expect(chosen({ 'challenge-title': 'A' })).toBe('federal challenges of the United States');
  expect(chosen({ name: 'A', introduction: 'a' })).toBe('opportunities under our own field names');
});

test('records that lack a field or two do not matter', () => {
  expect(chosen({ name: 'A' }, { name: 'B', businessNeed: 'b' }, {})).toBe(
    'opportunities under our own field names',
  );
});

test('companies are no opportunities, and the answer says what was found and what is known', () => {
  expect(chosen({ name: 'A', url: 'https://a.example', tags: [] }, { name: 'B', size: 5 })).toBe(
    'These records are of no shape that can be imported. They have the fields “name”, “url”, “tags”, “size”. Known are: federal challenges of the United States; opportunities under our own field names.',
  );
});
