import { expect, test, type Page } from '#e2e/support/fixtures.ts';

test.use({ person: 'member@skf.example' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });

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
  const found = palette(page)
    .getByRole('group', { name: 'Opportunities' })
    .getByRole('menuitem', { name: 'Grease that lasts ten years' });
  await expect(found).toBeVisible();
  // Projects of the opportunity come first.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(found).toHaveAttribute('data-focused', 'true', { timeout: 100 });
  }).toPass();
  await expect(found).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Grease that lasts ten years | Outrider');
  await expect(palette(page)).toHaveCount(0);
});
