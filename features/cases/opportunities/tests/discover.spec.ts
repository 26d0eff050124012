import { expect, test, type Page } from '#e2e/support/fixtures.ts';

test.use({ person: 'member@norrland.example' });

const cards = (page: Page) => page.getByRole('article');
const category = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search opportunities' });

async function openDiscover(page: Page, query = ''): Promise<void> {
  await page.goto(`/discover${query}`);
  await expect(cards(page).first()).toBeVisible();
}

test('Back from an opportunity restores the list as it was left', async ({ page }) => {
  await openDiscover(page);
  await category(page, /^Circular/u).click();
  await page.getByRole('button', { name: /^Filter/u }).click();
  await page.getByRole('option', { name: 'Status' }).click();
  await page.getByRole('option', { name: /^Active/u }).click();
  await search(page).fill('scrap');
  await expect(page).toHaveURL('/discover?category=Circular&status=ACTIVE&q=scrap');
  await page.getByRole('link', { name: 'Knowing what is in the scrap' }).click();
  await expect(page).toHaveTitle('Knowing what is in the scrap | Outrider');

  await page.goBack();
  await expect(page).toHaveURL('/discover?category=Circular&status=ACTIVE&q=scrap');
  await expect(search(page)).toHaveValue('scrap');
  await expect(page.getByRole('button', { name: 'Status: Active' })).toBeVisible();
  await expect(category(page, /^Circular/u)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(1);
});
