import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';
import { checkFile, countOf, expectOutcome, startImport } from '#e2e/support/import-steps.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

const hotRings = 'Robotic handling of hot rings';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import submissions' });

test.use({ person: 'owner@skf.example' });

async function choose(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Choose a file…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const problemIn = (page: Page, reason: RegExp) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: reason }) })
    .getByRole('listitem');

test('a file is mapped, checked and imported; a second import changes nothing, and the first is undone', async ({
  page,
}) => {
  const csv = [
    '\uFEFFRef;Startup;Idea;E-Mail;How mature is it?',
    'IMP-1;Lumen Drift;"Optical; torque";lumen@drift.example;TRL 5',
    'IMP-2;;No company;;',
    'IMP-3;Quietloop;Self-calibrating;nobody;TRL 3',
    'IMP-1;Lumen Drift;"Optical; torque, 40 kHz";;',
  ].join('\r\n');
  await openOpportunity(page, hotRings, 'Submissions');
  await page.getByRole('button', { name: 'Import…' }).click();
  await choose(page, 'founders.csv', csv);
  await expect(dialog(page).getByRole('button', { name: 'Field for “Startup”' })).toContainText(
    'Company',
  );
  await checkFile(page);
  await expect(countOf(page, 'New')).toHaveText('1');
  await expect(countOf(page, 'Skipped')).toHaveText('2');
  await expect(problemIn(page, /^Company is missing/u)).toHaveText(/^Row 2/u);
  await expect(problemIn(page, /Enter a valid email address/u)).toHaveText(/^Row 3/u);
  await expect(problemIn(page, /^Row 1 has the same id/u)).toHaveText(/^Row 4/u);
  await startImport(page, 'Import 1 submission');
  await expectOutcome(page, 'Imported');
  await expect(countOf(page, 'Added')).toHaveText('1');
  const first = page.url();
  await dialog(page).getByRole('link', { name: 'See submissions' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /Optical; torque, 40 kHz/u })).toBeVisible();

  await page.getByRole('button', { name: 'Import…' }).click();
  await choose(page, 'founders.csv', csv);
  await checkFile(page);
  await expect(countOf(page, 'Unchanged')).toHaveText('2');
  await expect(dialog(page).getByRole('button', { name: 'Import 0 submissions' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await page.goto(first);
  await dialog(page).getByRole('button', { name: 'Undo…' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expectOutcome(page, 'Undone');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /Optical; torque/u })).toHaveCount(0);
});

test(
  'rows are pasted from a spreadsheet; an import that is not started leaves nothing',
  { tag: '@rotation-0' },
  async ({ page }) => {
    await openOpportunity(page, hotRings, 'Submissions');
    await page.getByRole('button', { name: 'Import…' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Choose a file…' })).toBeVisible();
    // Until then nothing may listen for what is pasted.
    await waitUntilIdle(page);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Company\tTitle\nLumen Drift\tPasted\nQuietloop\tToo\n');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(dialog(page).getByText('Pasted rows.tsv')).toBeVisible();
    await checkFile(page);
    await expect(dialog(page).getByRole('button', { name: 'Import 2 submissions' })).toBeVisible();
    const draft = page.url();
    const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await removed;
    await page.goto(draft);
    await expect(dialog(page).getByText('This import does not exist')).toBeVisible();
  },
);

test(
  'a file that is not a table is refused with a message',
  { tag: '@rotation-2' },
  async ({ page }) => {
    await openOpportunity(page, hotRings, 'Submissions');
    await page.getByRole('button', { name: 'Import…' }).click();
    await choose(page, 'founders.pdf', '%PDF-');
    await expect(dialog(page).getByRole('alert')).toContainText('CSV, XLSX, JSON or JSON Lines');
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'broken.json', '[{"a": 1');
    await expect(dialog(page).getByText('The file could not be read')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Choose another' }).click();
    await choose(page, 'empty.csv', '\n\n');
    await expect(dialog(page).getByText('The file could not be read')).toBeVisible();
  },
);
