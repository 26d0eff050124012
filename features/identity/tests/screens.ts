import { at, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    person: null,
    open: at('/signin', (page) => page.getByRole('button', { name: owner })),
  },
  {
    name: 'reset-password',
    person: null,
    open: at('/reset-password', (page) => page.getByText('is not built yet')),
  },
];
