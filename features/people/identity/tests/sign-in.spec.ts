import { refusalText, refusals } from '#core/domain/refusals.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { signIn } from '#e2e/support/sign-in.ts';

const refused = [
  { who: 'a wrong password', email: 'observer@skf.example' },
  { who: 'an unknown email', email: 'nobody@skf.example' },
];

test('A visitor who opened a filtered list is refused with one message, then signs in and gets that list', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/discover?status=ACTIVE');
  const signInUrl = '/signin?redirect=%2Fdiscover%3Fstatus%3DACTIVE';
  await expect(page).toHaveURL(signInUrl);

  // An empty form asks for the email and sends nothing.
  const enter = page.getByRole('button', { name: 'Sign in', exact: true });
  await enter.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(paths.filter((path) => path.includes('/sign-in/'))).toEqual([]);

  for (const { who, email } of refused) {
    // The message of the last one stays until this one is answered.
    const answered = page.waitForResponse((reply) => reply.url().includes('/sign-in/'));
    await signIn(page, email, 'not-the-password');
    expect((await answered).status(), who).toBe(401);
    await expect(enter).toBeEnabled();
    await expect(page.getByRole('alert'), who).toHaveText(refusalText(refusals['signIn.wrong']));
    await expect(page).toHaveURL(signInUrl);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }

  await signIn(page, 'observer@skf.example');
  await expect(page).toHaveURL('/discover?status=ACTIVE');
  await expect(page.getByRole('button', { name: 'Status: Active' })).toBeVisible();
});
