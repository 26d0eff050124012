import { expect } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'views of submissions',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: 'Views' }).click();
      await expect(page.getByRole('menuitem', { name: /Shortlist, longest/u })).toBeVisible();
    },
  },
  {
    name: 'a view about to be saved',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save view…' }).click();
      await expect(page.getByRole('checkbox', { name: 'Share with the case team' })).toBeVisible();
    },
  },
];
