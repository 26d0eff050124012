import { describe, expect, test } from 'vitest';
import { readProviders } from './provider-settings.ts';

const publicUrl = 'https://outrider.example';
const read = (environment: Record<string, string>, at = publicUrl) =>
  readProviders(environment, at);
const skf = {
  OIDC_SKF_ISSUER: 'https://login.skf.example/realms/all',
  OIDC_SKF_CLIENT_ID: 'outrider',
  OIDC_SKF_CLIENT_SECRET: 'hidden',
  OIDC_SKF_DOMAINS: 'skf.example, SKF.se',
};

describe('providers by settings', () => {
  test('there are none without settings', () => {
    expect(read({ OIDC_SKF_ISSUER: '', GOOGLE_CLIENT_ID: '' })).toEqual({
      providers: [],
      problems: [],
    });
  });

  test('Google and Microsoft are known by their client', () => {
    const { providers, problems } = read({
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 'gs',
      MICROSOFT_CLIENT_ID: 'm',
      MICROSOFT_CLIENT_SECRET: 'ms',
    });
    expect(problems).toEqual([]);
    expect(providers.map(({ id, issuer, clientId }) => [id, issuer, clientId])).toEqual([
      ['google', 'https://accounts.google.com', 'g'],
      ['microsoft', 'https://login.microsoftonline.com/organizations/v2.0', 'm'],
    ]);
  });

  test('others are as many as there are names, each with the domains it vouches for', () => {
    const { providers, problems } = read({
      ...skf,
      OIDC_HALDEN_MARINE_ISSUER: 'https://id.halden.example',
      OIDC_HALDEN_MARINE_CLIENT_ID: 'o',
      OIDC_HALDEN_MARINE_CLIENT_SECRET: 's',
      OIDC_HALDEN_MARINE_DOMAINS: 'halden.example',
    });
    expect(problems).toEqual([]);
    expect(providers.map(({ id, domains }) => [id, domains])).toEqual([
      ['halden-marine', ['halden.example']],
      ['skf', ['skf.example', 'skf.se']],
    ]);
  });

  test('on this machine the local provider plays Google and Microsoft', () => {
    const { providers } = read({ EMULATORS: 'on' }, 'http://localhost:3000');
    expect(providers.map(({ issuer }) => issuer)).toEqual([
      'http://localhost:9099/google',
      'http://localhost:9099/microsoft',
    ]);
    const elsewhere = { AUTH_EMULATOR_URL: 'http://localhost:4619' };
    expect(read(elsewhere, 'http://localhost:3000').providers[0]?.issuer).toBe(
      'http://localhost:4619/google',
    );
  });
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET is not set'],
  [{ MICROSOFT_CLIENT_SECRET: 'x' }, 'MICROSOFT_CLIENT_ID is not set'],
  [{ MICROSOFT_TENANT: 'a/../b' }, 'MICROSOFT_TENANT is "a/../b"'],
  [{ ...skf, OIDC_SKF_DOMAINS: '' }, 'OIDC_SKF_DOMAINS is not set'],
  [{ ...skf, OIDC_SKF_DOMAINS: '*' }, 'OIDC_SKF_DOMAINS is "*"'],
  [{ ...skf, OIDC_SKF_ISSUER: 'http://login.skf.example' }, 'OIDC_SKF_ISSUER is'],
  [{ ...skf, OIDC_SKF_ISSUER: 'https://a:b@skf.example' }, 'OIDC_SKF_ISSUER is'],
  [{ ...skf, OIDC_SKF_SCOPES: 'x' }, 'OIDC_SKF_SCOPES is not known'],
  [{ OIDC_GOOGLE_ISSUER: 'https://x.example' }, 'has a name that is taken'],
  [{ AUTH_EMULATOR_URL: 'http://localhost:9099' }, 'AUTH_EMULATOR_URL is'],
  [
    {
      ...skf,
      OIDC_B_ISSUER: 'https://b.example',
      OIDC_B_CLIENT_ID: 'b',
      OIDC_B_CLIENT_SECRET: 's',
      OIDC_B_DOMAINS: 'skf.example',
    },
    'skf.example twice',
  ],
])('%j is refused by name', (environment, message) => {
  const { problems } = read(environment as Record<string, string>);
  expect(problems.join('\n')).toContain(message);
  expect(problems.join('\n')).not.toContain('hidden');
});
