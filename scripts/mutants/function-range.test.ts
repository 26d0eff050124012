import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionRange } from './function-range.ts';

const store = 'features/cases/opportunities/server/edit-opportunity.ts';
const handlers = 'features/directory/collections/server/handlers.ts';

/** The first and the last line of a range. */
function endsOf(range: string): (string | undefined)[] {
  const [file = '', lines = ''] = range.split(':');
  const text = readFileSync(file, 'utf8').split('\n');
  return lines.split('-').map((line) => text[Number(line) - 1]);
}

test('A function is the lines from its name to its last brace', () => {
  expect(endsOf(functionRange(`${store}#removeOpportunity`))).toEqual([
    'export async function removeOpportunity(',
    '}',
  ]);
});

test('So is a method of an object', () => {
  expect(endsOf(functionRange(`${handlers}#remove`))).toEqual([
    '  remove: async ({ viewer, params, db }) => {',
    '  },',
  ]);
});

test('A function that is gone is not left out silently', () => {
  expect(() => functionRange(`${store}#eraseOpportunity`)).toThrow(
    'edit-opportunity.ts has no function eraseOpportunity.',
  );
});

test('A pattern of whole files stays as it is', () => {
  expect(functionRange('core/domain/{a,b}.ts')).toBe('core/domain/{a,b}.ts');
});
