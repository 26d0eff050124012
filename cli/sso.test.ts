import { afterAll, describe, expect, test } from 'vitest';
import { readProviders, type ProviderSettings } from '#core/server/provider-settings.ts';
import { openForgingProvider } from '#core/tests/forged-token-provider.ts';
import { chooseAtProvider } from '#core/tests/local-provider.ts';
import { openIdentityProvider } from '#scripts/identity-provider/open-identity-provider.ts';
import { providerPeople } from '#scripts/identity-provider/people.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { changeKnown } from './sso.ts';
import { checkProvider } from './sso-check.ts';

const publicUrl = 'http://localhost:3000';
const local = await openIdentityProvider(0, providerPeople);
const forging = await openForgingProvider();
afterAll(() => Promise.all([local.close(), forging.close()]));

const [google, microsoft, company] = readProviders(
  {
    AUTH_EMULATOR_URL: local.url,
    OIDC_COMPANY_ISSUER: `${local.url}/company`,
    OIDC_COMPANY_CLIENT_ID: 'outrider',
    OIDC_COMPANY_CLIENT_SECRET: 'only-for-the-local-identity-provider',
    OIDC_COMPANY_DOMAINS: 'halden.example',
  },
  publicUrl,
).providers as [ProviderSettings, ProviderSettings, ProviderSettings];

/** Runs the check, signing in as this person; null: without signing in. */
async function check(provider: ProviderSettings, sub: string | null) {
  const said: string[] = [];
  const isFine = await checkProvider(provider, publicUrl, {
    print: (line) => said.push(line),
    ask: async (address) => (sub === null ? '' : (await chooseAtProvider(address, sub)).href),
  });
  return { isFine, said: said.join('\n') };
}

describe('outrider sso check', () => {
  test('goes from discovery to every claim of a person', async () => {
    const { isFine, said } = await check(google, 'g-1001');
    expect(isFine).toBe(true);
    expect(said).toContain(`ok        discovery: ${local.url}/google`);
    expect(said).toMatch(/^ok {8}keys: 1 at /mu);
    expect(said).toContain(`ok        redirect: ${publicUrl}/api/auth/callback/google`);
    expect(said).toMatch(/^ +email +"owner@skf\.example"$/mu);
    expect(said).toMatch(/^ +email_verified +true$/mu);
    expect(said).not.toContain('missing');
  });

  test('leaves the sign-in out when nothing is pasted', async () => {
    expect(await check(google, null)).toMatchObject({
      isFine: true,
      said: expect.stringContaining('left out  sign-in'),
    });
  });

  test('names a claim that is missing', async () => {
    const { isFine, said } = await check(microsoft, 'm-2002');
    expect(isFine).toBe(false);
    expect(said).toMatch(/^missing {3}xms_edov: add it as an optional claim/mu);
  });

  test('names an address outside the provider’s domains', async () => {
    const { isFine, said } = await check(company, 'c-3001');
    expect(isFine).toBe(false);
    expect(said).toContain('skf.example is not among the domains of this provider');
  });

  test.each([
    [{ issuer: 'http://localhost:1' }, 'FAILED    discovery: http://localhost:1'],
    [{ issuer: `${local.url}/nothing` }, 'answers 404'],
    [{ clientId: 'unknown' }, 'FAILED    redirect'],
    [{ clientSecret: 'wrong' }, 'FAILED    sign-in: The code was refused'],
  ])('%j is found', async (change, expected) => {
    const { isFine, said } = await check({ ...google, ...change }, 'g-1001');
    expect(isFine).toBe(false);
    expect(said).toContain(expected);
  });

  test('an issuer that calls itself something else is found', async () => {
    forging.showIssuer(() => 'https://another.example');
    const { isFine, said } = await check({ ...google, issuer: `${forging.url}/google` }, null);
    expect(isFine).toBe(false);
    expect(said).toContain('The issuer calls itself https://another.example');
  });

  test('a cancelled sign-in is said', async () => {
    expect((await check(google, '')).said).toContain('The provider answered access_denied.');
  });
});

test('a domain or tenant that is listed or taken away is recorded, once', async () => {
  const { database } = await openTestServer({ demonstration: true });
  const { rows: corporations } = await database.pool.query<{ id: string; name: string }>(
    'select id, name from corporations order by slug limit 2',
  );
  const [one, other] = corporations;
  if (!one || !other) throw new Error('The demonstration has one corporation.');
  const value = 'works.example';
  for (const kind of ['domain', 'tenant'] as const) {
    const change = (isListed: boolean, of = one) =>
      database.db.transaction((tx) => changeKnown(tx, kind, of, { value, isListed }));
    await change(true);
    await change(true);
    await expect(change(true, other)).rejects.toThrow('another corporation’s');
    await change(false, other);
    await change(false);
    await change(false);
    const { rows } = await database.pool.query(
      'select subject_id as id, details from audit_entries where kind = $1 order by at, id',
      [`corporation.${kind}Changed`],
    );
    const about = { name: one.name, [kind]: value };
    expect(rows).toEqual([
      { id: one.id, details: { ...about, isListed: true } },
      { id: one.id, details: { ...about, isListed: false } },
    ]);
  }
});
