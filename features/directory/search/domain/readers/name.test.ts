import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from './sample-readings.ts';

const searched = (text: string): string => readText(text).words;

test.each([
  ['https://app.acme.co.uk/about', 'acme.co.uk'],
  ['ada@acme.com', 'acme.com'],
  ['Volt S.A.', 'Volt'],
  ['Acme Co., Ltd', 'Acme'],
  ['Robot Sp. z o.o.', 'Robot'],
  ['Volt A/S', 'Volt'],
  ['volt gmbh', 'volt'],
])('%s is searched as %s', (text, expected) => {
  expect(searched(text)).toBe(expected);
});

test.each([
  'acme.com',
  'node.js',
  'ada@gmail.com',
  'github.com/acme',
  'https://acme.github.io',
  'gears as',
  '5 kg',
  'GmbH',
  'acts of a corporation',
])('%s is searched as it is', (text) => {
  expect(searched(text)).toBe(text);
});

const label = fc.stringMatching(/^[a-z]{3,10}$/u);

test('of an address the domain is left, whatever stands before and behind it', () => {
  const before = fc.constantFrom('ada@', 'ada.berg@mail.', 'https://www.', 'app.', 'https://');
  const ending = fc.constantFrom('com', 'io', 'de', 'co.uk');
  fc.assert(
    fc.property(before, label, ending, (said, name, end) => {
      expect(searched(`${said}${name}example.${end}`)).toBe(`${name}example.${end}`);
    }),
  );
});

test('a name is left of every legal form', () => {
  const form = fc.constantFrom(
    'GmbH',
    'AB',
    'Inc.',
    'Ltd',
    'Ltd.',
    'S.r.l.',
    'BV',
    'ApS',
    'Pvt. Ltd.',
  );
  const name = fc
    .array(label, { minLength: 1, maxLength: 3 })
    .map((words) => `Q${words.join(' q')}`);
  fc.assert(
    fc.property(name, form, fc.constantFrom(' ', ', '), (of, ending, between) => {
      expect(searched(`${of}${between}${ending}`)).toBe(of);
    }),
  );
});
