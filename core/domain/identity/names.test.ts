import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  companyNameFromEmail,
  displayNameFromEmail,
  knownCompanies,
  personName,
  splitDisplayName,
} from './names.ts';

describe('a display name from an e-mail address', () => {
  test.each([
    ['jane.doe@skf.com', 'Jane Doe'],
    ['jane.van_dijk@skf.com', 'Jane Van Dijk'],
    ['jane-marie.doe@skf.com', 'Jane Marie Doe'],
    ['JANE.DOE@skf.com', 'Jane Doe'],
    ['jane@skf.com', 'Jane'],
    ['..jane..doe..@skf.com', 'Jane Doe'],
    ['élodie.åberg@skf.com', 'Élodie Åberg'],
    ['', ''],
    ['@skf.com', ''],
    ['jane', 'Jane'],
  ])('%j is %j', (email, name) => {
    expect(displayNameFromEmail(email)).toBe(name);
  });
});

describe('a company name from an e-mail address', () => {
  test.each([
    ['jane@skf.com', 'SKF'],
    ['jane@SKF.COM', 'SKF'],
    ['jane.doe@mail.skf.com', 'SKF'],
    ['jane@a.b.c.atlascopco.se', 'Atlas Copco'],
    ['jane@sandvik.co.uk', 'Sandvik'],
    ['jane@mail.sandvik.co.uk', 'Sandvik'],
    ['jane@volvo.com.au', 'Volvo'],
    ['jane@skf.example.com', null],
    ['jane@notskf.com', null],
    ['jane@skf-group.com', null],
    ['jane@com', null],
    ['jane@', null],
    ['jane', null],
    ['', null],
    ['jane@constructor.com', null],
    ['jane@__proto__.com', null],
  ])('%j is %j', (email, company) => {
    expect(companyNameFromEmail(email)).toBe(company);
  });

  test('known companies can be configured', () => {
    const known = { ...knownCompanies, outrider: 'Outrider' };
    expect(companyNameFromEmail('jane@outrider.example', known)).toBe('Outrider');
  });

  test('there are nine known companies by default', () => {
    expect(Object.keys(knownCompanies)).toHaveLength(9);
  });
});

describe('splitting a display name', () => {
  test.each([
    ['Jane', 'Jane', ''],
    ['Jane Doe', 'Jane', 'Doe'],
    ['Jane Maria van Dijk', 'Jane', 'Maria van Dijk'],
    ['  Jane \t Doe\n', 'Jane', 'Doe'],
    ['', '', ''],
    ['   ', '', ''],
  ])('%j is %j and %j', (name, firstName, lastName) => {
    expect(splitDisplayName(name)).toEqual({ firstName, lastName });
  });

  test('loses no word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { firstName, lastName } = splitDisplayName(name);
        const words = name.trim().split(/\s+/u).join(' ');
        expect(`${firstName} ${lastName}`.trim()).toBe(words);
      }),
    );
  });
});

test('a person is shown by name, else by e-mail, else by a generic label', () => {
  expect(personName({ firstName: 'Jane', lastName: '' })).toBe('Jane');
  expect(personName({ firstName: '', lastName: '', email: 'jane.doe@skf.com' })).toBe('Jane Doe');
  expect(personName({ firstName: ' ', lastName: ' ', email: null })).toBe('Someone');
});
