import { foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'corporations',
    person: foundry,
    open: openAt('/admin/corporations', (page) =>
      page.getByRole('link', { name: 'SKF', exact: true }),
    ),
  },
  {
    name: 'a corporation',
    person: foundry,
    open: async (page) => {
      await page.goto('/admin/corporations');
      await page.getByRole('link', { name: 'SKF', exact: true }).click();
      await page.getByRole('heading', { name: 'Stages' }).waitFor();
    },
  },
];
