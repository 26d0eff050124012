import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayNameFromEmail, personName, splitDisplayName } from './names.ts';

describe('a display name from an email address', () => {
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

test('a person is shown by name, else by email, else by a generic label', () => {
  expect(personName({ firstName: 'Jane', lastName: '' })).toBe('Jane');
  expect(personName({ firstName: '', lastName: '', email: 'jane.doe@skf.com' })).toBe('Jane Doe');
  expect(personName({ firstName: ' ', lastName: ' ', email: null })).toBe('Someone');
});
