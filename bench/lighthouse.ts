import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { demoPassword } from '#features/identity/domain/demo-accounts.ts';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';

/** Lighthouse on the first three screens, on a phone with a slow connection and on a desktop. */

const port = 4392;
const debuggingPort = 4393;
const categories = ['performance', 'accessibility', 'best-practices'];
const goal = 95;
const presets: readonly (readonly [string, Config | undefined])[] = [
  ['desktop', desktopConfig],
  ['phone, slow 4G', undefined],
];

const executable = await chromiumPath();
const product = await startProduct(port);
const browser = await chromium.launchPersistentContext('', {
  executablePath: executable,
  args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu'],
});
try {
  const rows: Record<string, Record<string, number | string>> = {};
  const measure = async (path: string) => {
    for (const [preset, config] of presets) {
      const result = await lighthouse(
        `${product.address}${path}`,
        {
          port: debuggingPort,
          onlyCategories: categories,
          disableStorageReset: true,
          logLevel: 'error',
        },
        config,
      );
      if (!result) throw new Error(`Lighthouse said nothing about ${path}.`);
      const { lhr } = result;
      const scores = categories.map(
        (id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)] as const,
      );
      const time = (id: string) => Math.round(lhr.audits[id]?.numericValue ?? 0);
      rows[`${path} (${preset})`] = {
        ...Object.fromEntries(scores),
        'FCP ms': time('first-contentful-paint'),
        'LCP ms': time('largest-contentful-paint'),
        'TBT ms': time('total-blocking-time'),
        CLS: (lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
      };
      const short = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && scoreDisplayMode === 'binary',
      );
      for (const { id, title } of short) console.log(`  ${path} (${preset}): ${id}: ${title}`);
    }
  };
  await measure('/');
  await measure('/signin');
  const page = await browser.newPage();
  await page.goto(`${product.address}/signin`);
  await page.getByLabel('E-mail').fill('owner@skf.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/projects');
  await page.close();
  await measure('/discover');
  console.table(rows);
  console.log(`  Goal: ${goal} in each of ${categories.join(', ')}.\n`);
} finally {
  await browser.close();
  await product.stop();
}
