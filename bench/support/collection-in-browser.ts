import { chromium, type Page } from '@playwright/test';
import { demoPassword } from '#domain/demo.ts';
import { chromiumPath } from './chromium.ts';
import { scrollToEnd, walkThrough } from './scrolling.ts';

const openGoalMs = 1000;
/** Up to so many rows a table draws all, and there is nothing to scroll after. */
const drawnWhole = 100;
/** What hears of new readings has read again by then. */
const quietMs = 2500;

/** From the navigation until something is there. */
async function timeUntil(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address);
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    selector,
  );
  return Math.round(Number(await found.jsonValue()));
}

/** From the navigation until all of its companies are there, not just the first. */
async function timeUntilWhole(page: Page, size: number): Promise<number> {
  const found = await page.waitForFunction((rows) => {
    const table = document.querySelector('table');
    const drawn = table?.querySelectorAll('tbody tr').length;
    const isWhole = drawn === rows || table?.ariaRowCount === String(rows + 1);
    return isWhole && performance.now();
  }, size);
  return Math.round(Number(await found.jsonValue()));
}

/** What the server was asked for meanwhile. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/api/'));
    const bytes = calls.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { requests: calls.length, kB: Math.round(bytes / 1000) };
  });

interface Drawn {
  readonly selector: string;
  /** What it says; empty: whatever. */
  readonly text: string;
  /** Whether it comes, or goes. */
  readonly isThere: boolean;
}

/** From the last event of a kind until what it leads to was drawn. */
async function timeToDraw(page: Page, event: string, drawn: Drawn, act: () => Promise<void>) {
  const took = page.evaluate(
    ({ event, drawn }) =>
      new Promise<number>((resolve) => {
        let begun: number | null = null;
        const isDrawn = () =>
          [...document.querySelectorAll(drawn.selector)].some(({ textContent }) =>
            textContent.includes(drawn.text),
          ) === drawn.isThere;
        document.addEventListener(event, ({ timeStamp }) => (begun = timeStamp), true);
        const look = () => {
          if (begun !== null && isDrawn()) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { event, drawn },
  );
  await act();
  return Math.round(await took);
}

/** How long the browser takes from a key to the companies that fit. */
async function timeToSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search in this collection' });
  const drawn = { selector: '[role="status"]', text: ' of ', isThere: true };
  const taken = await timeToDraw(page, 'input', drawn, () => field.fill('sensors'));
  await field.fill('');
  return taken;
}

/** A card goes from one column to another: from the click until it is gone, and until it is stored. */
async function timeToMove(page: Page) {
  const card = page.getByRole('button', { name: /^Move .+ to…$/u }).first();
  const name = await card.getAttribute('aria-label');
  await card.click();
  const place = page.getByRole('menuitem').nth(2);
  await place.waitFor();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const column = await page.locator('section', { has: card }).first().getAttribute('aria-label');
  const [inColumn, ofCard] = [column, name].map((label) => `[aria-label=${JSON.stringify(label)}]`);
  const selector = `section${inColumn} ${ofCard}`;
  const drawn = { selector, text: '', isThere: false };
  const drawnMs = await timeToDraw(page, 'click', drawn, () => place.click());
  const { responseEnd } = (await stored).request().timing();
  await (await stored).finished();
  return { drawnMs, storedMs: Math.round(responseEnd) };
}

async function openPage(address: string, owner: string) {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/signin`);
  await page.getByLabel('E-mail').fill(owner);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/projects');
  return { browser, page };
}

/** Opens, searches, changes and scrolls a collection of so many companies, and prints what that took. */
export async function measureInBrowser(address: string, id: string, size: number, owner: string) {
  const { browser, page } = await openPage(address, owner);
  try {
    const at = `${address}/collection/${id}`;
    const [row, card] = ['tbody th button', '[role="grid"] [role="row"]'];
    const opened = await timeUntil(page, at, row);
    const whole = await timeUntilWhole(page, size);
    const cost = await asked(page);
    const again = await timeUntil(page, at, row);
    await timeUntilWhole(page, size);
    await page.waitForTimeout(quietMs);
    const searched = await timeToSearch(page);
    const board = await timeUntil(page, `${at}?view=board`, card);
    await page.waitForTimeout(quietMs);
    const { drawnMs, storedMs } = await timeToMove(page);
    console.table({
      'opened, first rows': { ms: opened, goal: openGoalMs, ...cost },
      'opened, all there': { ms: whole, goal: openGoalMs },
      'opened once more': { ms: again, goal: openGoalMs },
      'searched within it': { ms: searched },
      'as a board': { ms: board },
      'a card moved: drawn': { ms: drawnMs },
      'a card moved: stored': { ms: storedMs },
    });
    const walked: Record<string, object> = {};
    await page.waitForTimeout(quietMs);
    walked['board, a column'] = await walkThrough(page, 'section [role="grid"]');
    await timeUntil(page, `${at}?view=gallery`, 'article');
    await page.waitForTimeout(quietMs);
    walked['gallery'] = await walkThrough(page);
    await timeUntil(page, at, row);
    await timeUntilWhole(page, size);
    await page.waitForTimeout(quietMs);
    walked['table'] = await walkThrough(page);
    console.table(walked);
    if (size <= drawnWhole) return;
    await page.evaluate(() => window.scrollTo(0, 0));
    console.table({ 'table, to its end': await scrollToEnd(page, size) });
  } finally {
    await browser.close();
  }
}
