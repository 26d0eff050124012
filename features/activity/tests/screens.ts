import { expect } from '#e2e/support/journey.ts';
import { openOpportunity, slewing } from '#e2e/support/opening.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'activity',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Activity');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
];
