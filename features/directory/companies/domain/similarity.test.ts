import { expect, test } from 'vitest';
import { sharedTraits, shortTraits } from './similarity.ts';

const company = (facts: Partial<Parameters<typeof sharedTraits>[0]>) => ({
  name: 'Acme',
  tags: [],
  industries: [],
  oneLiner: null,
  description: null,
  ...facts,
});

test('shared tags are named first, whatever their case, then the industry', () => {
  const one = company({ tags: ['Edge AI', 'vibration', 'mems'], industries: ['Sensors'] });
  const other = company({ tags: ['vibration', 'edge ai'], industries: ['sensors'] });
  expect(shortTraits(one, other)).toEqual(['edge ai', 'vibration', 'sensors']);
});

test('shared phrases of the one-liners are named in full, but not short words alone', () => {
  const one = company({ oneLiner: 'Wear debris counters for slow and heavy rotation' });
  const other = company({ oneLiner: 'Oil probes for slow and heavy rotation, with care' });
  expect(sharedTraits(one, other)).toEqual(['slow and heavy rotation']);
  expect(
    sharedTraits(company({ oneLiner: 'made for it' }), company({ oneLiner: 'it for' })),
  ).toEqual([]);
});

test('the name is no reason, and at most four reasons are given', () => {
  const named = company({ name: 'Kestrel Forge', oneLiner: 'Kestrel bearings' });
  const alike = company({ name: 'Kestrel Labs', oneLiner: 'Kestrel pumps' });
  expect(shortTraits(named, alike)).toEqual([]);
  const tagged = company({ tags: ['a', 'b', 'c', 'd', 'e'] });
  expect(sharedTraits(tagged, tagged)).toEqual(['a', 'b', 'c', 'd']);
});

test('what a tag says is short, and says nothing twice', () => {
  const one = company({
    tags: ['hydrogen'],
    oneLiner: 'Hydrogen leak cameras in a shipping container',
  });
  const other = company({
    tags: ['hydrogen'],
    oneLiner: 'Hydrogen leak cameras in a shipping container',
  });
  expect(shortTraits(one, other)).toEqual(['hydrogen']);
});
