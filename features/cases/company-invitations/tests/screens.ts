import { expect } from '#e2e/support/fixtures.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'an invitation to be sent',
    person: owner,
    open: async (page) => {
      await openAt('/venturematch', (screen) =>
        screen.getByRole('heading', { name: 'Venture match' }),
      )(page);
      await page.getByRole('button', { name: /^Choose an opportunity/u }).click();
      await page.getByRole('option', { name: slewingOpportunityName }).click();
      await page
        .getByRole('button', { name: /^Invite /u })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Preview of the email' })).toBeVisible();
    },
  },
];
