import { writeFile } from 'node:fs/promises';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { expect, storageStateOf, test } from '#e2e/support/fixtures.ts';

/** Runs first. The other journeys use the sessions that it stores. */
for (const { email } of demoAccounts) {
  test(`A click on ${email} fills in the form, which leads to the projects`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: email }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue(demoPassword);

    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
    // Only the cookie: to restore localStorage, Playwright opens a page and navigates, each time.
    const { cookies } = await page.context().storageState();
    await writeFile(storageStateOf(email, baseURL), JSON.stringify({ cookies, origins: [] }));
  });
}
