import { demoAccounts } from '#features/identity/domain/demo-accounts.ts';
import { expect, test } from '#e2e/support/journey.ts';

const everybody = [
  'Projects',
  'Discover',
  'Scout',
  'Collections',
  'Radars',
  'Venture match',
  'Spotlight',
];

/** Section 6: who views metrics, and who manages system roles. */
const beyond: Readonly<Record<string, readonly string[]>> = {
  'superuser@outrider.example': ['Metrics', 'Administration'],
  'foundry@outrider.example': ['Metrics', 'Administration'],
  'champion@skf.example': ['Metrics'],
  'owner@skf.example': [],
  'developer@skf.example': [],
  'observer@skf.example': [],
  'member@skf.example': [],
  'member@norrland.example': [],
};

for (const { email, firstName, lastName } of demoAccounts) {
  test.describe(email, () => {
    test.use({ person: email });

    test('sees the sections that are theirs, and no others', async ({ page }) => {
      const allowed = beyond[email] ?? [];
      await page.goto('/projects');
      await expect(
        page.getByRole('button', { name: `Account of ${firstName} ${lastName}` }),
      ).toBeVisible();
      // The active collection, if there is one, has an entry of its own below Collections.
      const sections = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .and(page.locator(':not([aria-label^="Active collection"])'));
      await expect(sections).toHaveText([...everybody, ...allowed]);

      // What is not in the sidebar is not found by its name either.
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Search everything' });
      for (const section of ['Metrics', 'Administration']) {
        await palette.getByRole('searchbox').fill(section);
        const found = palette.getByRole('menuitem', { name: new RegExp(`^${section}`, 'u') });
        await expect(found).toHaveCount(allowed.includes(section) ? 1 : 0);
      }
    });
  });
}
