import { expect } from '#e2e/support/journey.ts';
import { openOpportunity, slewing } from '#e2e/support/opening.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'naming somebody in a comment',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('@');
      await expect(page.getByRole('option', { name: /Arvid Kvist/u })).toBeVisible();
    },
  },
];
