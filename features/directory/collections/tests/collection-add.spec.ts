import writeWorkbook from 'write-excel-file/universal';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { newCollection } from '#e2e/support/collections.ts';
import { expectToast } from '#e2e/support/toasts.ts';

/** Files; a pasted list in web/add/add.browser.test.tsx. */

test.use({ person: 'champion@skf.example' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add companies' });

async function openFileTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('tab', { name: 'From a file' }).click();
}

const chooseFile = (page: Page, name: string, content: string | Buffer) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

test('Companies are added from a CSV of any columns and encoding, from Excel, and from a dropped file', async ({
  page,
}) => {
  const csvFile = await newCollection(page, `From a CSV ${Date.now()}`);
  await openFileTab(page);
  await chooseFile(page, 'empty.csv', '');
  await expect(page.getByText('empty.csv: This file is empty.')).toBeVisible();
  await chooseFile(page, 'broken.xlsx', 'PK\u0003\u0004 and nothing that a workbook has');
  await expect(
    page.getByText(
      'broken.xlsx: This file is not a workbook that can be read. Open it in Excel and save it again, or save the sheet as CSV.',
    ),
  ).toBeVisible();
  await chooseFile(page, 'large.csv', Buffer.alloc(20 * 1024 * 1024, 'a'));
  await expect(
    page.getByText(/^large\.csv: This file has 20.* can be read at once\./u),
  ).toBeVisible();

  const csv = 'id;Who;Site\r\n1;Quietkeel Marine;\r\n2;Möller & Söhne;\r\n';
  await chooseFile(page, 'windows.csv', Buffer.from(csv, 'latin1'));
  await expect(page.getByText('windows.csv · 2 rows')).toBeVisible();
  await page.getByRole('button', { name: /Name column/u }).click();
  await page.getByRole('option', { name: /Who/u }).click();
  await page.getByRole('button', { name: 'Match 2' }).click();
  await expect(dialog(page).getByText('1 found, 0 to review, 1 not found')).toBeVisible();
  await expect(dialog(page).getByText('Möller & Söhne')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 company' }).click();
  await expectToast(page, `Successfully added Quietkeel Marine to collection ${csvFile}.`);

  const excel = await newCollection(page, `From Excel ${Date.now()}`);
  await openFileTab(page);
  const rows = [
    ['Company', 'Website'],
    ['Quietkeel Marine', null],
    ['Lodegauge Acoustics', 'https://lodegaugeacoustics.example'],
    [null, 'lodecyclebatteries.example'],
  ];
  const workbook = await writeWorkbook(rows).toBlob();
  await chooseFile(page, 'companies.xlsx', Buffer.from(await workbook.arrayBuffer()));
  await expect(page.getByText('companies.xlsx · 3 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Match 3' }).click();
  await expect(dialog(page).getByText('3 found, 0 to review, 0 not found')).toBeVisible();
  await page.getByRole('button', { name: 'Add 3 companies' }).click();
  await expectToast(page, `Successfully added 3 companies to collection ${excel}.`);
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Add companies' }).click();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Lodecycle Circular\nNobody at all'], 'dropped.txt'));
    return transfer;
  });
  await page.getByRole('tablist').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog(page).getByText('dropped.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Match 2' })).toBeEnabled();
});
