import { uploadFile, checkFile } from '#e2e/support/import-steps.ts';
import { expect } from '#e2e/support/fixtures.ts';
import { openAt, foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'imports',
    person: foundry,
    open: openAt('/admin/imports', (page) => page.getByRole('button', { name: 'Choose a file…' })),
  },
  {
    name: 'an import that was checked',
    person: foundry,
    open: async (page) => {
      const bytes = 'id,name,founded\nlook-1,Zwyxel Look,2019\nlook-2,,2020\n';
      await uploadFile(page, { name: 'look.csv', bytes });
      await checkFile(page);
      await expect(page.getByRole('button', { name: 'Import 1 company' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^The name is missing/u })).toBeVisible();
    },
  },
];
