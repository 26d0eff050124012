import { champion, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'API keys',
    person: champion,
    open: openAt('/admin/keys', (page) => page.getByRole('list', { name: 'Connected systems' })),
  },
];
