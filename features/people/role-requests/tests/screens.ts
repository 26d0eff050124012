import { foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'role requests',
    person: foundry,
    open: openAt('/admin/requests?show=decided', (page) =>
      page.getByRole('list', { name: 'Role requests' }),
    ),
  },
];
