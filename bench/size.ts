import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';

/** Compressed size of a first visit to the sign-in, and of everything. */

const port = 4394;
const goals = { js: 160_000, css: 25_000 };
const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));

const zipped = async (name: string) =>
  gzipSync(await readFile(`${assets}/${name}`), { level: 9 }).length;

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
  const sum = async (names: string[]) =>
    (await Promise.all(names.map(zipped))).reduce((total, bytes) => total + bytes, 0);
  const scripts = fetched.filter((name) => name.endsWith('.js'));
  const js = await sum(scripts);
  const css = await sum(fetched.filter((name) => name.endsWith('.css')));
  const all = await sum((await readdir(assets)).filter((name) => name.endsWith('.js')));
  console.table({
    'first load, JavaScript': { 'bytes gzipped': js, goal: goals.js, files: scripts.length },
    'first load, CSS': { 'bytes gzipped': css, goal: goals.css, files: 1 },
    'all JavaScript there is': { 'bytes gzipped': all },
  });
  if (js > goals.js || css > goals.css) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
