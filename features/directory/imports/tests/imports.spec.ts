import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import writeExcel from 'write-excel-file/node';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import {
  uploadFile,
  checkFile,
  chooseFile,
  countOf,
  mapColumn,
  expectOutcome,
  startImport,
  undoImport,
} from '#e2e/support/import-steps.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { expectToast } from '#e2e/support/toasts.ts';
import { holdAfterOneBatchBeside } from './hold-import-beside.ts';

/** Unique names that no other test searches for. */
const newWord = () => `Zw${randomUUID().slice(0, 8).replaceAll(/\d/gu, 'y')}`;

test.describe('a foundry user', () => {
  test.use({ person: 'foundry@outrider.example' });

  test('maps a file in Latin-1, checks it, imports it, and undoes it', async ({ page }) => {
    const word = newWord();
    const name = `${word} bolag 2026-05-01.csv`;
    const lines = [
      'Ref;Bolag;Land;Grundat',
      `${word}-1;${word} Ångkraft;Sverige;2019`,
      `${word}-2;;Sverige;2020`,
      `${word}-3;${word} "Öst" AB;Norge;soon`,
    ];
    await uploadFile(page, { name, bytes: Buffer.from(lines.join('\r\n'), 'latin1') });
    await expect(page.getByRole('button', { name: /Encoding/u })).toContainText('Latin-1');
    await expect(page.getByRole('button', { name: /Separated by/u })).toContainText('Semicolon');
    await expect(page.getByRole('cell').filter({ hasText: `${word} Ångkraft` })).toBeVisible();
    const missing = page.getByRole('status').filter({ hasText: 'Say which column is the name.' });
    await expect(missing).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the file' })).toBeDisabled();

    // Changing the delimiter parses the file again at once; then back.
    await page.getByRole('button', { name: /Separated by/u }).click();
    await page.getByRole('option', { name: 'Comma ,' }).click();
    await expect(page.getByRole('rowheader', { name: lines[0] ?? '' })).toBeVisible();
    await page.getByRole('button', { name: /Separated by/u }).click();
    await page.getByRole('option', { name: 'Semicolon ;' }).click();
    await expect(page.getByRole('rowheader', { name: 'Bolag' })).toBeVisible();

    await mapColumn(page, 'Bolag', /^Name/u);
    await mapColumn(page, 'Land', 'Country');
    await mapColumn(page, 'Grundat', 'Founded');
    await mapColumn(page, 'Ref', 'Id at the source');
    await expect(missing).toBeHidden();
    // Returning later shows the saved state.
    await expect(page.getByRole('button', { name: 'Check the file' })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Field for “Bolag”' })).toContainText('Name');

    await checkFile(page);
    const notice = page.getByRole('status').filter({ hasText: '1 row will be skipped.' });
    await expect(notice).toBeVisible();
    await expect(countOf(page, 'New')).toHaveText('2');
    const rows = page.getByRole('region', { name: 'Preview of the first rows' });
    await expect(rows.getByRole('row').nth(1)).toContainText(/New.*Ångkraft/u);
    await expect(rows.getByRole('row').nth(2)).toContainText('Skipped');
    const soon = page.getByRole('button', {
      name: /^Founded “soon” could not.*Imported with warning/u,
    });
    const problem = page.getByRole('listitem').filter({ has: soon });
    await expect(problem.getByRole('listitem')).toContainText(`Row 3${word}-3`);
    // A problem is told once.
    await expect(page.getByText('Founded “soon” could not')).toHaveCount(1);
    await soon.click();
    await expect(problem.getByRole('listitem')).toHaveCount(0);

    await startImport(page, 'Import 2 companies');
    await expectOutcome(page, 'Imported');
    await expect(countOf(page, 'Added')).toHaveText('2');
    await expect(countOf(page, 'Skipped')).toHaveText('1');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the report' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${word} bolag – skipped rows.csv`);
    const report = await readFile(await download.path(), 'utf8');
    expect(report).toMatch(
      /^\uFEFFRow,Reasons,Ref,Bolag,Land,Grundat\r\n2,[^,\r\n]+,[^\r\n]+\r\n$/u,
    );
    expect(report).toContain(`,${word}-2,,Sverige,2020`);

    await page.getByRole('button', { name: 'Undo…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
    await expect(dialog).toContainText('2 companies that it added will be removed.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await undoImport(page);
    await expect(countOf(page, 'Removed')).toHaveText('2');
    await page.getByRole('link', { name: 'Imports' }).last().click();
    await expect(
      page.getByRole('link', { name: new RegExp(`${name}.*Undone`, 'u') }).first(),
    ).toBeVisible();
  });

  test(
    'stops a long import, leaves, resumes it, and is notified of the end',
    { tag: '@rotation-1' },
    async ({ page, baseURL }) => {
      const word = newWord();
      const linesOf = (count: number) =>
        Array.from({ length: count }, (_, nth) =>
          JSON.stringify({ id: `${word}-${nth}`, name: `${word} ${nth}` }),
        ).join('\n');
      await uploadFile(page, { name: `${word} other.jsonl`, bytes: linesOf(1) });
      const other = `/imports/${page.url().split('/').at(-1)}`;
      const name = `${word} many.jsonl`;
      await uploadFile(page, { name, bytes: linesOf(6000) });
      await checkFile(page);
      const first = await holdAfterOneBatchBeside(baseURL, () =>
        startImport(page, 'Import 6,000 companies'),
      );
      const bar = page.getByRole('progressbar', { name: 'Progress of the import' });
      await expect(bar).toHaveAttribute('aria-valuenow', /\d/u);
      const response = page.waitForResponse('**/api/imports/*/cancel');
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await response;
      // Who begins to check this one has told the other to stop.
      await sendRequest(page, `${other}/dry-run`, { method: 'POST' });
      const checkedAt = async () => (await sendRequest<ImportRecord>(page, other)).checkedAt;
      await expect.poll(checkedAt).not.toBeNull();
      await first.letGo();
      await expectOutcome(page, 'Stopped');
      const second = await holdAfterOneBatchBeside(baseURL, () =>
        page.getByRole('button', { name: 'Resume' }).click(),
      );
      await expect(page.getByRole('heading', { name: 'Importing…' })).toBeVisible();
      // It continues without an open page.
      await page.goto('/projects');
      await second.letGo();
      await page.getByRole('button', { name: /^Notifications, \d+ unread/u }).click();
      await page
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('link', { name: new RegExp(`Imported ${name}`, 'u') })
        .click();
      await expectOutcome(page, 'Imported');
      await expect(countOf(page, 'Added')).toHaveText('6,000');
      await undoImport(page);
    },
  );

  test(
    'sees what is wrong with a file, waits for slow uploads, and chooses the sheet of a workbook',
    { tag: '@rotation-0' },
    async ({ page }) => {
      const word = newWord();
      await chooseFile(page, { name: `${word}.exe`, bytes: 'MZ' });
      await expect(page.getByRole('alert')).toContainText('CSV, XLSX, JSON or JSON Lines');
      await chooseFile(page, { name: `${word}.xlsx`, bytes: 'id,name' });
      await expect(page.getByRole('alert')).toContainText('its content is something else');

      // An upload continues while the user is on another page.
      let letThrough = (): void => {};
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(
        '**/api/imports?**',
        async (route) => {
          await held;
          await route.continue();
        },
        { times: 1 },
      );
      await chooseFile(page, { name: `${word} slow.csv`, bytes: `id,name\n${word}-1,${word}` });
      await expect(
        page.getByRole('progressbar', { name: `Uploading ${word} slow.csv` }),
      ).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Discover' })
        .click();
      await expect(page).toHaveTitle('Discover | Outrider');
      letThrough();
      await expectToast(page, `${word} slow.csv was uploaded.`);

      let isConnected = false;
      await page.route('**/api/imports?**', async (route) => {
        const isCut = !isConnected && route.request().method() === 'POST';
        return isCut ? route.abort() : route.continue();
      });
      await chooseFile(page, { name: `${word} broken.json`, bytes: '[{"a": 1' });
      await expect(
        page.getByRole('status').filter({ hasText: 'Connection lost. Retrying automatically.' }),
      ).toBeVisible();
      isConnected = true;
      await expect(page).toHaveTitle(`${word} broken.json | Outrider`);
      await expect(page.getByRole('button', { name: 'Check the file' })).toBeDisabled();
      await page.getByRole('button', { name: 'Discard…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL(/\/admin\/imports$/u);

      // Another one has two sheets.
      const sheet = (names: readonly string[]) => [
        [{ value: 'id' }, { value: 'name' }],
        ...names.map((one, nth) => [{ value: `${word}-${nth}` }, { value: one }]),
      ];
      const bytes = await writeExcel([
        { data: sheet(['Nobody']), sheet: 'Notes' },
        { data: sheet([`${word} One`, `${word} Two`, `${word} Three`]), sheet: 'Companies' },
      ]).toBuffer();
      await uploadFile(page, { name: `${word}.xlsx`, bytes });
      await page.getByRole('button', { name: /Sheet/u }).click();
      await page.getByRole('option', { name: 'Companies' }).click();
      await expect(page.getByRole('cell').filter({ hasText: `${word} Three` })).toBeVisible();
      await checkFile(page);
      await startImport(page, 'Import 3 companies');
      await expectOutcome(page, 'Imported');
      await undoImport(page);
    },
  );
});
