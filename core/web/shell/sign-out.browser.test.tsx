import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('Signing out clears the screen at once, and the sign-in says that the server did not answer', async () => {
  await signInAs('owner@skf.example');
  await openScreen('/projects');
  await expect.element(page.getByRole('table', { name: 'Projects' })).toBeVisible();
  const held = Promise.withResolvers<Response>();
  intercept('POST /api/auth/sign-out', () => held.promise);
  await signOut();
  await expect.element(page.getByText('Signing out…')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  held.resolve(await problem(500, 'It broke.'));
  await expectAddress(/^\/signin/u);
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectToast('Timeout');
});
