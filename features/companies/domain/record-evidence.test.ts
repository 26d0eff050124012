import fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainKey, evidenceOf, nameKey, reasonOf } from './record-evidence.ts';

const isPublicSuffix = (host: string) => host === 'github.io';

const record = (facts: Partial<Parameters<typeof evidenceOf>[0]>) =>
  evidenceOf(
    { kind: 'startup', name: 'Acme', url: null, country: null, city: null, ...facts },
    isPublicSuffix,
  );

const word = fc.stringMatching(/^[a-z]{3,10}$/u).filter((text) => nameKey(`x ${text}`) !== 'x');
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
  expect(domainKey('https://acme.github.io', isPublicSuffix)).toBe('acme.github.io');
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
    expect(domainKey(shared, isPublicSuffix), shared).toBeNull();
  }
  expect(domainKey('https://mylinkedin.com')).toBe('mylinkedin.com');
});

test('the domain decides first, then name and place together', () => {
  const one = record({ url: 'https://acme.example', country: 'SE', city: 'Lund' });
  const other = { kind: 'nucla' as const };
  expect(reasonOf(one, record({ ...other, name: 'Else', url: 'http://acme.example/en' }))).toBe(
    'domain',
  );
  expect(reasonOf(one, record({ ...other, name: 'ACME AB', country: 'SE' }))).toBe('nameAndPlace');
  expect(reasonOf(one, record({ ...other, country: 'SE', city: 'LUND' }))).toBe('nameAndPlace');
  expect(reasonOf(one, record({ ...other, country: 'SE', city: 'Luleå' }))).toBeNull();
  expect(reasonOf(one, record({ ...other, country: 'DE' }))).toBeNull();
  expect(reasonOf(one, record(other))).toBeNull();
});

test('the reason is symmetric, and never given for two records of one kind', () => {
  fc.assert(
    fc.property(anything, anything, (one, other) => {
      const [left, right] = [evidenceOf(one, isPublicSuffix), evidenceOf(other, isPublicSuffix)];
      expect(reasonOf(left, right)).toBe(reasonOf(right, left));
      if (one.kind === other.kind) expect(reasonOf(left, right)).toBeNull();
    }),
  );
});
