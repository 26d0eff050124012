import { expect } from '#e2e/support/fixtures.ts';
import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'matches of an opportunity',
    person: owner,
    open: async (page) => {
      await openAt('/venturematch', (screen) =>
        screen.getByRole('heading', { name: 'Venture match' }),
      )(page);
      await page.getByRole('button', { name: /^Choose an opportunity/u }).click();
      await page.getByRole('option').first().click();
      const matches = page.getByRole('list', { name: 'Matches' });
      await expect(matches.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'back-test of weights',
    person: owner,
    open: async (page) => {
      await openAt('/venturematch/back-test?weights=10-4-2-1-2-2-4-6', (screen) =>
        screen.getByRole('heading', { name: 'Back-test of weights' }),
      )(page);
      await expect(page.getByText(/^Your weights put/u)).toBeVisible();
      await page.getByText('Rank of each chosen company').click();
    },
  },
];
