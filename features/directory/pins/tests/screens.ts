import { expect } from '#e2e/support/fixtures.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'the options of a pin',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('button', { name: 'Options for Grease and alternatives' }).click();
      await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible();
    },
  },
];
