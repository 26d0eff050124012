import { describe, expect, test } from 'vitest';
import { EmailAddress, isEmailAddress, withAsciiDomain } from './email-address.ts';

describe('an address of an international domain', () => {
  test.each([
    ['ada@bücher.de', 'ada@xn--bcher-kva.de'],
    ['Ada@BÜCHER.de', 'Ada@xn--bcher-kva.de'],
    ['ada@åkerö.example', 'ada@xn--ker-tla2g.example'],
    ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
    [' ada@xn--bcher-kva.de ', 'ada@xn--bcher-kva.de'],
    ['ada@Acme.example', 'ada@Acme.example'],
  ])('%s is taken as %s', (typed, address) => {
    expect(EmailAddress.parse(typed)).toBe(address);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@bücher.de',
    'ada@bücher',
    'ada bücher.de',
    'ada@bü cher.de',

    'ada@bücher.de/x',
    'ada@bücher.de:80',
    'ada@bücher.de?x',
    'ada@bü@cher.de',
    'ada@bücher..de',
    'ada@bücher.de\nbcc: eve@x.example',
    `ada@${'ü'.repeat(300)}.de`,
  ])('%j is none', (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
  });

  test('what is no address stays as it was typed', () => {
    for (const typed of ['', 'ada', 'ada@bücher.de/x', 'ada@ü:80']) {
      expect(withAsciiDomain(typed)).toBe(typed);
    }
  });
});
