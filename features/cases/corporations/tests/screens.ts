import { foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'corporations',
    person: foundry,
    open: openAt('/admin/corporations', (page) =>
      page.getByRole('button', { name: /skf\.example/u }),
    ),
  },
  {
    name: 'a corporation',
    person: foundry,
    open: async (page) => {
      await page.goto('/admin/corporations');
      await page.getByRole('button', { name: /skf\.example/u }).click();
      await page.getByRole('heading', { name: 'Stages' }).waitFor();
    },
  },
];
