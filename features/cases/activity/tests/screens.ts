import { expect } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'activity',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Activity');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
];
