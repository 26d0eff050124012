import writeWorkbook from 'write-excel-file/universal';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { newCollection, toastMessage } from '#e2e/support/collections.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add companies' });
const list = (page: Page) => page.getByRole('textbox', { name: 'Names or web addresses' });

async function openAddTab(page: Page, tab: string): Promise<void> {
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

const chooseFile = (page: Page, name: string, content: string | Buffer) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

test.describe('The owner of a collection', () => {
  test.use({ person: 'champion@skf.example' });

  test('pastes a list, reviews ambiguous entries and adds the rest together', async ({ page }) => {
    const name = await newCollection(page, `Pasted ${Date.now()}`);
    await openAddTab(page, 'Paste a list');
    await list(page).fill(`
      - QUIETAXIS ANALYTICS
      2. https://www.northaxisrobotics.example/about?x=1
      northaxis robotics, Inc.
      Nrthbeam Systems
      Nobody is called so`);
    await expect(dialog(page).getByText('5 to look up')).toBeVisible();
    // The typed text is restored.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add companies' }).click();
    await expect(list(page)).toHaveValue(/Nobody is called so/u);

    await list(page).press('ControlOrMeta+Enter');
    await expect(dialog(page).getByText('2 found, 1 to look at, 1 not found')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Add Quietaxis Analytics' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Add 2 companies' })).toBeVisible();
    const doubtful = page.getByRole('group', { name: '“Nrthbeam Systems”' });
    await doubtful.getByRole('radio', { name: /^Northbeam Systems/u }).check();
    await page.getByRole('button', { name: 'Add 3 companies' }).click();
    await expect(
      toastMessage(page, `Successfully added 3 companies to collection ${name}.`),
    ).toBeVisible();
    await expect(dialog(page).getByText('In the collection', { exact: true })).toHaveCount(3);

    // Searching for an unknown entry keeps the list.
    await page.getByRole('button', { name: 'Search for Nobody is called so' }).click();
    await expect(page.getByRole('searchbox', { name: 'Name or web address' })).toHaveValue(
      'Nobody is called so',
    );
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(
      page.getByRole('table').getByRole('button', { name: 'Northbeam Systems' }),
    ).toBeVisible();
  });

  test('sees which companies are blacklisted, and restores one by adding it', async ({ page }) => {
    const name = await newCollection(page, `Blacklisted ${Date.now()}`);
    await openAddTab(page, 'Paste a list');
    await list(page).fill('Quietaxis Robotics');
    await page.getByRole('button', { name: 'Look up 1' }).click();
    await page.getByRole('button', { name: 'Add 1 company' }).click();
    await expect(
      toastMessage(page, `Successfully added Quietaxis Robotics to collection ${name}.`),
    ).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('table').getByRole('button', { name: 'Quietaxis Robotics' }).click();
    await page.getByRole('button', { name: 'Blacklist', exact: true }).last().click();
    await expect(
      toastMessage(
        page,
        `Successfully added Quietaxis Robotics to collection ${name}'s blacklist.`,
      ),
    ).toBeVisible();
    await openAddTab(page, 'Paste a list');
    await list(page).fill('Quietaxis Robotics\nquietaxisrobotics.example');
    await page.getByRole('button', { name: /^Look up/u }).click();
    const tick = page.getByRole('checkbox', { name: 'Add Quietaxis Robotics' });
    await expect(tick).not.toBeChecked();
    await expect(dialog(page).getByText('Blacklisted', { exact: true })).toBeVisible();
    await tick.check();
    await page.getByRole('button', { name: 'Add 1 company' }).click();
    await expect(
      toastMessage(page, `Successfully added Quietaxis Robotics to collection ${name}.`),
    ).toBeVisible();
  });

  test('imports a CSV with any columns and encoding, and gets error messages for invalid files', async ({
    page,
  }) => {
    const name = await newCollection(page, `From files ${Date.now()}`);
    await openAddTab(page, 'From a file');
    await chooseFile(page, 'empty.csv', '');
    await expect(page.getByText('empty.csv: This file is empty.')).toBeVisible();
    await chooseFile(page, 'broken.xlsx', 'PK\u0003\u0004 and nothing that a workbook has');
    await expect(
      page.getByText('broken.xlsx: This file is no Excel file that can be opened. Save it as CSV.'),
    ).toBeVisible();
    await chooseFile(page, 'large.csv', Buffer.alloc(20 * 1024 * 1024, 'a'));
    await expect(
      page.getByText(/^large\.csv: This file has 20.* can be read at once\./u),
    ).toBeVisible();

    const csv = 'id;Who;Site\r\n1;Quietaxis Analytics;\r\n2;Möller & Söhne;\r\n';
    await chooseFile(page, 'windows.csv', Buffer.from(csv, 'latin1'));
    await expect(page.getByText('windows.csv · 2 rows')).toBeVisible();
    await page.getByRole('button', { name: /Names are in/u }).click();
    await page.getByRole('option', { name: /Who/u }).click();
    await page.getByRole('button', { name: 'Look up 2' }).click();
    await expect(dialog(page).getByText('1 found, 0 to look at, 1 not found')).toBeVisible();
    await expect(dialog(page).getByText('Möller & Söhne')).toBeVisible();
    await page.getByRole('button', { name: 'Add 1 company' }).click();
    await expect(
      toastMessage(page, `Successfully added Quietaxis Analytics to collection ${name}.`),
    ).toBeVisible();
  });

  test('imports an Excel file', async ({ page }) => {
    const name = await newCollection(page, `From Excel ${Date.now()}`);
    await openAddTab(page, 'From a file');
    const rows = [
      ['Company', 'Website'],
      ['Quietaxis Analytics', null],
      ['Northaxis Robotics', 'https://northaxisrobotics.example'],
      [null, 'northbeamsystems.example'],
    ];
    const workbook = await writeWorkbook(rows).toBlob();
    await chooseFile(page, 'companies.xlsx', Buffer.from(await workbook.arrayBuffer()));
    await expect(page.getByText('companies.xlsx · 3 rows')).toBeVisible();
    await page.getByRole('button', { name: 'Look up 3' }).click();
    await expect(dialog(page).getByText('3 found, 0 to look at, 0 not found')).toBeVisible();
    await page.getByRole('button', { name: 'Add 3 companies' }).click();
    await expect(
      toastMessage(page, `Successfully added 3 companies to collection ${name}.`),
    ).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('drops a file anywhere on the dialog', async ({ page }) => {
    await newCollection(page, `Dropped ${Date.now()}`);
    await page.getByRole('button', { name: 'Add companies' }).click();
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Quietaxis Robotics\nNobody at all'], 'dropped.txt'));
      return transfer;
    });
    await page.getByRole('tablist').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(dialog(page).getByText('dropped.txt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look up 2' })).toBeEnabled();
  });
});
