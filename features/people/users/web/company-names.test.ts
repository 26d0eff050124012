// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { companyNames } from './company-names.ts';

const skf = { name: 'SKF' };

test.each([
  ['jane@skf.com', skf, false, ['SKF']],
  ['jane@home.example', skf, false, ['SKF']],
  ['jane@mail.skf.com', null, false, ['“SKF” by the address']],
  ['jane@skf.xyz', null, false, ['“SKF” by the address']],
  ['jane@skf.xyz', { name: 'Norrland Steel' }, false, ['Norrland Steel', '“SKF” by the address']],
  ['jon@outrider.example', null, true, ['Outrider']],
  ['jane@home.example', null, false, []],
])('%s of %j (foundry: %j) is shown as %j', (email, corporation, isFoundryUser, names) => {
  expect(companyNames({ email, corporation, isFoundryUser })).toEqual(names);
});
