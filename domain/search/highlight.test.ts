import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test('words are marked where they begin, whatever their case', () => {
  expect(highlight('Wear sensing, unworn wearables', ['wear', 'sens'])).toEqual({
    text: 'Wear sensing, unworn wearables',
    marks: [
      [0, 4],
      [5, 9],
      [21, 25],
    ],
  });
});

test('a text that holds none has no marks', () => {
  expect(highlight('Quiet gears', ['wear'])).toBeUndefined();
  expect(highlight(null, ['wear'])).toBeUndefined();
});
