import { expect } from '#e2e/support/fixtures.ts';
import { foundry, openAt, owner, type Screen } from '#e2e/support/screen.ts';

/** Opens one’s own profile from the account menu. */
const openOwn = async (page: Parameters<Screen['open']>[0], item: string) => {
  await page.goto('/settings/notifications');
  await page
    .getByRole('button', { name: /^Account of/u })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

export const screens: readonly Screen[] = [
  {
    name: 'own profile',
    person: owner,
    open: async (page) => {
      await openOwn(page, 'Your profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Elin Lund' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'settings of one’s own',
    person: owner,
    open: async (page) => {
      await openOwn(page, 'Settings');
      await expect(page.getByRole('heading', { level: 2, name: 'Appearance' })).toBeVisible();
    },
  },
  {
    name: 'data of one’s own',
    person: owner,
    open: openAt('/settings/data', (page) => page.getByRole('button', { name: 'Export my data' })),
  },
  {
    name: 'users',
    person: foundry,
    open: openAt('/admin/users', (page) =>
      page.getByRole('button', { name: /Elin Lund/u }).first(),
    ),
  },
  {
    name: 'merge of two accounts',
    person: 'superuser@outrider.example',
    open: async (page) => {
      await page.goto('/admin/users?q=member@skf');
      await page
        .getByRole('button', { name: /^Actions for/u })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Merge into…' }).click();
      await page.getByRole('combobox', { name: /^Find a person/u }).fill('Arvid Kvist');
      await page.getByRole('option', { name: /Arvid Kvist/u }).click();
      await expect(page.getByRole('table', { name: 'Is deleted' })).toBeVisible();
    },
  },
  {
    name: 'role requests',
    person: foundry,
    open: openAt('/admin/requests?show=decided', (page) =>
      page.getByRole('list', { name: 'Role requests' }),
    ),
  },
  {
    name: 'access of a person',
    person: foundry,
    open: async (page) => {
      await page.goto('/admin/users');
      await page
        .getByRole('button', { name: /Elin Lund/u })
        .first()
        .click();
      await page.getByRole('button', { name: 'Check access' }).click();
      await expect(page.getByRole('row', { name: /^See metrics/u })).toBeVisible();
    },
  },
];
