import { expect, test } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';

test.use({ person: 'foundry@outrider.example' });

test('A radar is made from a template, a blip is dragged with a reason, and all of it is published to the web', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Radar ${Date.now()}`;
  await page.goto('/radars');
  await page.getByRole('button', { name: 'New radar' }).click();
  await page.getByRole('menuitem', { name: 'From a template…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create radar' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Add blip' }).click();
  const line = page.getByRole('textbox', { name: 'Name of the new blip' });
  await line.fill('Sensor steel');
  await line.press('Enter');
  await line.press('Escape');
  const blip = page.locator('[data-blip]');
  await expect(blip).toHaveAttribute('aria-label', /^1 Sensor steel, Sensing, Adopt/u);

  // It keeps its place from then on.
  await waitUntilIdle(page);
  const box = await blip.locator('circle').last().boundingBox();
  if (!box) throw new Error('The blip is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drawing = await page.getByRole('region', { name: 'Drawing' }).boundingBox();
  if (!drawing) throw new Error('There is no drawing.');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.move(
    drawing.x + drawing.width / 2 + drawing.height * 0.25,
    drawing.y + drawing.height * 0.75,
    { steps: 6 },
  );
  await page.mouse.up();
  await dialog.getByLabel(/Reason/u).fill('Software decides now.');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(blip).toHaveAttribute('aria-label', /^1 Sensor steel, Digital, /u);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New edition' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'PNG picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/u);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Publish to the web…' }).click();
  await dialog.getByRole('button', { name: 'Publish to the web' }).click();
  const path = await dialog.getByRole('link').first().getAttribute('href');

  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const seen = await visitor.newPage();
  await seen.goto(`${baseURL}${path}`);
  await expect(seen.getByRole('heading', { level: 1, name })).toBeVisible();
  await seen.locator('[data-row]').click();
  await expect(seen.getByRole('heading', { level: 2, name: 'Sensor steel' })).toBeVisible();
  const embedded = await seen.goto(`${baseURL}${path}/embed`);
  expect(embedded?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(seen.locator('[data-blip]')).toBeVisible();
  await visitor.close();
});
