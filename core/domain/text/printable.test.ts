import { expect, test } from 'vitest';
import { printable, printableText } from './printable.ts';

test('only what XML cannot hold becomes a space', () => {
  const held = 'Zoë\t→ 🙂\r\n“x” \u{7F}\u{E000}\u{FFFD}';
  expect(printableText(held)).toBe(held);
  expect(printableText('a\u{0}b\u{B}c\u{1F}d\u{FFFE}e\u{FFFF}f\u{D800}g')).toBe('a b c d e f g');
});

test('whatever is nested is printable, and what is no text stays', () => {
  const at = new Date(0);
  expect(printable({ a: ['x\u{1}', 1, null], b: { c: 'y\u{B}', at } })).toEqual({
    a: ['x ', 1, null],
    b: { c: 'y ', at },
  });
});
