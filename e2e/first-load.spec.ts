import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';

const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));
/** Gzipped. Leaves room for what is still to come below 160,000. */
const mostBytes = 154_000;

test('The first load of the sign-in is small', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname.split('/assets/')[1];
    if (name?.endsWith('.js')) scripts.add(name);
  });
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await waitUntilIdle(page);
  const files = await Promise.all([...scripts].map((name) => stat(`${assets}/${name}.gz`)));
  expect(files.length).toBeGreaterThan(1);
  expect(files.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(mostBytes);
});
