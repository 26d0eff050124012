import { openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'landing',
    person: null,
    open: openAt('/', (page) => page.getByRole('heading', { name: /right startups/u })),
  },
];
