import { expect } from '#e2e/support/fixtures.ts';
import { foundry, openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'projects',
    person: owner,
    open: openAt('/projects', (page) => page.locator('main [data-walk]').first()),
  },
  {
    name: 'a project',
    person: foundry,
    open: async (page) => {
      await page.goto('/projects?view=timeline');
      await page.locator('a[href^="/project/"]').first().click();
      await expect(page.getByRole('heading', { name: 'Pilot charter' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    },
  },
  {
    name: 'projects as a board',
    person: owner,
    open: openAt('/projects?view=board', (page) => page.getByRole('region', { name: 'Pilot' })),
  },
  {
    name: 'projects as a timeline',
    person: owner,
    open: openAt('/projects?view=timeline', (page) => page.getByText('Today')),
  },
];
