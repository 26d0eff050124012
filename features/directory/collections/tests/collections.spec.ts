import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { addFirstMatch, addOption } from '#e2e/support/collections.ts';
import { expectToast } from '#e2e/support/toasts.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name or web address' });

/** The first Escape clears the field, the second closes the dialog. */
async function leaveSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('The owner of a collection', () => {
  test.use({ person: 'champion@skf.example' });

  test('creates one, fills and sorts it, and gets a notice for each step', async ({ page }) => {
    const gears = `Quiet gears ${Date.now()}`;
    await page.goto('/collections');
    // Somebody without one is offered it a second time.
    await page.getByRole('button', { name: 'New collection' }).first().click();
    await name(page).fill(' \u00A0 ');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Invalid Pinboard name \u00A0 .')).toBeVisible();
    await name(page).fill(`  ${gears} `);
    await page.getByRole('button', { name: 'Create' }).click();
    await expectToast(page, `Successfully created collection with name ${gears}.`);
    await expect(page.getByText('No company yet')).toBeVisible();

    await page.getByRole('button', { name: 'Add companies' }).click();
    const company = await addFirstMatch(page, 'quiet');
    await expectToast(page, `Successfully added ${company} to collection ${gears}.`);
    await expect(page.getByText('In the collection')).toBeVisible();
    await leaveSearch(page);

    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
    await name(page).fill('Planetary');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast(page, 'Created sub-space Planetary.');

    await page.getByRole('table').getByRole('button', { name: company }).click();
    // The checkbox changes shortly after the click; check() would not wait.
    await page.getByRole('checkbox', { name: 'Planetary' }).click({ force: true });
    await expect(page.getByRole('checkbox', { name: 'Planetary' })).toBeChecked();
    await expectToast(page, 'Updated sub-space assignments.');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Planetary' })).toBeChecked();

    await page.getByRole('button', { name: 'Blacklist', exact: true }).last().click();
    await expectToast(page, `Successfully added ${company} to collection ${gears}'s blacklist.`);
    await page.getByRole('button', { name: 'Blacklist 1' }).click();
    await page.getByRole('button', { name: `Remove ${company} from the blacklist` }).click();
    await expectToast(page, `Successfully removed ${company} from collection ${gears} blacklist.`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'More about Planetary' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renamed = page.getByRole('treegrid', { name: 'Sub-spaces' }).getByRole('textbox');
    await renamed.fill('Cycloidal');
    await renamed.press('Enter');
    await expectToast(page, 'Updated sub-space Cycloidal.');
    await page.getByRole('button', { name: 'More about Cycloidal' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectToast(page, 'Deleted sub-space.');

    // It can be added again, and removed without being blacklisted.
    await page.getByRole('button', { name: 'Add companies' }).click();
    await search(page).fill(company);
    await addOption(page, company).click();
    await expect(page.getByText('In the collection')).toBeVisible();
    await leaveSearch(page);
    await page.getByRole('table').getByRole('button', { name: company }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await expectToast(page, `Successfully removed ${company} from collection ${gears}.`);
  });
});
