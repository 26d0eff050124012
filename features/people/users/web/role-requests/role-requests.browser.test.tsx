import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const asker = 'member@skf.example';
const reviewer = 'superuser@outrider.example';
const dialog = page.getByRole('dialog');

interface Listed {
  readonly data: readonly { readonly status: string; readonly note: string | null }[];
}
const ownOf = (email: string) => sendRequest<Listed>(email, '/role-requests?scope=own&limit=1');

test('Who lacks a right asks for a role there, and withdraws', async () => {
  await signInAs(asker);
  await openScreen('/admin/users');
  await page.getByRole('button', { name: 'Request access' }).click();
  await dialog.getByRole('textbox', { name: /^What do you need it for/u }).fill('For the fair.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText(/^You have asked to be/u)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect.element(page.getByRole('button', { name: 'Request access' })).toBeVisible();
  await expect.poll(async () => (await ownOf(asker)).data[0]?.status).toBe('WITHDRAWN');
});

test('A request is rejected with a note, which its asker reads on the profile', async () => {
  const { id } = await sendRequest<{ id: string }>(asker, '/role-requests', {
    method: 'POST',
    data: { requestedRole: 'Superuser', message: 'To see everything.' },
  });
  await signInAs(reviewer);
  await openScreen('/admin/requests');
  await page
    .getByRole('button', { name: 'Reject the request of Samuel Vik to be Superuser' })
    .click();
  await dialog.getByRole('textbox', { name: /^Note/u }).fill('Ask your Case Owner.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(async () => (await ownOf(asker)).data[0]?.note).toBe('Ask your Case Owner.');

  const me = await sendRequest<{ id: string }>(reviewer, `/users/get-by-email?email=${asker}`);
  await signInAs(asker);
  await openScreen(`/profile/${me.id}`);
  await expect.element(page.getByText(/Ask your Case Owner/u)).toBeVisible();
  expect(id).not.toBe('');
});

test('My work opens the requests that its reader may decide, and no others', async () => {
  const { id } = await sendRequest<{ id: string }>(asker, '/role-requests', {
    method: 'POST',
    data: { requestedRole: 'Foundry User' },
  });
  await signInAs('foundry@outrider.example');
  await openScreen('/projects');
  const myWork = page.getByRole('region', { name: 'My work' });
  await myWork.getByRole('link', { name: /role requests$/u }).click();
  const entries = page.getByRole('list', { name: 'Role requests' }).getByRole('listitem');
  const approve = page.getByRole('button', { name: /^Approve the request/u });
  await expect.element(approve.first()).toBeVisible();
  await expect.poll(() => entries.length - approve.length).toBe(0);
  await page.getByRole('radio', { name: 'Pending' }).click();
  await expect.element(entries.getByText('Decided by Superusers.').first()).toBeVisible();
  await sendRequest(asker, `/role-requests/${id}`, {
    method: 'PUT',
    data: { status: 'WITHDRAWN' },
  });
});
