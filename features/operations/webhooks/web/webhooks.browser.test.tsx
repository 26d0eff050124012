import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('champion@skf.example'));

const dialog = page.getByRole('dialog');
const secret = dialog.getByLabelText('Secret');
const secretShown = (): string => (secret.element() as HTMLInputElement).value;
const row = (name: string) =>
  page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: name });

test('A webhook is created, tested, turned off and deleted', async () => {
  const name = `Channel ${Date.now()}`;
  await openScreen('/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await dialog.getByLabelText('Name').fill(name);
  await dialog.getByLabelText('Address').fill('https://hooks.invalid/scouting');
  await dialog.getByText('vote.cast').click();
  await expect.element(dialog.getByText('company.added')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(secret).toBeVisible();
  await expect.poll(secretShown).toMatch(/^whsec_/u);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: `Send test to ${name}` }).click();
  await expectAddress(/\/admin\/webhooks\?webhook=/u);
  const log = page.getByRole('complementary', { name: `Log of ${name}` });
  await expect.element(log.getByText('webhook.test').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close panel' }).click();

  await page.getByRole('button', { name: `Turn off ${name}` }).click();
  await expect.element(row(name).getByText('Off', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row(name)).not.toBeInTheDocument();
});

test('A private address is refused, and the form stays', async () => {
  await openScreen('/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await dialog.getByLabelText('Name').fill('Inside');
  await dialog.getByLabelText('Address').fill('https://192.168.1.4/hook');
  await dialog.getByText('vote.cast').click();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(dialog.getByText(/not sent to 192\.168\.1\.4/u)).toBeVisible();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Inside');
});

test('A channel is created by the words of its events, and its address is not shown again', async () => {
  const name = `Slack ${Date.now()}`;
  await openScreen('/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await dialog.getByRole('radio', { name: 'Slack' }).click();
  await dialog.getByLabelText('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(dialog.getByText('Enter an address that begins with https.')).toBeVisible();
  await expect.element(dialog.getByText('Choose at least one event.')).toBeVisible();
  await dialog.getByLabelText('Address').fill('https://hooks.invalid/services/T0/B0/secret-f3Qz');
  await dialog.getByText('New submission', { exact: true }).click();
  await dialog.getByRole('button', { name: 'All of Opportunities' }).click();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(row(name).getByText('https://hooks.invalid/…f3Qz')).toBeVisible();
  await expect.element(row(name).getByText('New submission')).toBeVisible();

  await page.getByRole('button', { name: `Change ${name}` }).click();
  await expect.element(dialog.getByLabelText('Address')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: `Send test to ${name}` }).click();
  const log = page.getByRole('complementary', { name: `Log of ${name}` });
  await expect.element(log.getByText(/The connection failed/u).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
});
