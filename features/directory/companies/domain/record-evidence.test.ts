import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameCore, nameKey } from './name-keys.ts';
import { domainKey, evidenceOf } from './record-evidence.ts';
import { compareEvidence } from './same-company.ts';

/** The last two labels, except below github.io. */
const registered = (host: string) => {
  if (host === 'github.io') return null;
  return host.endsWith('.github.io') ? host : host.split('.').slice(-2).join('.');
};

const record = (facts: Partial<Parameters<typeof evidenceOf>[0]>) =>
  evidenceOf(
    { kind: 'startup', name: 'Acme', url: null, country: null, city: null, ...facts },
    registered,
  );

/** No legal form, nor what links one to a name. */
const word = fc
  .stringMatching(/^[a-z]{3,10}$/u)
  .filter((text) => nameKey(`x ${text} AB`) === `x${text}`);
const form = fc.constantFrom('AB', 'GmbH', 'Inc.', 'Ltd', 'Oy', 'S.A.', 'A/S', 'B.V.', 'S.r.l.');
const anything = fc.record({
  kind: fc.constantFrom('startup' as const, 'crunchbase' as const, 'nucla' as const),
  name: fc.oneof(fc.string(), fc.constantFrom('Acme', 'ACME AB', 'Other')),
  url: fc.option(fc.oneof(fc.webUrl(), fc.constantFrom('https://acme.example', 'nonsense'))),
  country: fc.option(fc.constantFrom('SE', 'DE')),
  city: fc.option(fc.constantFrom('Lund', 'Luleå', 'Lulea')),
});

test('names differing only in case, accents, punctuation, spaces and legal form are the same', () => {
  expect(nameKey('Åkerström & Söner A/S')).toBe('akerstromandsoner');
  expect(nameKey('AKERSTROM and Soner')).toBe('akerstromandsoner');
  for (const name of [
    'Data Robot',
    'DataRobot, Inc.',
    'The Data-Robot Co., Ltd.',
    'data robot oy',
  ]) {
    expect(nameKey(name), name).toBe('datarobot');
  }
  expect(nameKey('Müller GmbH & Co. KG')).toBe('muller');
  expect(nameKey('Wrocławska Sp. z o.o.')).toBe('wroclawska');
  expect(nameKey('AB Volvo (publ)')).toBe('volvo');
  expect(nameKey('Яндекс')).toBe(nameKey('ЯНДЕКС'));
});

test('a name that normalization would empty is kept', () => {
  expect(nameKey('AB')).toBe('ab');
  expect(nameKey('Co AB')).toBe('co');
  expect(nameKey('!!!')).toBeNull();
});

test('a name with any legal form in any case is the same name', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), form, (words, legal) => {
      const name = words.join(' ');
      expect(nameKey(`${name} ${legal}`)).toBe(nameKey(name));
      expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
    }),
  );
});

test('normalizing a key again does not change it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (name) => {
      const key = nameKey(name);
      expect(key && nameKey(key)).toBe(key);
    }),
  );
});

test('a domain key is a host that the company has to itself', () => {
  expect(domainKey('https://www.Acme.example:8080/about?x#y')).toBe('acme.example');
  expect(domainKey('http://en.acme.example./')).toBe('acme.example');
  expect(domainKey('https://acme.github.io', registered)).toBe('acme.github.io');
  for (const shared of [
    'https://www.linkedin.com/company/acme',
    'https://se.linkedin.com/company/acme',
    'https://github.io/acme',
    'https://sites.google.com/acme',
    'https://apps.apple.com/app/acme',
    'https://wordpress.com/acme',
    'https://m.facebook.com/acme',
    'http://localhost/acme',
    'http://10.0.0.1/acme',
    'javascript:alert(1)',
    'acme.example',
  ]) {
    expect(domainKey(shared, registered), shared).toBeNull();
  }
  expect(domainKey('https://mylinkedin.com')).toBe('mylinkedin.com');
});

test('a domain is what was registered, also when only the name tells it', () => {
  expect(domainKey('https://shop.acme.example', registered)).toBe('acme.example');
  expect(record({ name: 'Acme.ai' }).domain).toBe('acme.ai');
  expect(record({ name: 'Node.js' }).domain).toBeNull();
  expect(record({ name: 'Acme.ai', url: 'https://acme.example' }).domain).toBe('acme.example');
});

test('the core of a name has no brackets, legal form, web ending and additions', () => {
  for (const name of ['Acme', 'Acme Labs', 'Acme.ai', 'acme.com', 'Acme AI, Inc.', 'Acme (YC W21)'])
    expect(nameCore(name), name).toBe('acme');
  expect(nameCore('AI Labs')).toBe('ailabs');
  expect(nameCore('(Acme)')).toBe('acme');
  expect(nameCore('Acme Pumps')).toBe('acmepumps');
});

test('a city is compared without its region', () => {
  expect(record({ city: 'Paris, Île-de-France' }).city).toBe('paris');
  expect(record({ city: 'Greater Boston Area' }).city).toBe('boston');
});

test('the comparison is symmetric, whatever is compared', () => {
  fc.assert(
    fc.property(anything, anything, (one, other) => {
      const [left, right] = [evidenceOf(one, registered), evidenceOf(other, registered)];
      expect(compareEvidence(left, right)).toEqual(compareEvidence(right, left));
    }),
  );
});
