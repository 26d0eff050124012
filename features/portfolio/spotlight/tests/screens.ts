import { foundry, openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'Spotlight',
    person: owner,
    open: openAt('/spotlight', (page) => page.getByRole('heading', { name: 'Radar movers' })),
  },
  {
    name: 'the blocks of Spotlight',
    person: foundry,
    open: openAt('/spotlight/edit', (page) => page.getByRole('grid', { name: 'Blocks' })),
  },
];
