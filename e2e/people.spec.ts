import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { expect, storageStateOf, test } from '#e2e/support/fixtures.ts';

/** Runs first. The other journeys use the sessions that it stores. */

/** Only the cookie: to restore localStorage, Playwright opens a page and navigates, each time. */
async function store(
  email: string,
  baseURL: string | undefined,
  of: APIRequestContext | BrowserContext,
): Promise<void> {
  const { cookies } = await of.storageState();
  await writeFile(storageStateOf(email, baseURL), JSON.stringify({ cookies, origins: [] }));
}

test('A click on an account fills in the form, which leads to the projects', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/signin');
  for (const { email } of demoAccounts) {
    await page.getByRole('button', { name: email }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue(demoPassword);
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();

  const last = demoAccounts.at(-1)?.email ?? '';
  await store(last, baseURL, page.context());
  // The others without the form, whose page takes ten times as long.
  for (const { email } of demoAccounts.filter((account) => account.email !== last)) {
    const request = await playwright.request.newContext({ baseURL });
    const reply = await request.post('/api/auth/sign-in/email', {
      headers: { origin: baseURL ?? '' },
      data: { email, password: demoPassword },
    });
    expect(reply.status(), email).toBe(200);
    await store(email, baseURL, request);
    await request.dispose();
  }
});
