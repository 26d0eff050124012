import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'projects',
    person: owner,
    open: openAt('/projects', (page) => page.getByRole('button', { name: /· SKF$/u }).first()),
  },
];
