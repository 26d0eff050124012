import { openMailbox } from '#features/people/identity/tests/mailbox.ts';
import { keyIn } from '#features/people/identity/tests/mailed-key.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { collectConsoleErrors } from '#e2e/support/console-errors.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { freePort, startOwnServer } from '#e2e/support/own-server.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { totpOf } from './totp.ts';

/** On a product of its own, which sends its mails to a mail server. */

const strong = 'Moss-lantern-7';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
let address = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  mailbox = await openMailbox();
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = await startOwnServer(port, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Outrider <scouting@outrider.example>',
  });
});
test.afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Whoever signs in comes back here, since it is asked for first. */
const signedIn = (page: Page) => expect(page.getByText('This device')).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin/u);
}

test(
  'Somebody who forgot the password sets a new one by the link of a mail',
  { tag: '@rotation-2' },
  async ({ page }) => {
    const email = 'observer@skf.example';
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(`${address}/signin`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The sign-in has a field of that name, too.
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

    await expect.poll(() => mailbox.delivered.length).toBe(1);
    const [mail] = mailbox.delivered;
    expect(mail?.to).toEqual([email]);
    const key = keyIn(mail?.raw ?? '');
    // Another document, as from a mail program.
    await page.goto('about:blank');
    await page.goto(`${address}/reset-password#${key}`);
    await expect(page.getByText(`For ${email}.`)).toBeVisible();
    await expect(page).toHaveURL(`${address}/reset-password`);
    expect(urls.filter((url) => url.includes(key))).toEqual([]);

    const field = page.getByLabel('New password', { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The password must be 6 characters long or more.',
    );
    await field.fill(strong);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, strong);
    await expect(page).toHaveURL(`${address}/projects`);

    await page.goto('about:blank');
    await page.goto(`${address}/reset-password#${key}`);
    await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
  },
);

test(
  'A second factor is asked after the password; a passkey needs neither',
  { tag: '@rotation-2' },
  async ({ page, context }) => {
    const email = 'member@skf.example';
    const errors = await collectConsoleErrors(page);
    await page.goto(`${address}/settings/security`);
    await signIn(page, email);
    await signedIn(page);

    await page.getByRole('button', { name: 'Turn on' }).click();
    await password(page).fill(demoPassword);
    const begun = page.waitForResponse('**/two-factor/enable');
    await page.getByRole('button', { name: 'Continue' }).click();
    const { totpURI } = (await (await begun).json()) as { totpURI: string };
    await expect(page.getByRole('img', { name: /QR code/u })).toBeVisible();
    const dialog = page.getByRole('dialog');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    // A code is good for half a minute. Who is told that it was not types the one that is shown by then.
    await expect(async () => {
      await dialog.getByLabel('Code', { exact: true }).fill(totpOf(totpURI));
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await expect(codes.or(dialog.getByRole('alert')).first()).toBeVisible();
      expect(await codes.count()).toBe(10);
    }).toPass();
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I have saved them' }).click();

    // An authenticator of the browser, that knows its user.
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('My laptop');
    await password(page).fill(demoPassword);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByRole('button', { name: 'Remove passkey My laptop' })).toBeVisible();
    await signOut(page);

    await signIn(page, email);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await signedIn(page);
    await signOut(page);

    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await signedIn(page);
    // Signing out aborts what is asked just then.
    expect(errors.filter((error) => /^exception|policy/u.test(error))).toEqual([]);
  },
);
