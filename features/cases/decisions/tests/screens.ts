import { expect } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'preparing a decision',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page
        .getByRole('main')
        .getByRole('button', { name: /slewing bearings/u })
        .first()
        .click();
      await page.getByRole('button', { name: 'Prepare decision…' }).click();
      await page.getByRole('menuitem', { name: 'Declined' }).click();
      await expect(page.getByText(/We have reviewed it carefully/u)).toBeVisible();
    },
  },
  {
    name: 'decisions to review',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: /^Decisions/u }).click();
      await expect(page.getByText(/Review each decision|No decisions prepared/u)).toBeVisible();
    },
  },
];
