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

/** Nothing is being loaded or moved any more. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/u)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // Asked again and again: what waits for an animation to end may wait for one that was called off.
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

const quietMs = 500;

/** Nothing more is fetched. The browser's own idle never comes while a stream of events is open. */
export const waitForNetworkIdle = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== fetched();) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }, quietMs);
