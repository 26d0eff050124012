import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

const hotRings = 'Robotic handling of hot rings';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import submissions' });

test.use({ person: 'owner@skf.example' });

async function choose(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page)
      .getByRole('button', { name: /^Choose/u })
      .click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const figure = (page: Page, label: string) =>
  dialog(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

test('a file is previewed, mapped and imported, and a second import changes nothing', async ({
  page,
}) => {
  const csv = [
    '\uFEFFRef;Startup;Idea;E-Mail;How mature is it?',
    'IMP-1;Lumen Drift;"Optical; torque";lumen@drift.example;TRL 5',
    'IMP-2;;No company;;',
    'IMP-3;Quietloop;Self-calibrating;nobody;TRL 3',
    'IMP-1;Lumen Drift;Twice;;',
  ].join('\r\n');
  await openOpportunity(page, hotRings, 'Submissions');
  await page.getByRole('button', { name: 'Import…' }).click();
  await choose(page, 'founders.csv', csv);
  await expect(dialog(page).getByRole('button', { name: /What “Startup” is/u })).toContainText(
    'Company',
  );
  await dialog(page).getByRole('button', { name: 'Look at what would happen' }).click();
  await expect(figure(page, 'New')).toHaveText('1');
  await expect(figure(page, 'Not taken')).toHaveText('3');
  const reasons = dialog(page).getByRole('region', { name: 'Reasons' });
  await expect(reasons.getByRole('listitem')).toHaveText([
    /Row 2.*Company is missing/u,
    /Row 3.*This is not an e-mail address/u,
    /Row 4.*Row 1 has the same id/u,
  ]);
  await dialog(page).getByRole('button', { name: 'Import 1' }).click();
  await expect(figure(page, 'Added')).toHaveText('1');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Optical; torque/u })).toBeVisible();

  await page.getByRole('button', { name: 'Import…' }).click();
  await choose(page, 'founders.csv', csv);
  await dialog(page).getByRole('button', { name: 'Look at what would happen' }).click();
  await expect(figure(page, 'As they were')).toHaveText('1');
});

test('a file that is not a table is refused with a message', async ({ page }) => {
  await openOpportunity(page, hotRings, 'Submissions');
  await page.getByRole('button', { name: 'Import…' }).click();
  await choose(page, 'broken.json', '[{"a": 1');
  await expect(dialog(page).getByRole('alert')).toHaveText('This file is not valid JSON.');
  await choose(page, 'empty.csv', '\n\n');
  await expect(dialog(page).getByRole('alert')).toHaveText('There are no rows in this file.');
});
