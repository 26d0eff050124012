import { openAt, foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'tags',
    person: foundry,
    open: openAt('/admin/tags', (page) => page.getByRole('list', { name: 'Tags' })),
  },
];
