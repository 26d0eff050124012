import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const dialog = page.getByRole('dialog');
const secret = dialog.getByLabelText('Secret');
const secretShown = (): string => (secret.element() as HTMLInputElement).value;
const row = (name: string) =>
  page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: name });

test('A key is created, its secret shown once, and revoked', async () => {
  const name = `Report ${Date.now()}`;
  await signInAs('champion@skf.example');
  await openScreen('/admin/keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  await dialog.getByLabelText('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Choose at least one scope.');
  await dialog.getByText('Read projects').click();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect.element(secret).toBeVisible();
  await expect.poll(secretShown).toMatch(/^outrider_/u);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row(name).getByText('Never used')).toBeVisible();

  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(row(name)).not.toBeInTheDocument();
});

test('Who may not manage keys reads who may', async () => {
  await signInAs('owner@skf.example');
  await openScreen('/admin/keys');
  await expect
    .element(page.getByRole('heading', { name: /^You don’t have access to /u }))
    .toBeVisible();
});

test('A Foundry Champion has the pages of keys and webhooks, and no other', async () => {
  await signInAs('champion@skf.example');
  await openScreen('/admin/imports');
  await expect
    .element(page.getByRole('heading', { name: 'You don’t have access to Imports' }))
    .toBeVisible();
  await openScreen('/admin');
  await expect.element(page.getByRole('heading', { name: 'API keys', level: 1 })).toBeVisible();
  await expect.element(page.getByText('LAB-211')).toBeVisible();
});
