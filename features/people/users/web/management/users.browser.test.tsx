import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { makeNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';
import { usePhone } from '#core/web/tests/viewport.ts';

const superuser = 'superuser@outrider.example';
const foundry = 'foundry@outrider.example';

const accountOf = (id: string) =>
  sendRequest<{ isActive: boolean; systemRoles: { name: string }[] }>(
    superuser,
    `/users/${id}/account`,
  );
const rolesOf = async (id: string) => (await accountOf(id)).systemRoles.map(({ name }) => name);

beforeEach(() => signInAs(superuser));

test('Somebody is found, given a role and relieved of it', async () => {
  const { id, email, name } = await makeNewcomer({ firstName: 'Rolf' });
  await openScreen('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await expectAddress(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Add a role to ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Foundry Champion' }).click();
  const held = page.getByRole('list', { name: `Roles of ${name}` });
  await expect.element(held.getByText('Foundry Champion')).toBeVisible();
  await expect.poll(() => rolesOf(id)).toEqual(['Foundry Champion']);
  await page.getByRole('button', { name: `Remove Foundry Champion from ${name}` }).click();
  await expect.poll(() => rolesOf(id)).toEqual([]);
  await undo();
  await expect.poll(() => rolesOf(id)).toEqual(['Foundry Champion']);
});

test('An account is disabled in its panel, and the last Superuser is not', async () => {
  const { id, name } = await makeNewcomer({ firstName: 'Dora' });
  await openScreen(`/admin/users?user=${id}`);
  const panel = page.getByRole('complementary', { name });
  await panel.getByRole('button', { name: 'Disable account' }).click();
  await expect.element(panel.getByText('Disabled')).toBeVisible();
  await expect.poll(async () => (await accountOf(id)).isActive).toBe(false);
  await panel.getByRole('button', { name: 'Enable account' }).click();
  await expect.poll(async () => (await accountOf(id)).isActive).toBe(true);

  const all = await sendRequest<{ data: { id: string }[] }>(superuser, '/users?role=Superuser');
  const me = all.data[0]?.id ?? '';
  await openScreen(`/admin/users?user=${me}`);
  const own = page.getByRole('complementary');
  await own.getByRole('button', { name: /^Remove Superuser from/u }).click();
  await expectToast(/^This is the last Superuser/u);
  await expect.element(own.getByRole('button', { name: /^Remove Superuser from/u })).toBeVisible();
});

test('A Foundry User has no controls for what only a Superuser may do', async () => {
  await signInAs(foundry);
  await openScreen('/admin/users?role=Superuser');
  const row = page.getByRole('row').filter({ hasText: superuser });
  await expect.element(row.getByText('Superuser', { exact: true })).toBeVisible();
  await expect.element(row.getByRole('button', { name: /^Remove Superuser/u })).toHaveLength(0);
  await row.getByRole('button', { name: /^Actions for/u }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Open profile' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Disable account' })).toHaveLength(0);
});

test('Several people are acted on together, with Undo, and refusals are named', async () => {
  const [one, other] = [
    await makeNewcomer({ firstName: 'Bulka' }),
    await makeNewcomer({ firstName: 'Bulkb' }),
  ];
  const areActive = async () =>
    Promise.all([one, other].map(async ({ id }) => (await accountOf(id)).isActive));
  await openScreen('/admin/users?q=bulk');
  const bar = page.getByRole('region', { name: 'Selection' });
  for (const { name } of [one, other]) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  }
  await expect.element(bar).toMatchTextContent('2 selected');
  await bar.getByRole('button', { name: 'Disable' }).click();
  await expect.poll(areActive).toEqual([false, false]);
  await undo('Disabled the accounts of 2 people.');
  await expect.poll(areActive).toEqual([true, true]);

  await openScreen('/admin/users?role=Superuser');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar.getByRole('button', { name: 'Role' }).click();
  await page.getByRole('menuitem', { name: 'Remove Superuser' }).click();
  const dialog = page.getByRole('dialog', { name: /^Refused for 1 person/u });
  await expect.element(dialog.getByText(/^This is the last Superuser/u)).toBeVisible();
});

test('On a phone people are cards, with their roles', async () => {
  const { name, email } = await makeNewcomer({ firstName: 'Petra' });
  await usePhone();
  await openScreen(`/admin/users?q=${encodeURIComponent(email)}`);
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect.element(card.first().getByText(email)).toBeVisible();
  await card
    .first()
    .getByRole('button', { name: `Add a role to ${name}` })
    .click();
  await expect.element(page.getByRole('menuitem', { name: 'Foundry User' })).toBeVisible();
});
