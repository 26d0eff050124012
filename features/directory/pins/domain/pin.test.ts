import { expect, test } from 'vitest';
import { sortPins, type PinKey } from './pin.ts';

const pin = (id: string, kind: PinKey['kind'] = 'collection'): PinKey => ({ kind, id });

test('pins are sorted as asked; those that are not named stay last, in their order', () => {
  const pins = [pin('a'), pin('b'), pin('c'), pin('d')];
  expect(sortPins(pins, [pin('c'), pin('a')])).toEqual([pin('c'), pin('a'), pin('b'), pin('d')]);
});

test('the same id of another kind is another pin', () => {
  const pins = [pin('a'), pin('a', 'savedSearch')];
  expect(sortPins(pins, [pin('a', 'savedSearch')])).toEqual([pin('a', 'savedSearch'), pin('a')]);
});

test('an order may name what is not pinned', () => {
  expect(sortPins([pin('a'), pin('b')], [pin('x'), pin('b')])).toEqual([pin('b'), pin('a')]);
});
