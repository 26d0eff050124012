import { expect, test } from 'vitest';
import { arrange } from './order.ts';
import { automaticKinds } from './spotlight.ts';

test('placed blocks keep their order, new ones stand above, automatic ones below', () => {
  const placed = ['radars', 'a', 'gone', 'opportunities', 'b'];
  expect(arrange(['new', 'b', 'a'], placed)).toEqual([
    'new',
    'radars',
    'a',
    'opportunities',
    'b',
    ...automaticKinds.filter((kind) => !placed.includes(kind)),
  ]);
});
