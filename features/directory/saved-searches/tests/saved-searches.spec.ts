import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import type { Notification } from '#features/people/notifications/domain/notification.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { outrider } from '#e2e/support/command-line.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';

/** A word that no company has, nor a similar one, so that each run finds only its own. */
const someWord = () =>
  Array.from({ length: 12 }, () => String.fromCodePoint(97 + randomInt(26))).join('');

/** Imports companies beside the running server; returns a function that removes them. */
async function bring(baseURL: string | undefined, names: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-bring-'));
  const file = join(folder, 'companies.csv');
  const lines = names.map((name) => `${name},${name},Turns slowly`);
  await writeFile(file, ['id,name,one-liner', ...lines, ''].join('\n'));
  const said = await outrider(baseURL, 'import', 'companies', file, '--kind', 'startup');
  await rm(folder, { recursive: true });
  const [, id = ''] = /import undo (\S+)/u.exec(said) ?? [];
  return () => outrider(baseURL, 'import', 'undo', id);
}

/** Opens the search once it finds so many: the index is a moment behind what was imported. */
async function openSearch(page: Page, word: string, many: number): Promise<void> {
  const path = `/weaviate/search?q=${word}`;
  const total = async () => (await sendRequest<{ total: number }>(page, path)).total;
  await expect.poll(total).toBe(many);
  await page.goto(`/search?q=${word}`);
  await expect(status(page, new RegExp(`^${many} compan`, 'u'))).toHaveCount(1);
}

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const searchOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Saved searches' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test.describe('Saved searches', () => {
  test.use({ person: 'observer@skf.example' });

  test(
    'A search is saved, and its owner is notified of new results',
    { tag: '@rotation-0' },
    async ({ page, baseURL }) => {
      const word = someWord();
      const takeBack = [await bring(baseURL, [`${word} Known`])];
      try {
        await openSearch(page, word, 1);
        await page.getByRole('button', { name: 'Save search' }).click();
        const dialog = page.getByRole('dialog', { name: 'Save search' });
        await dialog.getByRole('textbox', { name: 'Name' }).fill(`Slow ${word}`);
        await dialog.getByRole('button', { name: /Alerts/u }).click();
        await page.getByRole('option', { name: /Daily/u }).click();
        await dialog.getByRole('button', { name: 'Save search' }).click();
        await expect(dialog).toBeHidden();

        takeBack.push(await bring(baseURL, [`${word} One`, `${word} Two`]));
        await openSearch(page, word, 3);
        await outrider(baseURL, 'alerts', 'run', '--all');
        const alert = `2 new companies for “Slow ${word}”`;
        const titles = async () => {
          const { data } = await sendRequest<{ data: Notification[] }>(page, '/notifications');
          return data.map(({ title }) => title);
        };
        await expect.poll(titles).toContain(alert);
        await page.goto('/saved-searches');
        await expect(searchOf(page, `Slow ${word}`)).toContainText('2 new');

        await page.getByRole('button', { name: /^Notifications/u }).click();
        await page
          .getByRole('dialog', { name: 'Notifications' })
          .getByRole('link', { name: alert })
          .click();
        await expect(page).toHaveURL(new RegExp(`/search\\?.*${word}`, 'u'));
        await expect(status(page, '2 new companies since')).toContainText(`${word} Two`);
        await page.getByRole('button', { name: /^Saved/u }).click();
        await page.getByRole('menuitem', { name: 'All saved searches' }).click();
        await expect(searchOf(page, `Slow ${word}`)).toBeVisible();
        await expect(searchOf(page, `Slow ${word}`)).not.toContainText('2 new');
      } finally {
        await page.goto('/saved-searches');
        await page.getByRole('button', { name: `Delete Slow ${word}` }).click();
        await expect(searchOf(page, `Slow ${word}`)).toHaveCount(0);
        for (const undo of takeBack) await undo();
      }
    },
  );
});

test.describe('A search', () => {
  test.use({ person: 'champion@skf.example' });

  test('is exported to a file, in its order and with its filters, and to a workbook', async ({
    page,
  }) => {
    await page.goto('/search?q=bearing&country=SE&sort=name');
    const list = page.getByRole('region', { name: 'Results' });
    const first = list.getByRole('listitem').getByRole('link').first();
    await expect(first).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^bearing-sweden-.*\.csv$/u);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFId,Name,One-liner,Country,/u);
    expect(lines[1]).toContain(await first.innerText());
    expect(lines.slice(1).every((line) => line.includes('Sweden'))).toBe(true);

    // A workbook, however many rows it has.
    await page.goto('/search?sort=name');
    await expect(page.getByRole('button', { name: /^Preview/u }).first()).toBeVisible();
    const workbook = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    const [head = [], ...rows] = await readSheet(await (await workbook).path());
    expect(head.slice(0, 2)).toEqual(['Id', 'Name']);
    expect(rows.length).toBeGreaterThanOrEqual(5000);
  });
});
