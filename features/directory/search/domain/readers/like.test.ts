import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsIn, readText } from './sample-readings.ts';

function readLike(text: string) {
  const like = readingsIn(text, []).find((one) => one.reader === 'like')?.like;
  return [like, readText(text, like === undefined ? undefined : []).words];
}

test.each([
  ['companies like Volt Marine in Germany', 'Volt Marine', ''],
  ['Volt alternatives', 'Volt', ''],
  ['uber for dogs', 'uber', 'dogs'],
  ['sensors not for mines', undefined, 'sensors -mines'],
])('%s', (text, like, rest) => {
  expect(readLike(text)).toEqual([like, rest]);
});

test('the name is what stands behind, whole', () => {
  const how = fc.constantFrom('like', 'similar to', 'alternatives to', 'an alternative to');
  const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/u);
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      how,
      name,
      fc.constantFrom('', ' that makes gears', ', gears'),
      (said, of, more) => {
        expect(readLike(`${said} ${of}${more}`)[0]).toBe(of);
      },
    ),
  );
});
