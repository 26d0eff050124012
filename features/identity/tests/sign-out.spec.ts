import { expect, test } from '#e2e/support/fixtures.ts';
import { signIn } from '#e2e/support/sign-in.ts';

test('Signing out in one tab signs out every tab and removes all user data', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/signin');
  await signIn(page, 'owner@skf.example');
  await expect(page).toHaveURL('/projects');
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
  expect(await context.cookies()).toEqual([]);

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
