import { expect, type Page } from './fixtures.ts';

export interface ImportFile {
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** Chooses a file on the page of imports. */
export async function chooseFile(page: Page, { name, bytes }: ImportFile): Promise<void> {
  await page.goto('/admin/imports');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file…' }).click(),
  ]);
  const mimeType = 'application/octet-stream';
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(bytes) });
}

/** Uploads a file, and waits until its columns are shown. */
export async function uploadFile(page: Page, brought: ImportFile): Promise<void> {
  await chooseFile(page, brought);
  await expect(page).toHaveTitle(`${brought.name} | Outrider`);
  await expect(page.getByRole('table', { name: 'Columns of the file' })).toBeVisible();
}

/** Maps a column to a field. */
export async function mapColumn(page: Page, column: string, field: string | RegExp): Promise<void> {
  const choice = page.getByRole('button', { name: `Field for “${column}”` });
  await choice.click();
  await page.getByRole('option', { name: field }).click();
  await expect(choice).toContainText(field);
}

export const checkFile = (page: Page) =>
  page.getByRole('button', { name: 'Check the file' }).click();

/** Starts the import once the dry run is done. */
export const startImport = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).click();

export const expectOutcome = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

/** Undoes the import, so that other tests find the data unchanged. */
export async function undoImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo…' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expectOutcome(page, 'Undone');
}

export const countOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`, 'u') })
    .locator('xpath=following-sibling::dd');
