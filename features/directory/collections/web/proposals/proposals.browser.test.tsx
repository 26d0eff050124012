import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeCollection, readCollection, someCompanies } from '#core/web/tests/collections.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

const owner = 'champion@skf.example';
const reader = 'observer@skf.example';
const panel = page.getByRole('complementary', { name: 'Proposals' });
const rows = panel.getByRole('list', { name: 'Proposed companies' }).getByRole('listitem');
const dialog = page.getByRole('dialog');

test('A reader proposes a company from the collection, with a note, and withdraws it', async () => {
  const { id, name } = await makeCollection(owner, 'Read', { sharedWith: [reader] });
  const [company] = await someCompanies(reader, 1);
  const called = company?.name ?? '';
  await signInAs(reader);
  await openScreen(`/collection/${id}`);
  await page.getByRole('button', { name: 'Propose companies' }).click();
  await dialog.getByRole('searchbox', { name: 'Name or web address' }).fill(called);
  await page.getByRole('menuitem').filter({ hasText: called }).first().click();
  await dialog.getByRole('textbox', { name: /Why it belongs there/u }).fill('Seen at a fair.');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expectToast(`Proposed ${called} for collection ${name}.`);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: '1 proposed' }).click();
  await expect.element(rows.first()).toMatchTextContent('Seen at a fair.');
  await panel.getByRole('button', { name: `Withdraw the proposal of ${called}` }).click();
  await expect.element(panel.getByText('Nothing is proposed')).toBeVisible();
});

test('The owner accepts and declines with one key each, and takes both back', async () => {
  const { id } = await makeCollection(owner, 'Decided', { sharedWith: [reader] });
  const [one, two] = await someCompanies(reader, 2);
  for (const company of [one, two]) {
    await sendRequest(reader, `/collections/${id}/proposals/${company?.id}`, {
      method: 'PUT',
      data: { note: null },
    });
  }
  await signInAs(owner);
  await openScreen(`/collection/${id}`);
  await page.getByRole('button', { name: '2 proposed' }).click();
  await expect.element(rows).toHaveLength(2);
  await userEvent.keyboard('j');
  await expect.element(rows.first().getByRole('link').first()).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(rows).toHaveLength(1);
  await undo(`Declined ${one?.name}.`);
  await expect.element(rows).toHaveLength(2);
  await panel.getByRole('button', { name: `Accept ${one?.name}` }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first().getByRole('button', { name: /^Accept/u })).toHaveFocus();
  await expect
    .poll(async () => (await readCollection(owner, id)).startupIds)
    .toContain(one?.id ?? '');
});
