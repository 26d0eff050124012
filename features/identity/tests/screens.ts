import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    person: null,
    open: openAt('/signin', (page) => page.getByRole('button', { name: owner })),
  },
  {
    name: 'reset-password',
    person: null,
    open: openAt('/reset-password', (page) => page.getByText('is coming')),
  },
];
