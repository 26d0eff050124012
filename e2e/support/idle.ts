import { expect, type Page } from './fixtures.ts';
import { pendingRequests } from './pending-requests.ts';

/**
 * In the page: lets run what is queued, and brings animations to their end, for which nobody has to
 * wait. Returns how many there were.
 */
async function settle(hasNewTheme: boolean): Promise<number> {
  // A change of theme starts its transitions with the frame after it. The browser is idle once all that
  // is queued has run, as the rendering of an answer; twice, for what follows from that.
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  // What is skipped by content-visibility starts its transitions when its style is asked for.
  if (hasNewTheme) {
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
  }
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of running) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  return running.length;
}

/** Waits until all that was asked for is here and shown, and nothing is animated any more. */
export async function waitUntilIdle(page: Page, hasNewTheme = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const work = async () => {
    const before = pendingRequests(page);
    const animated = await page.evaluate(settle, hasNewTheme);
    return {
      animated,
      loading: await page.getByText(/^Loading/u).count(),
      pending: [...before, ...pendingRequests(page)],
    };
  };
  await expect.poll(work).toEqual({ animated: 0, loading: 0, pending: [] });
}
