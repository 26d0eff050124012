import { openAt, foundry, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'possible duplicates',
    person: foundry,
    open: openAt('/admin/matches', (page) =>
      page.getByRole('button', { name: /^Not the same/u }).first(),
    ),
  },
  {
    name: 'proposed companies',
    person: foundry,
    open: openAt('/admin/proposals', (page) =>
      page.getByRole('heading', { name: 'Proposed companies', exact: true }),
    ),
  },
];
