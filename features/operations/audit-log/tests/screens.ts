import { foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'the audit log',
    person: foundry,
    open: openAt('/admin/audit', (page) => page.getByRole('table', { name: 'Audit log' })),
  },
];
