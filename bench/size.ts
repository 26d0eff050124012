import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';
import { signIn } from '#bench/support/sign-in.ts';

/**
 * Compressed size of a first visit to the sign-in, of what metrics load beyond the screen where one lands,
 * and of everything: with gzip, to which the goals apply, and with Brotli, which browsers get from the
 * server over HTTPS and from localhost.
 */

const port = 4394;
/** In which a screen loads what may be needed next. */
const idleMs = 3000;
const goals = { js: 160_000, css: 25_000, metrics: 45_000 };
const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));

const executable = await chromiumPath();
const product = await startProduct(port);
const browser = await chromium.launch({
  executablePath: executable,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname.split('/assets/')[1];
    if (name) fetched.push(name);
  });
  await page.goto(`${product.address}/signin`, { waitUntil: 'networkidle' });
  const sizeOf = async (names: string[], type: '.js' | '.css') => {
    const files = names.filter((name) => name.endsWith(type));
    const sum = async (ending: string) => {
      const stats = await Promise.all(files.map((name) => stat(`${assets}/${name}${ending}`)));
      return stats.reduce((total, { size }) => total + size, 0);
    };
    return { gzip: await sum('.gz'), Brotli: await sum('.br'), files: files.length };
  };
  const js = await sizeOf(fetched, '.js');
  const css = await sizeOf(fetched, '.css');
  await signIn(page, product.address, 'foundry@outrider.example');
  await page.getByRole('table', { name: 'Projects' }).waitFor();
  await page.waitForTimeout(idleMs);
  const shell = new Set(fetched);
  await page.goto(`${product.address}/metrics`);
  await page.getByRole('heading', { name: 'Searches' }).first().waitFor();
  await page.waitForTimeout(idleMs);
  const metrics = await sizeOf(
    [...new Set(fetched)].filter((name) => !shell.has(name)),
    '.js',
  );
  console.table({
    'first load, JavaScript': { ...js, goal: goals.js },
    'first load, CSS': { ...css, goal: goals.css },
    'metrics beyond projects, JavaScript': { ...metrics, goal: goals.metrics },
    'all JavaScript there is': await sizeOf(await readdir(assets), '.js'),
  });
  if (js.gzip > goals.js || css.gzip > goals.css || metrics.gzip > goals.metrics)
    process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
