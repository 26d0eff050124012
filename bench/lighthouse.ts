import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';
import { median } from '#bench/support/median.ts';
import { signIn } from '#bench/support/sign-in.ts';

/**
 * Lighthouse on ten screens on a desktop, and on the first three on a phone with a slow connection:
 * the median of three runs.
 */

const port = 4392;
const debuggingPort = 4393;
const categories = ['performance', 'accessibility', 'best-practices'];
const goals: Readonly<Record<string, number>> = {
  performance: 90,
  accessibility: 95,
  'best-practices': 95,
};
const runs = 3;
const outside = ['/', '/signin', '/skf'];
/** Behind the sign-in. */
const inside = [
  '/discover',
  '/projects',
  '/search?q=bearing',
  '/collections',
  '/saved-searches',
  '/radars',
  '/spotlight',
];
const desktop: readonly [string, Config | undefined] = ['desktop', desktopConfig];
const phone: readonly [string, Config | undefined] = ['phone, slow 4G', undefined];

const executable = await chromiumPath();
const product = await startProduct(port);
const browser = await chromium.launchPersistentContext('', {
  executablePath: executable,
  args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu'],
});
try {
  const rows: Record<string, Record<string, number>> = {};
  const run = async (path: string, config: Config | undefined) => {
    const flags = {
      port: debuggingPort,
      onlyCategories: categories,
      disableStorageReset: true,
      logLevel: 'error' as const,
    };
    const result = await lighthouse(`${product.address}${path}`, flags, config);
    if (!result) throw new Error(`Lighthouse said nothing about ${path}.`);
    const { lhr } = result;
    const time = (id: string) => Math.round(lhr.audits[id]?.numericValue ?? 0);
    const short = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    );
    return {
      figures: {
        ...Object.fromEntries(
          categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
        ),
        'FCP ms': time('first-contentful-paint'),
        'LCP ms': time('largest-contentful-paint'),
        'TBT ms': time('total-blocking-time'),
        'CLS × 1000': Math.round((lhr.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000),
      } as Record<string, number>,
      short: short.map(({ id, title }) => `${id}: ${title}`),
    };
  };
  const measure = async (
    path: string,
    presets: readonly (readonly [string, Config | undefined])[],
  ) => {
    for (const [preset, config] of presets) {
      const results: Awaited<ReturnType<typeof run>>[] = [];
      for (let nth = 0; nth < runs; nth += 1) results.push(await run(path, config));
      const [first] = results;
      rows[`${path} (${preset})`] = Object.fromEntries(
        Object.keys(first?.figures ?? {}).map((name) => [
          name,
          median(results.map(({ figures }) => figures[name] ?? 0)),
        ]),
      );
      console.log(`${path} (${preset}): ${JSON.stringify(rows[`${path} (${preset})`])}`);
      for (const line of first?.short ?? []) console.log(`  ${line}`);
    }
  };
  for (const path of outside) await measure(path, [desktop]);
  for (const path of ['/', '/signin']) await measure(path, [phone]);
  const page = await browser.newPage();
  await signIn(page, product.address, 'owner@skf.example');
  await page.close();
  for (const path of inside) await measure(path, [desktop]);
  await measure('/discover', [phone]);
  console.table(rows);
  console.log(`  Goals on a desktop: ${JSON.stringify(goals)}.\n`);
} finally {
  await browser.close();
  await product.stop();
}
