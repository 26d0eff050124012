import { expect, type Page } from './journey.ts';
import { owner, type Screen } from './screen.ts';

async function openDialog(page: Page, way: string): Promise<void> {
  await page.goto('/collections');
  await page.getByRole('link', { name: 'To call in January' }).click();
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('tab', { name: way }).click();
}

const file = {
  name: 'companies.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Company,Website,City\nQuietaxis Robotics,quietaxisrobotics.example,Lund\n'),
};

/** Companies about to be added to a collection. Nothing is. */
export const screensOfAdding: readonly Screen[] = [
  {
    name: 'a list of companies looked up',
    person: owner,
    open: async (page) => {
      await openDialog(page, 'Paste a list');
      await page
        .getByRole('textbox', { name: 'Names or web addresses' })
        .fill('Quietaxis Analytics\nNorthaxis Robotics\nNrthbeam Systems\nNobody is called so');
      await page.getByRole('button', { name: 'Look up 4' }).click();
      await expect(page.getByText('2 found, 1 to look at, 1 not found')).toBeVisible();
    },
  },
  {
    name: 'a file of companies, and what its columns are',
    person: owner,
    open: async (page) => {
      await openDialog(page, 'From a file');
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('button', { name: 'Look up 1' })).toBeEnabled();
    },
  },
];
