import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { makeCollection } from '#e2e/support/collections.ts';

test.use({ person: 'champion@skf.example' });

interface Made {
  readonly id: string;
  readonly name: string;
  readonly companies: readonly string[];
}

/** Six companies: one in a sub-space with a note, one blacklisted, the others in no sub-space. */
async function made(page: Page): Promise<Made> {
  await page.goto('/collections');
  const name = `On paper ${Date.now()}`;
  const { id, companies } = await makeCollection(page, name, {
    companies: 6,
    changes: ([first, , , , , last]) => {
      if (!first || !last) throw new Error('There are too few companies.');
      const below = { id: 'b', name: 'Narrow', description: '', parentId: 'a' };
      return [
        {
          kind: 'createSubspace',
          subspace: { id: 'a', name: 'Wide', description: 'Far and wide', parentId: null },
        },
        { kind: 'createSubspace', subspace: below },
        { kind: 'assign', company: first, into: ['b'], outOf: [] },
        { kind: 'blacklist', company: last },
      ];
    },
  });
  return { id, name, companies: companies.map((one) => one.name) };
}

const paper = (page: Page) => page.getByRole('main');

test('A collection is printed by sub-space or as one list, with its notes and its blacklist', async ({
  page,
}) => {
  const { id, name, companies } = await made(page);
  await page.goto(`/collection/${id}`);
  await page.getByRole('slider', { name: `Rating of ${companies[0]}`, exact: true }).press('4');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Printable page' }).click();
  await expect(page).toHaveURL(new RegExp(`/collection/${id}/print`, 'u'));
  await expect(page).toHaveTitle(`${name} | Outrider`);
  await expect(paper(page)).toContainText('5 companies in 2 sub-spaces');
  await expect(page.getByRole('heading', { level: 2, name: /^Wide/u })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /^Narrow/u })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^In no sub-space/u })).toBeVisible();
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(paper(page)).not.toContainText(companies[5] ?? '');

  await page.getByRole('checkbox', { name: 'Notes and ratings' }).click({ force: true });
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Blacklist' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 2, name: /^Blacklist/u })).toBeVisible();
  await expect(paper(page)).toContainText(companies[5] ?? '');
  await page.getByRole('radio', { name: 'One list' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Wide/u })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'One list' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Blacklist' })).toBeChecked();
});

test('Paper shows only the document, black on white, in any theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { id } = await made(page);
  await page.goto(`/collection/${id}/print`);
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeEnabled();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)?.length ?? 0).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(print).toBeHidden();
  const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
    ink: getComputedStyle(heading).color,
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});

test('A collection without access cannot be printed either', async ({ page }) => {
  await page.goto('/collection/019a0000-0000-7000-8000-000000000000/print');
  await expect(page.getByRole('heading', { name: 'This collection does not exist' })).toBeVisible();
});
