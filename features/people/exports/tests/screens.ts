import { expect } from '#e2e/support/fixtures.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'an export',
    person: owner,
    open: async (page) => {
      await page.goto('/projects');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
    },
  },
];
