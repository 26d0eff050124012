import { expect, test } from 'vitest';
import { addressIn, linkToLegalText } from './legal-texts.ts';

test.each([
  ['https://example.com/privacy', 'https://example.com/privacy'],
  ['  https://example.com/privacy\n', 'https://example.com/privacy'],
  ['We keep it at https://example.com/privacy', null],
  ['https://example.com/privacy and elsewhere', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j is the address of a page: %j', (body, address) => {
  expect(addressIn(body)).toBe(address);
});

test('a text is read on a page here, or where the corporation has one', () => {
  expect(linkToLegalText('skf', { kind: 'terms', url: null })).toBe('/c/skf/legal/terms');
  expect(linkToLegalText('skf', { kind: 'terms', url: 'https://a.example' })).toBe(
    'https://a.example',
  );
});
