import { expect } from '#e2e/support/fixtures.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'notifications',
    person: owner,
    open: async (page) => {
      await page.goto('/notifications');
      await expect(page.getByText('You are Case Owner of').first()).toBeVisible();
    },
  },
  {
    name: 'notification settings',
    person: owner,
    open: async (page) => {
      await page.goto('/settings/notifications');
      await expect(
        page.getByRole('radiogroup', { name: 'Submissions and case teams' }),
      ).toBeVisible();
    },
  },
];
