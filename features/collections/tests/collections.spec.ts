import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { addFirstMatch, addOption, toastMessage } from '#e2e/support/collections.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });

test.describe('The owner of a collection', () => {
  test.use({ person: 'champion@skf.example' });

  test('creates one, fills and sorts it, and gets a notice for each step', async ({ page }, {
    repeatEachIndex,
  }) => {
    const gears = `Quiet gears ${repeatEachIndex}`;
    await page.goto('/collections');
    await page.getByRole('button', { name: 'New collection' }).click();
    await name(page).fill(' \u00A0 ');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Invalid Pinboard name \u00A0 .')).toBeVisible();
    await name(page).fill(`  ${gears} `);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(
      toastMessage(page, `Successfully created collection with name ${gears}.`),
    ).toBeVisible();
    await expect(page.getByText('No company yet')).toBeVisible();

    await page.getByRole('button', { name: 'Add companies' }).click();
    const company = await addFirstMatch(page, 'quiet');
    await expect(
      toastMessage(page, `Successfully added ${company} to collection ${gears}.`),
    ).toBeVisible();
    await expect(page.getByText('In the collection')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
    await name(page).fill('Planetary');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toastMessage(page, 'Created sub-space Planetary.')).toBeVisible();

    await page.getByRole('table').getByRole('button', { name: company }).click();
    // The checkbox changes shortly after the click; check() would not wait.
    await page.getByRole('checkbox', { name: 'Planetary' }).click({ force: true });
    await expect(page.getByRole('checkbox', { name: 'Planetary' })).toBeChecked();
    await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Planetary' })).toBeChecked();

    await page.getByRole('button', { name: 'Blacklist', exact: true }).last().click();
    await expect(
      toastMessage(page, `Successfully added ${company} to collection ${gears}'s blacklist.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Blacklist 1' }).click();
    await page.getByRole('button', { name: `Remove ${company} from the blacklist` }).click();
    await expect(
      toastMessage(page, `Successfully removed ${company} from collection ${gears} blacklist.`),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'More about Planetary' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renamed = page.getByRole('treegrid', { name: 'Sub-spaces' }).getByRole('textbox');
    await renamed.fill('Cycloidal');
    await renamed.press('Enter');
    await expect(toastMessage(page, 'Updated sub-space Cycloidal.')).toBeVisible();
    await page.getByRole('button', { name: 'More about Cycloidal' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(toastMessage(page, 'Deleted sub-space.')).toBeVisible();

    // It can be added again, and removed without being blacklisted.
    await page.getByRole('button', { name: 'Add companies' }).click();
    await page.getByRole('searchbox', { name: 'Name or web address' }).fill(company);
    await addOption(page, company).click();
    await expect(page.getByText('In the collection')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('table').getByRole('button', { name: company }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await expect(
      toastMessage(page, `Successfully removed ${company} from collection ${gears}.`),
    ).toBeVisible();
  });
});
