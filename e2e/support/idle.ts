import { expect, type Page } from './fixtures.ts';
import { pendingRequests } from './pending-requests.ts';

/**
 * In the page: lets run what is queued, and animations to their end. Returns how much goes on after that. All in one
 * call, since each takes as long as what it asks.
 */
async function settle(hasNewTheme: boolean) {
  await document.fonts.ready;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const countRunning = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  // A task of the least priority runs after all that is queued, as the rendering of an answer; twice, for
  // what follows from that. A change of theme starts its transitions with the frame after it.
  for (let turn = 0; turn < 2; turn += 1) {
    await nextFrame();
    await scheduler.postTask(() => {}, { priority: 'background' });
  }
  // What is skipped by content-visibility starts its transitions when its style is asked for.
  if (hasNewTheme) {
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
  }
  // A colour that is inherited goes down one generation with each frame.
  const mostGenerations = 100;
  for (let frame = 0; frame < mostGenerations && countRunning() > 0; frame += 1) await nextFrame();
  const loading = document.evaluate(
    'count(//body//text()[starts-with(normalize-space(), "Loading")][not(parent::script)])',
    document,
  ).numberValue;
  return {
    animated: countRunning(),
    loading,
    // What listens for shortcuts may be here, and not drawn: React takes its time with it.
    waiting: document.querySelectorAll('[data-waits]').length,
  };
}

/** Waits until all that was asked for is here and shown, and nothing is animated any more. */
export async function waitUntilIdle(page: Page, hasNewTheme = false): Promise<void> {
  const work = async () => {
    const before = pendingRequests(page);
    const seen = await page.evaluate(settle, hasNewTheme);
    return { ...seen, pending: [...before, ...pendingRequests(page)] };
  };
  await expect.poll(work).toEqual({ animated: 0, loading: 0, waiting: 0, pending: [] });
}

/** A chart takes its new width a frame later, and so may what is around it. */
const mostMeasurements = 5;

/** What is found on a page again and again, each time after it has come to rest; none: it is right. */
export async function findLasting(
  page: Page,
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  let results = await find(page);
  for (let again = 1; results.length > 0 && again < mostMeasurements; again += 1) {
    await waitUntilIdle(page);
    results = await find(page);
  }
  return results;
}
