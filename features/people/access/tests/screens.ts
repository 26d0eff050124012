import { expect } from '#e2e/support/fixtures.ts';
import { foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'access of a person',
    person: foundry,
    open: async (page) => {
      await page.goto('/admin/users');
      await page
        .getByRole('button', { name: /Elin Lund/u })
        .first()
        .click();
      await page.getByRole('button', { name: 'Check access' }).click();
      await expect(page.getByRole('row', { name: /^See metrics/u })).toBeVisible();
    },
  },
];
