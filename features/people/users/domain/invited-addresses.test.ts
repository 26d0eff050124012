import { expect, test } from 'vitest';
import { readInvitedAddresses } from './invited-addresses.ts';

const read = (text: string) => {
  const { people, unreadable } = readInvitedAddresses(text);
  return [people.map(({ email, name }) => (name === '' ? email : `${name}|${email}`)), unreadable];
};

test.each([
  [
    'a@x.se, b@x.se;c@x.se\nd@x.se\te@x.se f@x.se',
    ['a@x.se', 'b@x.se', 'c@x.se', 'd@x.se', 'e@x.se', 'f@x.se'],
    [],
  ],
  [
    'Ada Vik <Ada@X.se>; "Lund, Elin" <elin@x.se>',
    ['Ada Vik|ada@x.se', 'Lund, Elin|elin@x.se'],
    [],
  ],
  ["'Ada Vik' <mailto:ada@x.se>,<bo@x.se>", ['Ada Vik|ada@x.se', 'bo@x.se'], []],
  ['ada@x.se, ADA@x.se', ['ada@x.se'], []],
  ['ada@x.se, nobody, Bo <bo>, bo@x', ['ada@x.se'], ['nobody', 'Bo <bo>', 'bo@x']],
  ['åsa@bücher.de', [], ['åsa@bücher.de']],
  ['asa@bücher.de', ['asa@xn--bcher-kva.de'], []],
  [' ;,\n ', [], []],
])('%j', (text, people, unreadable) => {
  expect(read(text)).toEqual([people, unreadable]);
});
