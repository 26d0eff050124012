import { expect } from '#e2e/support/fixtures.ts';
import { pressShortcut } from '#e2e/support/keys.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { openAt, foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'unknown address',
    person: null,
    open: openAt('/nowhere', (page) => page.getByText('Page not found')),
  },
  {
    name: 'palette',
    person: foundry,
    open: async (page) => {
      await openAt('/radars', (screen) => screen.getByRole('article').first())(page);
      await pressShortcut(page, 'Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('bearing');
      const group = page.getByRole('group', { name: 'Opportunities' });
      await expect(group.getByRole('menuitem', { name: slewingOpportunityName })).toBeVisible();
    },
  },
  {
    name: 'list of keys',
    person: foundry,
    open: async (page) => {
      await openAt('/radars', (screen) => screen.getByRole('article').first())(page);
      await pressShortcut(page, '?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    },
  },
];
