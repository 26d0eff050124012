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
    open: openAt('/reset-password', (page) => page.getByRole('button', { name: 'Send link' })),
  },
  {
    name: 'security',
    person: owner,
    open: openAt('/settings/security', (page) => page.getByText('This device')),
  },
  {
    name: 'verify email',
    person: owner,
    open: openAt('/verify-email', (page) =>
      page.getByRole('heading', { name: 'This link cannot be used' }),
    ),
  },
];
