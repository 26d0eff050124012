import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'calendar settings',
    person: owner,
    open: openAt('/settings/calendar', (page) =>
      page.getByRole('button', { name: /address/u }).first(),
    ),
  },
];
