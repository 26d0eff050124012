import { expect, test } from 'vitest';
import { isParsableMarkdown } from './markdown-cost.ts';

test.each([
  ['quotes', '>'.repeat(10_000)],
  ['spaced quotes', '> '.repeat(30)],
  ['lists on one line', '- '.repeat(500)],
  ['numbered lists on one line', '1. '.repeat(500)],
  ['quotes and lists in turn', '> - '.repeat(15)],
  ['lists by indentation', `${' '.repeat(60)}- deep`],
  ['emphasis', '**a*'.repeat(20_000)],
  ['underscores', '_a'.repeat(5000)],
  ['links', '[a](<'.repeat(16_000)],
  ['brackets', '['.repeat(5000)],
  ['code', '`a``b'.repeat(3000)],
  ['a wide and long table', `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|\n'.repeat(10_000)}`],
])('too much to parse: %s', (_what, text) => {
  expect(isParsableMarkdown(text)).toBe(false);
});

test.each([
  ['nothing', ''],
  [
    'prose',
    'We seal **hydrogen** compressors, see [our paper](https://a.example).\n\n'.repeat(500),
  ],
  ['an outline', '- a\n  - b\n    - c\n      1. d\n         > e'],
  ['a table', `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(500)}`],
  ['a snippet', '```ts\nconst x = a[0] * b[1]\n```\n'.repeat(50)],
  ['a rule of dashes', '-'.repeat(200)],
  ['a long number', '1.'.repeat(1000)],
])('what people write: %s', (_what, text) => {
  expect(isParsableMarkdown(text)).toBe(true);
});
