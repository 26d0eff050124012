import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFirst } from '#core/web/tests/elements.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { makeNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const superuser = 'superuser@outrider.example';

const choose = async (name: string) => {
  const dialog = page.getByRole('dialog', { name: /^Merge .* into another account$/u });
  const field = dialog.getByRole('combobox', { name: /^Find a person/u });
  await chooseFirst(field, name, page.getByRole('option', { name: new RegExp(name, 'u') }));
  return dialog;
};

beforeEach(() => signInAs(superuser));

test('Two accounts are merged after a preview, and the one that stays is shown', async () => {
  const [source, into] = [
    await makeNewcomer({ firstName: 'Gone' }),
    await makeNewcomer({ firstName: 'Stays' }),
  ];
  await sendRequest(superuser, '/system-roles/assign', {
    method: 'POST',
    data: { userId: source.id, roleName: 'Foundry Champion' },
  });
  await openScreen(`/admin/users?user=${source.id}`);
  const panel = page.getByRole('complementary', { name: source.name });
  await panel.getByRole('button', { name: 'Merge into…' }).click();
  const dialog = await choose(into.name);
  const ended = dialog.getByRole('table', { name: 'Is deleted' });
  await expect.element(ended.getByText('Password and sign-in providers')).toBeVisible();
  await expect
    .element(dialog.getByText(/not given to the other one: Foundry Champion/u))
    .toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Merge accounts' });
  await expect.element(submit).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Type ${source.email} to confirm` }).fill(source.email);
  await submit.click();
  await expectToast(`Merged ${source.email} into ${into.email}.`);
  await expect.element(page.getByRole('complementary', { name: into.name })).toBeVisible();
  const all = await sendRequest<{ data: unknown[] }>(superuser, `/users?q=${source.email}`);
  expect(all.data).toEqual([]);
});

test('What may not be merged is refused with the reason, and another account can be chosen', async () => {
  const source = await makeNewcomer({ firstName: 'Kept' });
  await openScreen(`/admin/users?user=${source.id}`);
  await page.getByRole('complementary').getByRole('button', { name: 'Merge into…' }).click();
  const dialog = await choose('Signe Holm');
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('An account cannot be merged into that of a Superuser.');
  await expect.element(dialog.getByRole('button', { name: 'Merge accounts' })).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Choose another' }).click();
  await expect.element(dialog.getByRole('combobox', { name: /^Find a person/u })).toHaveFocus();
});

test('The dialog stays when a change elsewhere takes the person out of the list', async () => {
  const source = await makeNewcomer({ firstName: 'Moves' });
  const role = (act: 'assign' | 'remove') =>
    sendRequest(superuser, `/system-roles/${act}`, {
      method: 'POST',
      data: { userId: source.id, roleName: 'Foundry Champion' },
    });
  await role('assign');
  await openScreen(`/admin/users?role=Foundry+Champion&q=${source.email}`);
  const row = page.getByRole('table').getByText(source.name);
  await row.click();
  await page.getByRole('complementary').getByRole('button', { name: 'Merge into…' }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: /^Find a person/u });
  await field.fill('Signe');
  await role('remove');
  // As after the network was away.
  await queryClient.invalidateQueries();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Signe');
});
