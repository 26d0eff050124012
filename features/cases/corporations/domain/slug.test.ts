import { expect, test } from 'vitest';
import { domainFrom, domainPattern } from './domains.ts';
import { slugFrom } from './slug.ts';

test.each([
  ['Nörd & Söhne AG', 'nord-sohne-ag'],
  ['  SKF  ', 'skf'],
  ['../../etc', 'etc'],
  ['中文', ''],
])('the address of “%s” is “%s”', (name, slug) => {
  expect(slugFrom(name, 60)).toBe(slug);
});

test.each([
  ['@SKF.com', 'skf.com'],
  ['https://skf.com/careers?x=1', 'skf.com'],
  ['jane@mail.skf.com', 'mail.skf.com'],
])('“%s” is pasted as the domain %s', (typed, domain) => {
  expect(domainFrom(typed)).toBe(domain);
  expect(domainFrom(typed)).toMatch(domainPattern);
});
