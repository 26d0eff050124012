import { openAt, type Screen } from '#e2e/support/screen.ts';

/** The product of the run has accounts; its steps are in the component tests. */
export const screens: readonly Screen[] = [
  {
    name: 'setup, closed',
    person: null,
    open: openAt('/setup', (page) => page.getByRole('heading', { name: 'Page not found' })),
  },
];
