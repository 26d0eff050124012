import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/fixtures.ts';
import { signIn } from '#e2e/support/sign-in.ts';

/** No script of the page can read what the session stands on. */
async function expectNoSecretStored(
  page: Page,
  context: BrowserContext,
  tokens: readonly string[],
): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies.map(({ path }) => path).toSorted()).toEqual(['/', '/api/auth']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    // It outlives the browser.
    expect(cookie.expires).toBeGreaterThan(Date.now() / 1000);
  }
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const { local, session } = await page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
  }));
  expect(JSON.parse(local['outrider.user'] ?? '{}')).toEqual({
    uid: expect.any(String),
    email: 'owner@skf.example',
    displayName: 'Elin Lund',
    photoURL: null,
  });
  const storage = JSON.stringify({ local, session });
  const secrets = [
    ...tokens,
    ...cookies.map(({ value }) => decodeURIComponent(value).split('.')[0] ?? ''),
  ];
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(storage).not.toContain(secret);
  expect(storage).not.toMatch(/eyJ[\w-]+\.[\w-]+\./u);
}

test('A session hides its credentials from scripts, and ends in every tab with all user data', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/u.exec(request.headers().authorization ?? '') ?? [];
    if (token) tokens.push(token);
  });
  await page.goto('/signin');
  await signIn(page, 'owner@skf.example');
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();
  await expectNoSecretStored(page, context, tokens);

  await page.getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto('/discover?status=FINISHED');
  await expect(secondTab.getByRole('article').first()).toBeVisible();
  const copyOfEverything = await context.storageState();

  await page.getByRole('button', { name: 'Account of Elin Lund' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin/u);
  await expect(secondTab).toHaveURL('/signin?redirect=%2Fdiscover%3Fstatus%3DFINISHED');
  await expect(secondTab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outrider.user'))).toBeNull();
  // What stays opens nothing: the device has signed in before.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['outrider.device']);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Elin Lund')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);

  // The server ended the session as well: a copy of the cookie is useless.
  const thief = await browser.newContext({ baseURL, storageState: copyOfEverything });
  const stolen = await thief.newPage();
  await stolen.goto('/projects');
  await expect(stolen).toHaveURL(/\/signin/u);
  await expect(stolen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await thief.close();
});
