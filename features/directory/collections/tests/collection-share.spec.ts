import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { newCollection } from '#e2e/support/collections.ts';
import { expectToast } from '#e2e/support/toasts.ts';

test.use({ person: 'champion@skf.example' });

const dialog = (page: Page) => page.getByRole('dialog');
async function choose(page: Page, person: string): Promise<void> {
  await dialog(page).getByRole('searchbox', { name: 'Find people' }).fill(person.slice(0, 5));
  await dialog(page)
    .getByRole('option', { name: new RegExp(`^${person}`, 'u') })
    .click();
}

async function runMenuAction(page: Page, called: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${called}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test(
  'A collection is shared with two people, who see it at once, leave, and are removed',
  { tag: '@rotation-1' },
  async ({ page, browser, baseURL }) => {
    const called = `Seals for two ${Date.now()}`;
    const context = await browser.newContext({
      storageState: storageStateOf('observer@skf.example', baseURL),
    });
    const other = await context.newPage();
    await other.goto('/collections');
    await expect(other.getByRole('heading', { name: 'Shared with me' })).toBeVisible();

    await newCollection(page, called);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog(page)).toContainText('Only you can edit it.');
    const find = dialog(page).getByRole('searchbox', { name: 'Find people' });
    await find.fill('petra');
    await expect(dialog(page).getByRole('option', { name: /^Petra/u })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
    await choose(page, 'Petra Toivonen');
    await choose(page, 'Arvid Kvist');
    await dialog(page).getByRole('button', { name: 'Share with 2 people' }).click();
    await expectToast(page, `Successfully shared collection ${called} to 2 new user(s).`);
    const holders = dialog(page).getByRole('list', { name: 'Shared with' });
    await expect(holders.getByRole('listitem')).toHaveCount(3);
    // Nothing is left to share: the search is empty again, and the dialog is done.
    await expect(find).toHaveValue('');
    await expect(dialog(page).getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeVisible();

    await choose(page, 'Petra Toivonen');
    await dialog(page).getByRole('button', { name: 'Share with 1 person' }).click();
    await expectToast(page, 'Already shared with selected users.');

    // Without a reload it appears in the list, and its notification leads to it.
    await expect(other.getByRole('link', { name: called })).toBeVisible();
    await other.getByRole('button', { name: /^Notifications/u }).click();
    await other.getByText(`shared “${called}” with you`).click();
    await expect(other).toHaveTitle(`${called} | Outrider`);
    await expect(other.getByText(/^Owner: /u)).toBeVisible();
    await expect(other.getByText(/^Shared with: .*Petra Toivonen/u)).toBeAttached();
    await expect(other.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Add companies' })).toHaveCount(0);

    // A change of the owner appears without a reload.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await page.getByRole('textbox', { name: 'Name of the sub-space' }).fill('Planetary');
    await page.keyboard.press('Enter');
    await expect(other.getByRole('row', { name: 'Planetary' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(holders.getByRole('listitem')).toHaveCount(3);

    await runMenuAction(other, called, 'Leave');
    await expect(dialog(other)).toContainText('shares it with you again');
    await dialog(other).getByRole('button', { name: 'Leave' }).click();
    await expectToast(other, `Left collection ${called}.`);
    await expect(other).toHaveURL('/collections');
    await expect(other.getByRole('heading', { name: 'Shared with me' })).toBeVisible();
    await expect(other.getByRole('link', { name: called })).toHaveCount(0);
    await expect(holders.getByRole('listitem')).toHaveCount(2);

    await holders.getByRole('button', { name: 'Remove Arvid Kvist' }).click();
    await expect(holders.getByRole('listitem')).toHaveCount(1);
    await context.close();
  },
);
