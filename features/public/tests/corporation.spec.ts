import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';

const switcher = (page: Page) => page.getByRole('button', { name: /^Corporation:/u });

test.describe('A foundry user', () => {
  test.use({ person: 'foundry@outrider.example' });

  test('starts with all corporations, selects one by keyboard, and the selection persists', async ({
    page,
  }) => {
    await page.goto('/projects');
    await expect(switcher(page)).toHaveAccessibleName('Corporation: All corporations');
    const rows = page.getByRole('table', { name: 'Projects' }).getByRole('rowheader');
    await expect(rows.filter({ hasText: 'SKF' })).not.toHaveCount(0);
    await expect(rows.filter({ hasText: 'Halden Marine' })).not.toHaveCount(0);

    await switcher(page).focus();
    await page.keyboard.press('Enter');
    const choices = page.getByRole('listbox', { name: 'Corporations' });
    await expect(choices.getByRole('option').first()).toHaveText('All corporations');
    await expect(choices.getByRole('option').first()).toBeFocused();
    await page.keyboard.type('norr');
    await expect(choices.getByRole('option', { name: 'Norrland Steel' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(switcher(page)).toHaveAccessibleName('Corporation: Norrland Steel');
    await expect(switcher(page)).toBeFocused();
    await expect(rows.filter({ hasNotText: 'Norrland Steel' })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();

    await page.getByRole('link', { name: 'Discover' }).click();
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: 'Norrland Steel' })).toHaveCount(8);
    await expect(cards).toHaveCount(8);

    await page.reload();
    await expect(switcher(page)).toHaveAccessibleName('Corporation: Norrland Steel');
    await expect(cards).toHaveCount(8);
  });
});

const own = [
  { person: 'member@skf.example', corporation: 'SKF' },
  { person: 'member@norrland.example', corporation: 'Norrland Steel' },
];

test('Other users see their corporation, and no switcher', async ({ browser, baseURL }) => {
  for (const { person, corporation } of own) {
    const storageState = storageStateOf(person, baseURL);
    const context = await browser.newContext({ baseURL, storageState });
    const page = await context.newPage();
    await page.goto('/discover');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText(corporation, { exact: true })).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasNotText: corporation })).toHaveCount(0);
    await context.close();
  }
});
