import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { waitForNetworkIdle } from '#e2e/support/screens.ts';

test.use({ person: 'member@skf.example' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
});

test('Ctrl+K and a few letters find an opportunity', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('ten years');
  const found = palette(page).getByRole('menuitem', { name: 'Grease that lasts ten years' });
  await expect(found).toBeVisible();
  // The first result has the focus already if it was there before the last letter.
  if ((await found.getAttribute('data-focused')) === null) await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Grease that lasts ten years | Outrider');
  await expect(palette(page)).toHaveCount(0);
});

test('Ctrl+K goes to a section', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('disc');
  await palette(page).getByRole('menuitem', { name: 'Discover' }).click();
  await expect(page).toHaveURL('/discover');
});

test('Ctrl+K switches the theme', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await openPalette(page);
  await page.keyboard.type('dark');
  await palette(page).getByRole('menuitem', { name: 'Switch theme: dark' }).click();
  await expect.poll(ground).toBe('dark');
  await openPalette(page);
  await page.keyboard.type('theme: light');
  await palette(page).getByRole('menuitem', { name: 'Switch theme: light' }).click();
  await expect.poll(ground).toBe('light');
});

test('A query without results can be searched in Scout, and Esc restores the focus', async ({
  page,
}) => {
  const search = page.getByRole('button', { name: 'Search everything' });
  await search.click();
  await palette(page).getByRole('searchbox').fill('zzzzzz');
  await expect(palette(page).getByRole('menuitem')).toHaveText(['Search for “zzzzzz” in Scout']);
  // The first clears the field, the second closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('An opportunity of another corporation is not found', async ({ page }) => {
  await openPalette(page);
  await palette(page).getByRole('searchbox').fill('hydrogen');
  await expect(
    palette(page).getByRole('menuitem', { name: 'Search for “hydrogen” in Scout' }),
  ).toBeVisible();
  await waitForNetworkIdle(page);
  await expect(palette(page).getByRole('group', { name: 'Opportunities' })).toHaveCount(0);
});

test('A few letters find companies, and link to all of them in Scout', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('lode');
  const companies = palette(page).getByRole('group', { name: 'Companies' });
  await expect(companies.getByRole('menuitem').first()).toBeVisible();
  await palette(page).getByRole('menuitem', { name: 'Search for “lode” in Scout' }).click();
  await expect(page).toHaveURL('/search?q=lode');
  await expect(page.getByRole('searchbox')).toHaveValue('lode');
});
