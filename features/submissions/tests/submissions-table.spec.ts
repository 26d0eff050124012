import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** A case that is only read here. */
const ladle = 'Nobody near the ladle';

test.use({ person: 'foundry@outrider.example', viewport: { width: 2000, height: 900 } });

const table = (page: Page) => page.getByRole('table', { name: 'Submissions' });
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('button');
const header = (page: Page, name: string) =>
  table(page).getByRole('columnheader', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await openOpportunity(page, ladle, 'Submissions');
  await expect(rows(page).first()).toBeVisible();
});

test('Filters are in the URL, show facet counts, and can be cleared', async ({ page }) => {
  const stage = page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: /^New/u });
  const count = Number((await stage.innerText()).split('\n').at(-1));
  await stage.click();
  await expect(page).toHaveURL(/stage=New/u);
  await expect(rows(page)).toHaveCount(count);
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('no such words');
  await expect(page.getByText('No submission fits these filters')).toBeVisible();
  await expect(page).toHaveURL(/find=no/u);
  await page.reload();
  await expect(page.getByText('No submission fits these filters')).toBeVisible();
});

test('Chosen columns and density persist', async ({ page }) => {
  const options = page.getByRole('button', { name: 'Columns and density' });
  await expect(header(page, 'Contact')).toHaveCount(0);
  await options.click();
  await page.getByRole('menuitemcheckbox', { name: 'Contact' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Came by' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  const height = async () => (await table(page).getByRole('row').nth(1).boundingBox())?.height;
  for (const look of [0, 1]) {
    await expect(header(page, 'Contact'), `${look}`).toBeVisible();
    await expect(header(page, 'Came by')).toHaveCount(0);
    expect(await height()).toBe(40);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
  }
});

test('Every sortable header sorts in both directions', async ({ page }) => {
  for (const name of ['Submission', 'Stage', 'Came by']) {
    await header(page, name).getByRole('button').click();
    await expect(header(page, name)).toHaveAttribute('aria-sort', 'ascending');
    await header(page, name).getByRole('button').click();
    await expect(header(page, name)).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/direction=descending/u);
  }
});

test('The export contains the rows and columns that are shown', async ({ page }) => {
  const save = async (format: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save(/CSV/u);
  expect(csv.name).toMatch(/^submissions-nobody-near-the-ladle-\d{4}-\d\d-\d\d\.csv$/u);
  const [headings, ...lines] = parse(csv.content.toString(), { bom: true });
  expect(headings?.slice(1, 4)).toEqual(['Company', 'Stage', 'Votes for']);
  expect(headings?.at(-1)).toBe('Received');
  const shown = (await rows(page).allInnerTexts()).map((text) => text.split('\n').at(-2) ?? '');
  expect(lines.map(([title]) => title)).toEqual(shown);

  const xlsx = await save(/XLSX/u);
  expect(xlsx.name).toMatch(/\.xlsx$/u);
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
});
