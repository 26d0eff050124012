import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { measureInteractions } from './interactions.ts';
import { timeToDraw } from './time-to-draw.ts';
import { scrollToEnd, scrollThrough } from './scroll.ts';
import { median } from './median.ts';
import { signIn } from '#bench/support/sign-in.ts';

const openGoalMs = 1000;
const openings = 5;
/** A table with up to this many rows is not virtualised. */
const drawnWhole = 100;
/** Time for subscribers of new ratings to reload. */
const quietMs = 2500;

/** From the navigation until something is visible. */
async function timeUntil(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address);
  const handle = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    selector,
  );
  return Math.round(Number(await handle.jsonValue()));
}

/** From the navigation until all companies are loaded, not just the first. */
async function timeUntilWhole(page: Page, size: number): Promise<number> {
  const handle = await page.waitForFunction((rows) => {
    const table = document.querySelector('table');
    const drawn = table?.querySelectorAll('tbody tr').length;
    const isWhole = drawn === rows || table?.ariaRowCount === String(rows + 1);
    return isWhole && performance.now();
  }, size);
  return Math.round(Number(await handle.jsonValue()));
}

/** Requests to the server in the meantime. */
const requestCount = (page: Page) =>
  page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/api/'));
    const bytes = calls.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { requests: calls.length, kB: Math.round(bytes / 1000) };
  });

/** Time from a key press to the filtered companies. */
async function timeToSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search in this collection' });
  const drawn = { selector: '[role="status"]', text: ' of ', isThere: true };
  const taken = await timeToDraw(page, 'input', drawn, () => field.fill('sensors'));
  await field.fill('');
  return taken;
}

/** Selects from a card's menu with the mouse, or with the keyboard only. */
const moveVariants = {
  menu: {
    event: 'click',
    open: (card: Locator) => card.click(),
    choose: (page: Page) => page.getByRole('menuitem').nth(2).click(),
  },
  keys: {
    event: 'keydown',
    open: (card: Locator) => card.press('Enter'),
    choose: async (page: Page) => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  },
};

/** Moves a card to another column: time until it is gone, and until it is stored. */
async function timeToMove(page: Page, variant: keyof typeof moveVariants) {
  const { event, open, choose } = moveVariants[variant];
  const card = page.getByRole('button', { name: /^Move .+ to…$/u }).first();
  const name = await card.getAttribute('aria-label');
  const column = await page.locator('section', { has: card }).first().getAttribute('aria-label');
  await open(card);
  await page.getByRole('menuitem').nth(2).waitFor();
  // Keys pressed before it has the focus would go elsewhere.
  await page.locator('.floating:focus-within').waitFor();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const [inColumn, ofCard] = [column, name].map((label) => `[aria-label=${JSON.stringify(label)}]`);
  const drawn = { selector: `section${inColumn} ${ofCard}`, isThere: false };
  const drawnMs = await timeToDraw(page, event, drawn, () => choose(page));
  const answer = await stored;
  // Before it is received there is no end of it.
  await answer.finished();
  const { responseEnd } = answer.request().timing();
  return { drawnMs, storedMs: Math.round(responseEnd) };
}

async function openPage(address: string, owner: string) {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, address, owner);
  return { browser, page };
}

/** Opens, searches, changes and scrolls a collection of this size, and prints the timings. */
export async function measureInBrowser(address: string, id: string, size: number, owner: string) {
  const { browser, page } = await openPage(address, owner);
  try {
    const at = `${address}/collection/${id}`;
    const [row, card] = ['tbody th button', '[role="grid"] [role="row"]'];
    const opened = await timeUntil(page, at, row);
    const whole = await timeUntilWhole(page, size);
    const cost = await requestCount(page);
    const again: number[] = [];
    for (let nth = 0; nth < openings; nth += 1) {
      await page.waitForTimeout(quietMs);
      again.push(await timeUntil(page, at, row));
      await timeUntilWhole(page, size);
    }
    await page.waitForTimeout(quietMs);
    const searched = await timeToSearch(page);
    const board = await timeUntil(page, `${at}?view=board`, card);
    await page.waitForTimeout(quietMs);
    const moved = await timeToMove(page, 'menu');
    await page.waitForTimeout(quietMs);
    const movedByKeys = await timeToMove(page, 'keys');
    console.table({
      'opened the first time, first rows': { ms: opened, goal: openGoalMs, ...cost },
      'opened the first time, all there': { ms: whole, goal: openGoalMs },
      [`opened again, median of ${openings}`]: { ms: median(again), goal: openGoalMs },
      'searched within it': { ms: searched },
      'as a board': { ms: board },
      'a card moved: drawn': { ms: moved.drawnMs },
      'a card moved: stored': { ms: moved.storedMs },
      'a card moved by keyboard: drawn': { ms: movedByKeys.drawnMs },
    });
    if (size > drawnWhole) {
      await timeUntil(page, at, row);
      await timeUntilWhole(page, size);
      await page.waitForTimeout(quietMs);
      console.table(await measureInteractions(page));
      await timeUntil(page, `${at}?view=board`, card);
    }
    const walked: Record<string, object> = {};
    await page.waitForTimeout(quietMs);
    walked['board, a column'] = await scrollThrough(page, 'section [role="grid"]');
    await timeUntil(page, `${at}?view=gallery`, 'article');
    await page.waitForTimeout(quietMs);
    walked['gallery'] = await scrollThrough(page);
    await timeUntil(page, at, row);
    await timeUntilWhole(page, size);
    await page.waitForTimeout(quietMs);
    walked['table'] = await scrollThrough(page);
    console.table(walked);
    if (size <= drawnWhole) return;
    await page.evaluate(() => window.scrollTo(0, 0));
    console.table({ 'table, to its end': await scrollToEnd(page, size) });
  } finally {
    await browser.close();
  }
}
