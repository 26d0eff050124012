import { expect } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { openAt, foundry, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'discover',
    person: owner,
    open: openAt('/discover', (page) => page.getByRole('article').first()),
  },
  ...(['list', 'board', 'timeline'] as const).map((view) => ({
    name: `discover, ${view}`,
    person: owner,
    open: openAt(`/discover?view=${view}`, (page) =>
      page.getByText(slewingOpportunityName).first(),
    ),
  })),
  {
    name: 'a form with problems',
    person: foundry,
    open: async (page) => {
      await openAt('/opportunities/new', (screen) => screen.getByLabel(/^Name/u))(page);
      await page.getByRole('button', { name: 'Post opportunity' }).click();
      await expect(page.getByRole('alert')).toContainText('Please fix');
    },
  },
  {
    name: 'editing an opportunity',
    person: owner,
    open: async (page) => {
      await openOpportunity(page);
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(slewingOpportunityName);
    },
  },
  {
    name: 'brief',
    person: owner,
    open: async (page) => {
      await openOpportunity(page);
      await expect(page.getByRole('heading', { name: 'Call to action' })).toBeVisible();
    },
  },
  {
    name: 'team',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Team');
      await expect(page.getByRole('list', { name: 'Case team' })).toBeVisible();
    },
  },
  {
    name: 'an opportunity that does not exist',
    person: owner,
    open: openAt('/opportunity/none', (page) => page.getByText('This opportunity does not exist')),
  },
];
