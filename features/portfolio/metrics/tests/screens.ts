import { expect } from '#e2e/support/fixtures.ts';
import { champion, foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'metrics',
    person: champion,
    open: openAt('/metrics', (page) => page.getByRole('slider', { name: /^Funnel/u })),
  },
  {
    name: 'metrics with all analysis',
    person: foundry,
    open: openAt('/metrics?range=365&more=true', (page) =>
      page.getByRole('heading', { name: /^Outcome by source/u }),
    ),
  },
  {
    name: 'metrics as a table',
    person: foundry,
    open: async (page) => {
      await page.goto('/metrics?range=365');
      await page.getByRole('button', { name: 'Funnel as a table' }).click();
      await expect(page.getByRole('table', { name: 'Funnel' })).toBeVisible();
    },
  },
  {
    name: 'metrics with rows',
    person: foundry,
    open: async (page) => {
      await page.goto('/metrics?range=365&rows=submissions');
      const panel = page.getByRole('complementary', { name: 'Submissions' });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'metrics filtered',
    person: champion,
    open: async (page) => {
      await page.goto('/metrics?except=%5B%22userType%22%5D&userType=%5B%22foundry_user%22%5D');
      await expect(page.getByRole('slider', { name: /^Submissions/u })).toBeVisible();
    },
  },
  {
    name: 'metrics with a curve as a table',
    person: foundry,
    open: async (page) => {
      await page.goto('/metrics?range=365&curve=Screening');
      await page.getByRole('button', { name: 'Still in stage as a table' }).click();
      await expect(page.getByRole('table', { name: 'Still in stage' })).toBeVisible();
    },
  },
  {
    name: 'report of metrics',
    // Printed black on white.
    isAlwaysLight: true,
    person: foundry,
    open: openAt('/metrics/report?range=365', (page) =>
      page.getByRole('slider', { name: /^Submissions/u }),
    ),
  },
];
