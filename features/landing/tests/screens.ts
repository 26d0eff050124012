import { at, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'landing',
    person: null,
    open: at('/', (page) => page.getByRole('heading', { name: /Ride ahead/u })),
  },
];
