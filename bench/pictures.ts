import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';
import { signIn } from '#bench/support/sign-in.ts';

/**
 * Takes the pictures of README and docs again, from the product with its demonstration.
 *
 *   npm run bench -- pictures [NAME …] [--to FOLDER] [--jpeg] [--url ADDRESS]
 *
 * `--url`: of a product that runs already, with the demonstration.
 */

interface Picture {
  readonly name: string;
  /** Null: a visitor. */
  readonly person: string | null;
  readonly theme: 'light' | 'dark';
  readonly isPhone?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
}

const owner = 'owner@skf.example';
const champion = 'champion@skf.example';
const superuser = 'superuser@outrider.example';

const at = (path: string) => (page: Page) => page.goto(path);

/** Opens the first link of this shape on a screen. */
const firstOf = (path: string, link: string) => async (page: Page) => {
  await page.goto(path);
  const target = await page.locator(`main a[href^="${link}"]`).first().getAttribute('href');
  await page.goto(target ?? path);
};

const light = 'light' as const;
const dark = 'dark' as const;
const phone = { isPhone: true };

const pictures: readonly Picture[] = [
  { name: 'landing', person: null, theme: light, open: at('/') },
  { name: 'sign-in', person: null, theme: light, open: at('/signin') },
  { name: 'projects', person: owner, theme: light, open: at('/projects') },
  { name: 'discover', person: owner, theme: light, open: at('/discover') },
  {
    name: 'submissions',
    person: owner,
    theme: light,
    open: async (page) => {
      await firstOf('/discover', '/opportunity/')(page);
      await page.goto(`${page.url()}?tab=submissions&view=board`);
    },
  },
  { name: 'scout', person: owner, theme: light, open: at('/search?q=battery') },
  { name: 'company', person: owner, theme: light, open: firstOf('/search?q=battery', '/company/') },
  { name: 'collections', person: owner, theme: light, open: at('/collections') },
  {
    name: 'collection',
    person: owner,
    theme: dark,
    open: firstOf('/collections', '/collection/'),
  },
  {
    name: 'radar',
    person: owner,
    theme: light,
    open: async (page) => {
      await firstOf('/radars', '/radars/')(page);
      await page.locator('[data-blip]').first().click();
    },
  },
  { name: 'metrics', person: champion, theme: light, open: at('/metrics') },
  {
    name: 'match',
    person: owner,
    theme: light,
    open: async (page) => {
      await firstOf('/discover', '/opportunity/')(page);
      await page.goto(`/venturematch?opportunity=${page.url().split('/').at(-1)}`);
    },
  },
  { name: 'back-test', person: owner, theme: light, open: at('/venturematch/back-test') },
  {
    name: 'pitch-day',
    person: owner,
    theme: light,
    open: firstOf('/venturematch/pitch-days', '/venturematch/pitch-days/'),
  },
  {
    name: 'edit-company',
    person: superuser,
    theme: light,
    open: async (page) => {
      await firstOf('/search?q=battery', '/company/')(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
  },
  { name: 'board', person: owner, theme: light, open: at('/discover?view=board') },
  { name: 'audit', person: superuser, theme: light, open: at('/admin/audit') },
  { name: 'settings', person: owner, theme: light, open: at('/settings/profile') },
  { name: 'notifications', person: owner, theme: light, open: at('/settings/notifications') },
  { name: 'spotlight', person: owner, theme: dark, open: at('/spotlight') },
  { name: 'users', person: superuser, theme: light, open: at('/admin/users') },
  { name: 'phone-projects', person: owner, theme: dark, ...phone, open: at('/projects') },
  { name: 'phone-discover', person: owner, theme: light, ...phone, open: at('/discover') },
  { name: 'phone-scout', person: owner, theme: dark, ...phone, open: at('/search?q=battery') },
];

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const longestMs = 60_000;
const settledMs = 1200;

async function take(browser: Browser, address: string, picture: Picture, path: string) {
  const { person, theme, isPhone = false } = picture;
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: isPhone ? sizes.phone : sizes.desktop,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  if (person !== null) await signIn(page, address, person);
  await picture.open(page);
  await page.waitForFunction(() => document.querySelector('.skeleton') === null, null, {
    timeout: longestMs,
  });
  // Logos and the font follow the data.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  await page.waitForTimeout(settledMs);
  await page.screenshot({ path, ...(path.endsWith('.jpg') && { quality: 70 }) });
  await context.close();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: 'docs/images' },
    jpeg: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});
await mkdir(values.to, { recursive: true });
const product = values.url === undefined ? await startProduct(4396) : null;
const address = product?.address ?? values.url ?? '';
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const selection = pictures.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  for (const picture of selection) {
    const path = join(values.to, `${picture.name}.${values.jpeg ? 'jpg' : 'png'}`);
    await take(browser, address, picture, path).then(
      () => console.log(path),
      (error: unknown) => {
        process.exitCode = 1;
        console.error(`${picture.name}: ${String(error)}`);
      },
    );
  }
} finally {
  await browser.close();
  await product?.stop();
}
