import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import { typeDate } from '#core/web/tests/type-date.ts';

/** How the foundry maintains the directory, beside imports. */
beforeEach(() => signInAs('foundry@outrider.example'));

test('Proposed companies are added to the directory or declined', async () => {
  const mark = Date.now();
  const [supplier, customer] = [`Wanted ${mark}`, `Unwanted ${mark}`];
  const companies = [supplier, customer].map((name) => ({ name, url: 'https://wanted.example' }));
  const path = '/companies/proposals';
  await sendRequest('champion@skf.example', path, { method: 'POST', data: { companies } });
  await openScreen('/admin/proposals');
  await page.getByRole('button', { name: `Add to directory: ${supplier}` }).click();
  await expectToast(`Added ${supplier} to the directory.`);
  await page.getByRole('button', { name: `Decline ${customer}` }).click();
  await page.getByRole('textbox', { name: /^Reason/u }).fill('It is a customer.');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expectToast(`Declined ${customer}.`);
  await expect
    .element(page.getByRole('button', { name: `Decline ${customer}` }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: `Add to directory: ${supplier}` }))
    .not.toBeInTheDocument();
});

test('An exchange rate is entered with its date, and removed', async () => {
  await openScreen('/admin/imports');
  const form = page.getByRole('form', { name: 'New exchange rate' });
  await form.getByRole('button', { name: /Currency/u }).click();
  await page.getByRole('option', { name: 'ISK, Icelandic Króna' }).click();
  await form.getByRole('textbox', { name: 'US dollars for 1' }).fill('0,0072');
  await expect.element(form.getByRole('button', { name: 'Save rate' })).toBeDisabled();
  await typeDate(form.getByRole('group', { name: /^Date of the rate/u }), '02', '11', '2026');
  await form.getByRole('button', { name: 'Save rate' }).click();
  const rates = page.getByRole('list', { name: 'Exchange rates' });
  await expect.element(rates.getByText('1 ISK = 0.0072 USD')).toBeVisible();
  await rates.getByRole('button', { name: 'Remove the rate of ISK' }).click();
  await expectToast('Removed the rate of ISK.');
  await expect.element(rates).not.toBeInTheDocument();
});
