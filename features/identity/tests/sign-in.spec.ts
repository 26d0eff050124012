import { refusalText, refusals } from '#core/domain/refusals.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { signIn } from '#e2e/support/sign-in.ts';

const refused = [
  { who: 'a wrong password', email: 'owner@skf.example' },
  { who: 'an unknown e-mail', email: 'nobody@skf.example' },
];

test('A refused user stays on the sign-in page with the same message, whatever was wrong', async ({
  page,
}) => {
  for (const { who, email } of refused) {
    await page.goto('/signin');
    await signIn(page, email, 'not-the-password');
    await expect(page.getByRole('alert'), who).toHaveText(refusalText(refusals['signIn.wrong']));
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
});

test('An empty form asks for the e-mail and sends nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(asked.filter((path) => path.includes('/sign-in/'))).toEqual([]);
});

test('A visitor who opened a filtered list signs in and gets that list', async ({ page }) => {
  await page.goto('/discover?status=ACTIVE');
  await expect(page).toHaveURL('/signin?redirect=%2Fdiscover%3Fstatus%3DACTIVE');
  await signIn(page, 'observer@skf.example');
  await expect(page).toHaveURL('/discover?status=ACTIVE');
  await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
});
