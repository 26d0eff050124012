import { expect, test } from 'vitest';
import { readList } from './lists.ts';

test.each([
  ["['Scientific', 'Software and apps']", ['Scientific', 'Software and apps']],
  [`['it\\'s', "that's, so", None, 5]`, ["it's", "that's, so", '5']],
  ["['Analytics, visualizations', ]", ['Analytics, visualizations']],
  ["['broken, x]", ["'broken", 'x']],
  ['["a","b, c",null]', ['a', 'b, c']],
  ['Scientific', ['Scientific']],
  ['a; b, c;', ['a', 'b, c']],
  ['a, b', ['a', 'b']],
  ['"x, y", z', ['x, y', 'z']],
  ['Creative (multimedia, design), Ideas', ['Creative (multimedia, design)', 'Ideas']],
  ['a\nb', ['a', 'b']],
  ["don't, can't", ["don't", "can't"]],
  ['[9007199254740993, 2]', ['9007199254740993', '2']],
  ['[]', []],
  ['\n', []],
])('%j', (text, entries) => expect(readList(text)).toEqual(entries));

test('arrays are trimmed and deduplicated', () => {
  expect(readList([' a', 'A', null, 'b  c', 5, ''])).toEqual(['a', 'b c', '5']);
  expect(readList(null)).toEqual([]);
});
