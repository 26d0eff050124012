import { expect, test, type Page } from '#e2e/support/fixtures.ts';

test.use({ person: 'developer@skf.example', colorScheme: 'light' });

const scheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('The chosen theme is applied after a reload, before any code of the app', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Account of Arvid Kvist' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => scheme(page)).toBe('dark');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await page.getByRole('heading').count()).toBe(0);

  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  expect(await scheme(page)).toBe('dark');
});

test('Like the system follows the system, also while the page is open', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  const byDay = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(byDay);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(byDay);
});
