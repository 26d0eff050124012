import { expect, test } from 'vitest';
import { readHostedIdentity } from './hosted-identity-settings.ts';

const local = 'http://localhost:3000';
const settings = { HOSTED_IDENTITY_PROJECT: 'outrider-eu', HOSTED_IDENTITY_API_KEY: 'AIza-1' };

test('without settings people sign in here', () => {
  expect(readHostedIdentity({ HOSTED_IDENTITY_PROJECT: '' }, local)).toEqual({
    hosted: null,
    problems: [],
  });
});

test('project and key are enough', () => {
  const { hosted, problems } = readHostedIdentity(settings, 'https://outrider.example');
  expect(problems).toEqual([]);
  expect(hosted).toMatchObject({ authDomain: 'outrider-eu.firebaseapp.com', emulator: null });
  expect(hosted?.keysUrl).toMatch(/^https:\/\/www\.googleapis\.com\//u);
});

test('what is missing or wrong is named', () => {
  const wrong = {
    HOSTED_IDENTITY_PROJECT: 'Not a project',
    HOSTED_IDENTITY_KEYS_URL: 'http://keys.example/set',
    HOSTED_IDENTITY_EMULATOR: 'http://emulator.example:9099',
  };
  expect(readHostedIdentity(wrong, local).problems.map((line) => line.split(' ')[0])).toEqual([
    'HOSTED_IDENTITY_PROJECT',
    'HOSTED_IDENTITY_KEYS_URL',
    'HOSTED_IDENTITY_EMULATOR',
    'HOSTED_IDENTITY_API_KEY',
  ]);
});

test('the emulator is for this machine alone', () => {
  const withEmulator = { ...settings, HOSTED_IDENTITY_EMULATOR: 'http://localhost:9099' };
  expect(readHostedIdentity(withEmulator, local).hosted?.emulator).toBe('http://localhost:9099');
  expect(readHostedIdentity(withEmulator, 'https://outrider.example').problems).toHaveLength(1);
});
