import { expect, test } from 'vitest';
import { additionsByCompany } from './additions.ts';

const at = '2026-01-01T00:00:00.000Z';
const later = '2026-01-02T00:00:00.000Z';
const elin = { id: 'u1', name: 'Elin' };
const arvid = { id: 'u2', name: 'Arvid' };

test('Each company is told with who listed it, and when', () => {
  const additions = {
    people: [elin, arvid],
    companies: ['a', 'b', 'c'],
    by: [1, 0, 1],
    at: [at, later, later],
  };
  expect(Object.fromEntries(additionsByCompany(additions))).toEqual({
    a: { by: arvid, at },
    b: { by: elin, at: later },
    c: { by: arvid, at: later },
  });
});

test('A company of which nobody knows is left out', () => {
  const additions = { people: [elin], companies: ['a', 'b', 'c'], by: [0, 5], at: [at, at, at] };
  expect([...additionsByCompany(additions).keys()]).toEqual(['a']);
});
