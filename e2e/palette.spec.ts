import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { markByKeys, pressShortcut } from '#e2e/support/keys.ts';

test.use({ person: 'member@skf.example' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });

async function openPalette(page: Page): Promise<void> {
  await pressShortcut(page, 'Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
});

test('Ctrl+K and a few letters find an opportunity', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('ten years');
  const item = palette(page)
    .getByRole('group', { name: 'Opportunities' })
    .getByRole('menuitem', { name: 'Grease that lasts ten years' });
  await expect(item).toBeVisible();
  // Until all letters are answered, it stands there for some of them, and cannot be chosen.
  await expect(item).not.toHaveAttribute('aria-disabled', 'true');
  // Projects of the opportunity come first.
  await markByKeys(page, item);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Grease that lasts ten years | Outrider');
  await expect(palette(page)).toHaveCount(0);
});
