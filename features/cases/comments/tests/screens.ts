import { expect } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'naming somebody in a comment',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('tab', { name: 'Discussion' }).click();
      await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('@');
      await expect(page.getByRole('option', { name: /Arvid Kvist/u })).toBeVisible();
    },
  },
];
