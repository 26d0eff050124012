import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from './fixtures.ts';
import type { Screen } from './screen.ts';

const found = globSync('{core,features/*}/tests/screens.ts').toSorted();
const modules = await Promise.all(
  found.map(
    (path) => import(pathToFileURL(path).href) as Promise<{ readonly screens: readonly Screen[] }>,
  ),
);

/** Every screen of core and of the features, as their own `tests/screens.ts` list them. */
export const screens = modules.flatMap((module) => module.screens);

/** A change of theme animates every row of a long list, which takes a busy machine long. */
const patienceMs = 20_000;

/**
 * Waits until nothing is loading or animated any more.
 *
 * @param hasNewTheme Then what is skipped by content-visibility starts its transitions when its style is asked
 * for, which takes as long as the rest.
 */
export async function waitUntilIdle(page: Page, hasNewTheme = false): Promise<void> {
  await expect(page.getByText(/^Loading/u)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // Polled: the end of an animation that is cancelled never comes. A change of theme starts its
  // transitions with the frame after it, so two frames pass first.
  const countRunning = async (isAsked: boolean) => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (isAsked) {
      for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
    }
    return document.getAnimations().filter(({ playState }) => playState === 'running').length;
  };
  const checked = { timeout: patienceMs, intervals: [50] };
  await expect.poll(() => page.evaluate(countRunning, hasNewTheme), checked).toBe(0);
}

const quietMs = 500;

/** Waits for pending requests. Playwright's networkidle never comes while an event stream is open. */
export const waitForNetworkIdle = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== fetched();) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }, quietMs);
