import { expect } from '#e2e/support/journey.ts';
import { openOpportunity, slewing } from '#e2e/support/opening.ts';
import { at, foundry, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'discover',
    person: owner,
    open: at('/discover', (page) => page.getByRole('article').first()),
  },
  ...(['list', 'board', 'timeline'] as const).map((view) => ({
    name: `discover, ${view}`,
    person: owner,
    open: at(`/discover?view=${view}`, (page) => page.getByText(slewing).first()),
  })),
  {
    name: 'a form with problems',
    person: foundry,
    open: async (page) => {
      await at('/opportunities/new', (found) => found.getByLabel(/^Name/u))(page);
      await page.getByRole('button', { name: 'Post opportunity' }).click();
      await expect(page.getByRole('alert')).toContainText('not right yet');
    },
  },
  {
    name: 'editing an opportunity',
    person: owner,
    open: async (page) => {
      await openOpportunity(page);
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(slewing);
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
      await openOpportunity(page, slewing, 'Team');
      await expect(page.getByRole('list', { name: 'Case team' })).toBeVisible();
    },
  },
  {
    name: 'an opportunity that does not exist',
    person: owner,
    open: at('/opportunity/none', (page) => page.getByText('This opportunity does not exist')),
  },
];
