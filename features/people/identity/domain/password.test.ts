import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoPassword } from './demo-accounts.ts';
import { passwordRefusal } from './password.ts';

const codeFor = (password: string, rules = {}) => passwordRefusal(password, rules)?.code ?? null;

describe('a password', () => {
  test('of five characters is too short, of six is accepted', () => {
    expect(passwordRefusal('k7#pw')).toMatchObject({
      code: 'password.tooShort',
      message: 'The password must be 6 characters long or more.',
    });
    expect(codeFor('k7#pwq')).toBeNull();
  });

  test('of 128 characters is accepted, of 129 is too long', () => {
    const long = 'correct horse '.repeat(10);
    expect(codeFor(long.slice(0, 128))).toBeNull();
    expect(codeFor(long.slice(0, 129))).toBe('password.tooLong');
  });

  test('is checked against the setting only when that is longer than the default', () => {
    expect(codeFor('k7#pwqx', { least: 12 })).toBe('password.tooShort');
    expect(codeFor('k7#p', { least: 2 })).toBe('password.tooShort');
  });

  test('is counted in code points', () => {
    expect(codeFor('🦊🐻🐼🐨🐯')).toBe('password.tooShort');
    expect(codeFor('🦊🐻🐼🐨🐯🦁')).toBeNull();
  });

  test.each([
    '123456',
    '1234567890',
    '987654',
    'abcdef',
    'qwerty',
    'qwertz',
    'asdfgh',
    'zxcvbnm',
    'abc123',
    'qwe123',
    '123qwe',
    '1qaz2wsx',
    '!@#$%^',
    'aaaaaa',
    '111111',
    'abcabc',
    '121212',
    '12341234',
    '        ',
    'password',
    'Password',
    'PASSWORD1',
    'p@ssw0rd',
    'P4$$w0rd!',
    'password2026',
    '!!monkey!!',
    'letmein',
    'Welcome1',
    'Summer2026!',
    'dragon123',
    'iloveyou',
    'trustno1',
    'sunshine',
    demoPassword,
    demoPassword.toUpperCase(),
  ])('%j is refused as common', (password) => {
    expect(codeFor(password)).toBe('password.common');
  });

  test.each(['elin.lund', 'Elin1999', 'lund2026', 'SKF-123', 'elin.lund@skf.example'])(
    '%j is refused since it contains personal data',
    (password) => {
      const about = ['elin.lund@skf.example', 'Elin', 'Lund'];
      expect(codeFor(password, { about })).toBe('password.common');
    },
  );

  test.each(['correct horse battery staple', 'monkey-lantern-42', 'Rikt1gtKr4ngligt'])(
    '%j is accepted',
    (password) => {
      expect(codeFor(password, { about: ['owner@skf.example', 'Elin', 'Lund'] })).toBeNull();
    },
  );

  test('any input is checked quickly without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (typed) => {
        expect([null, 'password.common', 'password.tooShort', 'password.tooLong']).toContain(
          codeFor(typed),
        );
      }),
      { examples: [['a'.repeat(100_000)], ['ab'.repeat(50_000) + 'c'], ['123'.repeat(30_000)]] },
    );
  });
});
