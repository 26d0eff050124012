import { expect, test } from '#e2e/support/fixtures.ts';
import { makeCollection } from '#e2e/support/collections.ts';

/** Paper and PDF; what is printed in web/print/print.browser.test.tsx. */

test.use({ person: 'champion@skf.example' });

test('Paper shows only the document, black on white, in any theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { id } = await makeCollection(page, `On paper ${Date.now()}`, { companies: 3 });
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
  const colours = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
      ink: getComputedStyle(heading).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
  await expect.poll(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});
