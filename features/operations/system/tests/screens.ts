import { foundry, openAt, type Screen } from '#e2e/support/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'system',
    person: foundry,
    open: openAt('/admin/system', (page) => page.getByRole('list', { name: 'Parts' })),
  },
  {
    name: 'jobs of the system',
    person: foundry,
    open: openAt('/admin/jobs', (page) =>
      page.getByRole('list', { name: 'Jobs' }).or(page.getByText('No jobs this week')),
    ),
  },
  {
    name: 'emails of the system',
    person: foundry,
    open: openAt('/admin/mails', (page) =>
      page.getByRole('list', { name: 'Emails' }).or(page.getByText('No emails yet')),
    ),
  },
  {
    name: 'settings of the system',
    person: foundry,
    open: openAt('/admin/settings', (page) =>
      page.getByRole('rowheader', { name: 'PORT', exact: true }),
    ),
  },
];
