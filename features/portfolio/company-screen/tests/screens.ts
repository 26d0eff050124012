import { expect } from '#e2e/support/fixtures.ts';
import { openAt, foundry, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'a company with another record',
    person: foundry,
    open: async (page) => {
      await page.goto('/admin/matches');
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Other records' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Similar companies' })).toBeVisible();
    },
  },
  {
    name: 'the form of a company',
    person: owner,
    open: async (page) => {
      await page.goto('/search');
      await page.getByRole('list', { name: 'Companies' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('dialog', { name: /^Edit /u })).toBeVisible();
    },
  },
  {
    name: 'a company that does not exist',
    person: owner,
    open: openAt('/company/startup/none', (page) => page.getByText('This company does not exist')),
  },
];
