import { sendRequest } from '#e2e/support/api-request.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';

/** Choices follow the person: no other journey looks at the theme or Discover of this one. */
const person = 'superuser@outrider.example';
test.use({ person, colorScheme: 'light' });

const scheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const path = '/documents/usermetadata';
interface Choices {
  readonly data: readonly { readonly id: string; readonly theme: string; viewMode: string }[];
}

async function forgetChoices(page: Page): Promise<void> {
  const { data } = await sendRequest<Choices>(page, path);
  for (const { id } of data) await sendRequest(page, `${path}/${id}`, { method: 'DELETE' });
}

test.beforeEach(({ page }) => forgetChoices(page));
test.afterEach(({ page }) => forgetChoices(page));

test('The theme follows the system until one is chosen, which is applied after a reload, before any code of the app', async ({
  page,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  const byDay = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).not.toBe(byDay);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(byDay);

  await page.getByRole('button', { name: /^Account of/u }).click();
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

test(
  'What one chose in one browser is there in another, also while that is open',
  { tag: '@rotation-1' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/discover');
    const view = (where: Page, name: string) =>
      where.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });
    await expect(view(page, 'Cycle')).toBeChecked();
    await view(page, 'Board').click();
    await page.getByRole('button', { name: /^Account of/u }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    const stored = async () => (await sendRequest<Choices>(page, path)).data[0];
    await expect.poll(stored).toMatchObject({ theme: 'dark', viewMode: 'board' });

    const state = { storageState: storageStateOf(person, baseURL), colorScheme: 'light' as const };
    const other = await (await browser.newContext({ ...state, baseURL: baseURL ?? '' })).newPage();
    await other.goto('/discover');
    await expect(view(other, 'Board')).toBeChecked();
    const theme = (where: Page) => where.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(() => theme(other)).toBe('dark');

    await other.keyboard.press('Escape');
    await other.getByRole('button', { name: /^Account of/u }).click();
    await other.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(() => theme(page)).toBe('light');
    await other.context().close();
  },
);
