import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const password = page.getByLabelText('Current password', { exact: true });

test('A wrong password is said in the dialog, and nothing typed is lost', async () => {
  await signInAs('member@norrland.example');
  await openScreen('/settings/security');
  await expect.element(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(password).toHaveFocus();
  await password.fill('not the password');
  await page.getByLabelText('New password', { exact: true }).fill('Moss-lantern-7');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Change password' });
  const top = () => save.element().getBoundingClientRect().top;
  const before = top();
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The password is wrong.');
  await expect.element(password).toHaveValue('not the password');
  await expect.poll(top).toBe(before);
});

test('A password can be shown while it is typed', async () => {
  await signInAs('member@norrland.example');
  await openScreen('/settings/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show current password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('Without a mail server the answer says so, whoever is asked for', async () => {
  await openScreen('/reset-password');
  for (const email of ['member@norrland.example', 'nobody@norrland.example']) {
    await page.getByLabelText('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'sends no email' }))
      .toMatchTextContent(/^This installation sends no email\./u);
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
});

test('Without a mail server the address is not changed', async () => {
  await signInAs('member@norrland.example');
  await openScreen('/settings/security');
  await expect.element(page.getByText('This installation sends no email.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change email' })).toHaveLength(0);
});

test('A link that has ended says what to do', async () => {
  await openScreen('/reset-password#a-key-that-nobody-was-sent');
  await expect
    .element(page.getByRole('heading', { name: 'This link cannot be used' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect.poll(() => window.location.hash).toBe('');
});
