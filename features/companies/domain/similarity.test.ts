import { expect, test } from 'vitest';
import { sharedTraits, reasonOf } from './similarity.ts';

const company = (facts: Partial<Parameters<typeof sharedTraits>[0]>) => ({
  ...{ name: 'Acme', tags: [], industries: [], oneLiner: null, description: null },
  ...facts,
});

test('tags that both have are named first, whatever their case, then the industry', () => {
  const one = company({ tags: ['Edge AI', 'vibration', 'mems'], industries: ['Sensors'] });
  const other = company({ tags: ['vibration', 'edge ai'], industries: ['sensors'] });
  expect(reasonOf(one, other)).toBe('Both: edge ai, vibration, sensors');
});

test('phrases that both one-liners hold are named whole, small words alone are not', () => {
  const one = company({ oneLiner: 'Wear debris counters for slow and heavy rotation' });
  const other = company({ oneLiner: 'Oil probes for slow and heavy rotation, with care' });
  expect(sharedTraits(one, other)).toEqual(['slow and heavy rotation']);
  expect(
    sharedTraits(company({ oneLiner: 'made for it' }), company({ oneLiner: 'it for' })),
  ).toEqual([]);
});

test('a name is no reason, and four reasons are enough', () => {
  const named = company({ name: 'Kestrel Forge', oneLiner: 'Kestrel bearings' });
  const alike = company({ name: 'Kestrel Labs', oneLiner: 'Kestrel pumps' });
  expect(reasonOf(named, alike)).toBe('Described in related words');
  const tagged = company({ tags: ['a', 'b', 'c', 'd', 'e'] });
  expect(sharedTraits(tagged, tagged)).toEqual(['a', 'b', 'c', 'd']);
});
