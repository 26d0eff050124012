import { bringFile, check } from '#e2e/support/importing.ts';
import { expect } from '#e2e/support/journey.ts';
import { at, foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'imports',
    person: foundry,
    open: at('/admin/imports', (page) => page.getByRole('button', { name: 'Choose a file…' })),
  },
  {
    name: 'an import that was checked',
    person: foundry,
    open: async (page) => {
      const bytes = 'id,name,founded\nlook-1,Zwyxel Look,2019\nlook-2,,2020\n';
      await bringFile(page, { name: 'look.csv', bytes });
      await check(page);
      await expect(page.getByRole('button', { name: 'Import 1 company' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^It has no name/u })).toBeVisible();
    },
  },
];
