import { champion, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'webhooks',
    person: champion,
    open: openAt('/admin/webhooks', (page) => page.getByRole('list', { name: 'Webhooks' })),
  },
];
