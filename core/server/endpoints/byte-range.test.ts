import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-400', { start: 0, end: 9 }],
  ['bytes=9-400', { start: 9, end: 9 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=9999999999999999-', 'none'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  [`bytes=${Array(200).fill('0-1').join(',')}`, null],
  ['bytes=a-b', null],
  ['bytes=0x1-2', null],
  ['bytes=99999999999999999999-', null],
  ['items=0-3', null],
  ['', null],
  [undefined, null],
] as const)('of ten bytes %j asks for %j', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});

test('no part of an empty file can be asked for', () => {
  for (const header of ['bytes=0-', 'bytes=-5', 'bytes=0-0'])
    expect(rangeOf(header, 0)).toBe('none');
});
