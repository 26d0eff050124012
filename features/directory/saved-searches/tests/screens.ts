import { expect } from '#e2e/support/fixtures.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'scout, a search about to be saved',
    person: owner,
    open: async (page) => {
      await page.goto('/search?q=bearing&country=SE');
      await page.getByRole('button', { name: 'Save search' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bearing, Sweden');
    },
  },
  {
    name: 'saved searches',
    person: owner,
    open: async (page) => {
      await page.goto('/saved-searches');
      await expect(page.getByText('4 new')).toBeVisible();
    },
  },
];
