import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import type { Page } from './fixtures.ts';

/** Fills in the sign-in form on the screen. The server allows twenty sign-ins without a pause. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
