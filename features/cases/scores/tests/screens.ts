import { expect } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { foundry, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'scores that are still to be given',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: /^Fibre-optic thermometers/u }).click();
      await page.getByRole('tab', { name: 'Score' }).click();
      await expect(page.getByRole('button', { name: 'Save scores' })).toBeVisible();
    },
  },
  {
    name: 'scores of all judges',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: /^Fibre-optic temperature lines/u }).click();
      await page.getByRole('tab', { name: 'Score' }).click();
      await expect(page.getByRole('list', { name: 'Judges' })).toBeVisible();
    },
  },
  {
    name: 'scorecard',
    person: foundry,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: 'Scorecard…' }).click();
      await expect(page.getByRole('button', { name: 'Add criterion' })).toBeVisible();
    },
  },
];
