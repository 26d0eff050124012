import { outriderWith } from '#e2e/support/command-line.ts';
import { expect, storageStateOf, test } from '#e2e/support/fixtures.ts';
import { newCollection } from '#e2e/support/collections.ts';
import { signIn } from '#e2e/support/sign-in.ts';
import { expectToast } from '#e2e/support/toasts.ts';

const password = 'correct horse battery';

test(
  'Somebody deletes their account: a collection goes to a colleague, the rest is gone',
  { tag: '@rotation-0' },
  async ({ page, browser, baseURL }) => {
    const number = Date.now();
    const email = `leaver.${number}@skf.example`;
    const called = `Of somebody who leaves ${number}`;
    const create = ['user', 'create', email, '--name', 'Lena Abgang', '--corporation', 'skf'];
    await outriderWith(`${password}\n`, baseURL, ...create);

    await page.goto('/signin?redirect=/collections');
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    await newCollection(page, called);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Find people' }).fill('petra');
    await dialog.getByRole('option', { name: /^Petra Toivonen/u }).click();
    await dialog.getByRole('button', { name: 'Share with 1 person' }).click();
    const shared = `Successfully shared collection ${called} to 1 new user(s).`;
    await expectToast(page, shared);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page
      .getByRole('button', { name: /^Account of/u })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    const settings = page.getByRole('navigation', { name: 'Parts of the settings' });
    await settings.getByRole('link', { name: 'Data' }).click();
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await dialog.getByRole('button', { name: /What becomes of/u }).click();
    await page.getByRole('option', { name: 'Give to Petra Toivonen' }).click();
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email);
    await confirm.click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
    await page.goto('/signin');
    await signIn(page, email, password);
    await expect(page.getByText('Email or password is wrong.')).toBeVisible();

    const storageState = storageStateOf('observer@skf.example', baseURL);
    const context = await browser.newContext({ baseURL, storageState });
    const heir = await context.newPage();
    await heir.goto('/collections');
    await heir.getByRole('link', { name: called }).first().click();
    await expect(heir.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await context.close();
  },
);
