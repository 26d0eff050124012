import { expect } from '#e2e/support/fixtures.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { openAt, foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'unknown address',
    person: null,
    open: openAt('/nowhere', (page) => page.getByText('Page not found')),
  },
  {
    name: 'a section that is not built',
    person: foundry,
    open: openAt('/spotlight', (page) => page.getByText('Spotlight is coming')),
  },
  {
    name: 'palette',
    person: foundry,
    open: async (page) => {
      await openAt('/spotlight', (found) => found.getByText('Spotlight is coming'))(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('bearing');
      const found = page.getByRole('group', { name: 'Opportunities' });
      await expect(found.getByRole('menuitem', { name: slewingOpportunityName })).toBeVisible();
    },
  },
  {
    name: 'list of keys',
    person: foundry,
    open: async (page) => {
      await openAt('/spotlight', (found) => found.getByText('Spotlight is coming'))(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    },
  },
];
