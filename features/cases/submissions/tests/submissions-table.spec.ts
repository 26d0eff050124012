import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** A case that is only read here. */
const ladle = 'Keeping people out of the ladle zone';

test.use({ person: 'foundry@outrider.example', viewport: { width: 2000, height: 900 } });

const table = (page: Page) => page.getByRole('table', { name: 'Submissions' });
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('button');

test.beforeEach(async ({ page }) => {
  await openOpportunity(page, ladle, 'Submissions');
  await expect(rows(page).first()).toBeVisible();
});

test('The export contains the rows and columns that are shown', async ({ page }) => {
  const save = async (format: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    // The second one is written in the background.
    await page.getByRole('menuitem', { name: format }).first().click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save(/CSV/u);
  expect(csv.name).toMatch(
    /^submissions-keeping-people-out-of-the-ladle-zone-\d{4}-\d\d-\d\d\.csv$/u,
  );
  const [headings, ...lines] = parse(csv.content.toString(), { bom: true });
  expect(headings?.slice(1, 4)).toEqual(['Company', 'Stage', 'Votes for']);
  expect(headings?.at(-1)).toBe('Received (UTC)');
  const titles = (await rows(page).allInnerTexts()).map((text) => text.split('\n').at(-2) ?? '');
  expect(lines.map(([title]) => title)).toEqual(titles);

  const xlsx = await save(/XLSX/u);
  expect(xlsx.name).toMatch(/\.xlsx$/u);
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
});
