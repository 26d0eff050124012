import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const me = 'member@norrland.example';
const foundry = 'foundry@outrider.example';
const control = page.getByRole('switch', {
  name: 'Include my private things in exports of Norrland Steel',
});

async function openCorporation() {
  await signInAs(foundry);
  await openScreen('/admin/corporations');
  await page.getByRole('button', { name: /norrland\.example/u }).click();
  await expect.element(page.getByRole('heading', { name: 'Export', exact: true })).toBeVisible();
}

test('People are asked, agree in their settings, and withdraw', async () => {
  await openCorporation();
  await expect.element(page.getByText(/^0 of \d+ (?:person|people) agreed\./u)).toBeVisible();
  await page.getByRole('button', { name: 'Ask the others' }).click();
  await expectToast(/^Asked \d+ (?:person|people)\.$/u);
  await expect
    .element(page.getByText(/The others were asked within the last 30 days\.$/u))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask the others' })).toBeDisabled();

  await signInAs(me);
  await openScreen('/notifications');
  await page.getByText('May exports of Norrland Steel have your private things?').first().click();
  await expectAddress('/settings/data');
  await expect.element(control).not.toBeChecked();
  await control.click({ force: true });
  await expectToast('Your private things are in exports of Norrland Steel from now on.');
  await expect.element(control).toBeChecked();

  await openCorporation();
  await expect.element(page.getByText(/^1 of \d+ (?:person|people) agreed\./u)).toBeVisible();

  await signInAs(me);
  await openScreen('/settings/data');
  await expect.element(control).toBeChecked();
  await control.click({ force: true });
  await expectToast('Your private things stay out of exports of Norrland Steel.');
  await expect.element(control).not.toBeChecked();
});

test('Who belongs to no corporation has no such switch', async () => {
  await signInAs(foundry);
  const { corporation } = await sendRequest<{ corporation: object | null }>(
    foundry,
    await ownPath(foundry),
  );
  expect(corporation).toBeNull();
  await openScreen('/settings/data');
  await expect.element(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect
    .element(page.getByRole('switch', { name: /^Include my private things/u }))
    .not.toBeInTheDocument();
});

async function ownPath(email: string): Promise<string> {
  const { id } = await sendRequest<{ id: string }>(
    email,
    `/users/get-by-email?email=${encodeURIComponent(email)}&isFoundryUser=true`,
  );
  return `/users/${id}/export-consent`;
}
