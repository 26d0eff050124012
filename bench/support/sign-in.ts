import type { Page } from '@playwright/test';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';

/** Signs in on the page at this address as somebody of the demonstration, up to the first screen. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/projects');
}
