import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';
import { signIn } from '#bench/support/sign-in.ts';

/**
 * Texts that are cut by an ellipsis in the window of each screen, at 1440 × 900 with the demonstration:
 * lines, and excerpts, which are meant to be a beginning. Goal: no line in the first column of a table,
 * at most 5 lines on a screen.
 *
 *   npm run bench -- cut-texts [part of a path] [--url ADDRESS]
 */

const mostOnScreen = 5;
const settledMs = 1000;
const longestMs = 60_000;

const owner = 'owner@skf.example';
const superuser = 'superuser@outrider.example';

/** A path, and the link to follow from there. */
const screens: readonly (readonly [string, string, string?])[] = [
  [owner, '/projects'],
  [owner, '/projects?view=board'],
  [owner, '/projects?view=timeline'],
  [owner, '/projects', '[data-walk]'],
  [owner, '/discover'],
  [owner, '/discover?view=list'],
  [owner, '/discover?view=board'],
  [owner, '/discover?view=timeline'],
  [owner, '/discover', 'a[href^="/opportunity/"]'],
  [owner, '/search?q=battery'],
  [owner, '/search?q=battery', 'a[href^="/company/"]'],
  [owner, '/collections'],
  [owner, '/collections', 'a[href^="/collection/"]'],
  [owner, '/radars'],
  [owner, '/radars', 'a[href^="/radars/"]'],
  [owner, '/venturematch'],
  [owner, '/spotlight'],
  [owner, '/saved-searches'],
  [owner, '/notifications'],
  ['champion@skf.example', '/metrics'],
  [superuser, '/discover'],
  [superuser, '/projects'],
  [superuser, '/admin/users'],
  [superuser, '/admin/requests'],
  [superuser, '/admin/corporations'],
  [superuser, '/admin/audit'],
  [superuser, '/admin/imports'],
  [superuser, '/admin/tags'],
  [superuser, '/admin/system'],
];

interface Cut {
  readonly text: string;
  readonly kind: 'line' | 'excerpt';
  readonly isFirstColumn: boolean;
}

/** Runs in the page. */
function cutTexts(): Cut[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element): Cut[] => {
    const style = getComputedStyle(element);
    const isLine = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
    const isExcerpt =
      style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    if (!isLine && !isExcerpt) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    // Texts for screen readers alone are cut to a point.
    if (bottom <= 0 || top >= innerHeight || width < 8) return [];
    const cell = element.closest('td, [role="gridcell"], [role="rowheader"]');
    const cells = [
      ...(cell?.parentElement?.querySelectorAll('td, [role="gridcell"], [role="rowheader"]') ?? []),
    ].filter((one) => one.textContent?.trim() !== '');
    return [
      {
        text: (element.textContent ?? '').trim().slice(0, 60),
        kind: isLine ? 'line' : 'excerpt',
        isFirstColumn: cell !== null && cells[0] === cell,
      },
    ];
  });
}

async function open(page: Page, path: string, link: string | undefined): Promise<void> {
  await page.goto(path);
  const settle = async () => {
    await page.waitForSelector('main');
    await page.waitForFunction(() => document.querySelector('.skeleton') === null, null, {
      timeout: longestMs,
    });
    await page.waitForTimeout(settledMs);
  };
  await settle();
  if (link === undefined) return;
  await page.locator(`main ${link}`).first().click();
  await settle();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' } },
});
const product = values.url === undefined ? await startProduct(4394) : null;
const address = product?.address ?? values.url ?? '';
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
let isMet = true;
try {
  const rows: Record<string, object> = {};
  for (const person of new Set(screens.map(([one]) => one))) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await signIn(page, address, person);
    for (const [whose, path, link] of screens) {
      if (whose !== person || !path.includes(positionals[0] ?? '')) continue;
      await open(page, path, link);
      const cuts = await page.evaluate(cutTexts);
      const lines = cuts.filter(({ kind }) => kind === 'line');
      const inFirst = cuts.filter(({ isFirstColumn }) => isFirstColumn);
      rows[`${path}${link === undefined ? '' : ' → first'} (${person.split('@')[0]})`] = {
        lines: lines.length,
        'first column': inFirst.length,
        excerpts: cuts.length - lines.length,
      };
      for (const { text } of new Set([...lines, ...inFirst])) console.log(`  ${path}: ${text}`);
      isMet &&= lines.length <= mostOnScreen && inFirst.length === 0;
    }
    await context.close();
  }
  console.table(rows);
} finally {
  await browser.close();
  await product?.stop();
}
console.log(
  `Goal: no line in a first column, at most ${mostOnScreen} on a screen: ${isMet ? 'met' : 'NOT met'}.`,
);
process.exitCode = isMet ? 0 : 1;
