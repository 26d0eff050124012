import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';
import { signIn } from '#bench/support/sign-in.ts';

/**
 * Cumulative layout shift of hard loads with the processor slowed down, in both sizes, and what moved.
 * Goal: 0 on every screen.
 *
 *   npm run bench -- layout-shift [part of a path]
 */

const port = 4395;
const slowdown = 6;
const settledMs = 1500;
const longestMs = 60_000;
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const [only = ''] = process.argv.slice(2);

interface Shifts {
  readonly total: number;
  readonly moved: readonly string[];
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const seen: { value: number; moved: string[] }[] = [];
  Object.assign(globalThis, { layoutShifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const words = (element?.textContent ?? '').trim().slice(0, 40);
        const box = (rect: DOMRect) =>
          [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(',');
        return `${element?.tagName.toLowerCase()} “${words}” ${box(from)} → ${box(to)}`;
      });
      seen.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Until no skeleton is left, and what follows at once has been drawn. */
async function waitForContent(page: Page): Promise<void> {
  await page.waitForSelector('main');
  await page.waitForTimeout(settledMs);
  await page.waitForFunction(() => document.querySelector('.skeleton') === null, null, {
    timeout: longestMs,
  });
  await page.waitForTimeout(settledMs);
}

async function shiftsAt(page: Page, address: string): Promise<Shifts> {
  await page.goto(address, { waitUntil: 'load' });
  await waitForContent(page);
  const seen = await page.evaluate(
    () =>
      (globalThis as unknown as { layoutShifts: { value: number; moved: string[] }[] })
        .layoutShifts,
  );
  return {
    total: seen.reduce((sum, { value }) => sum + value, 0),
    moved: seen.flatMap(({ moved }) => moved),
  };
}

const executable = await chromiumPath();
const product = await startProduct(port);
const browser = await chromium.launch({
  executablePath: executable,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext();
  const visitor = await browser.newContext();
  await context.addInitScript(recordShifts);
  await visitor.addInitScript(recordShifts);
  const reader = await context.newPage();
  await signIn(reader, product.address, 'foundry@outrider.example');
  const linkIn = async (path: string, link: RegExp): Promise<string> => {
    await reader.goto(`${product.address}${path}`, { waitUntil: 'load' });
    await waitForContent(reader);
    const targets = await reader
      .locator('a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
    const match = targets.find((target) => link.test(target));
    if (match === undefined) throw new Error(`${path} has no link like ${link}.`);
    return match;
  };
  const opportunity = await linkIn('/discover', /^\/opportunity\/[^/]+$/u);
  const collection = await linkIn('/collections', /^\/collection\/[^/]+$/u);
  const company = await linkIn('/search?q=bearing', /^\/company\//u);
  const radar = await linkIn('/radars', /^\/radars\/[^/]+$/u);
  const project = await linkIn('/projects?view=timeline', /^\/project\//u);
  await reader.close();

  /** Signed-in people are led on from the first two. */
  const ofVisitors = ['/', '/signin', '/skf'];
  const paths = [
    ...ofVisitors,
    '/projects',
    '/discover',
    '/discover?view=list',
    '/discover?view=board',
    '/discover?view=timeline',
    opportunity,
    `${opportunity}?tab=submissions`,
    `${opportunity}?tab=submissions&view=board`,
    `${opportunity}?tab=team`,
    `${opportunity}?tab=activity`,
    '/search',
    '/search?q=bearing',
    company,
    '/collections',
    collection,
    `${collection}?view=board`,
    `${collection}?view=gallery`,
    `${collection}?view=map`,
    '/saved-searches',
    '/radars',
    radar,
    project,
    '/spotlight',
    '/spotlight/editions',
    '/metrics',
    '/venturematch',
    '/venturematch/pitch-days',
    '/notifications',
    '/settings/security',
    '/admin/imports',
    '/admin/matches',
    '/admin/users',
    '/admin/audit',
    '/admin/system',
    '/admin/tags',
    '/admin/requests',
    '/admin/keys',
    '/opportunities/new',
  ].filter((path) => path.includes(only));
  const rows: Record<string, Record<string, string>> = {};
  for (const path of paths) {
    const row: Record<string, string> = {};
    for (const [name, size] of Object.entries(sizes)) {
      const page = await (ofVisitors.includes(path) ? visitor : context).newPage();
      await page.setViewportSize(size);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const { total, moved } = await shiftsAt(page, `${product.address}${path}`);
      row[name] = total.toFixed(4);
      if (total > 0) console.log(`  ${path} (${name}):\n    ${moved.slice(0, 6).join('\n    ')}`);
      await page.close();
    }
    rows[path.replace(/[0-9a-f-]{36}/u, 'ID')] = row;
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}
