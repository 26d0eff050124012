import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const person = 'observer@skf.example';
const dialog = page.getByRole('dialog');
const address = page.getByRole('textbox', { name: 'Address' });
const currentAddress = (): string => (address.element() as HTMLInputElement).value;

test('The address of a calendar is made, renewed and ended', async () => {
  onTestFinished(() => sendRequest<void>(person, '/calendar-feed', { method: 'DELETE' }));
  await signInAs(person);
  await openScreen('/settings/calendar');
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expect.element(address).toBeVisible();
  const first = currentAddress();
  expect(first).toMatch(/^https?:\/\/[^/]+\/calendar\/[\w-]{54}\.ics$/u);

  await page.getByRole('button', { name: 'Renew address…' }).click();
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await expectToast(/There is a new address/u);
  await expect.poll(currentAddress).not.toBe(first);

  await page.getByRole('button', { name: 'End address…' }).click();
  await dialog.getByRole('button', { name: 'End address' }).click();
  await expect.element(page.getByText('No address yet')).toBeVisible();
});
