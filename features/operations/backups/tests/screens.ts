import { foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'exports of corporations',
    person: foundry,
    open: openAt('/admin/exports', (page) => page.getByRole('button', { name: 'Export SKF' })),
  },
];
