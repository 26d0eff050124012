import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';

/** The map under a pointer and under fingers; the rest in web/map/map.browser.test.tsx. */

const map = (page: Page) => page.getByRole('region', { name: 'Map of the companies' });

/** Demo data that no test changes: companies in many countries. */
async function openMap(page: Page): Promise<void> {
  await page.goto('/collections');
  const mine = page.getByRole('region', { name: 'Mine' });
  await mine.getByRole('link', { name: 'Early damage detection' }).click();
  await expect(page).toHaveURL(/\/collection\//u);
  // On a phone the views are behind Filter.
  await page.goto(`${page.url()}?view=map`);
  await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  // It keeps its place from then on.
  await waitUntilIdle(page);
}

test.describe('A person with a mouse', () => {
  test.use({ person: 'owner@skf.example' });

  test('zooms in, pans, and resets the map', async ({ page }) => {
    await openMap(page);
    const place = async () =>
      (await map(page)
        .getByRole('button', { name: /compan(?:y|ies)$/u })
        .first()
        .boundingBox()) ?? { x: 0, y: 0 };
    const [before, all] = [await place(), map(page).getByRole('button', { name: /^Show all/u })];
    await expect(all).toBeDisabled();
    await map(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(place).not.toEqual(before);
    const enlarged = await place();

    const box = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 120];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 12, { steps: 4 });
    await page.mouse.move(x + 60, y + 24, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await place()).x).toBeGreaterThan(enlarged.x + 30);
    await expect(page, 'what is dragged is not chosen').not.toHaveURL(/country=/u);

    await all.click();
    await expect.poll(place).toEqual(before);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -240);
    await expect.poll(place).not.toEqual(before);
  });
});

test.describe('A person with a phone', () => {
  test.use({
    person: 'owner@skf.example',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test(
    'scrolls past the map with one finger, and zooms with two',
    { tag: '@rotation-2' },
    async ({ page }) => {
      await openMap(page);
      const plate = map(page).getByText(/^Europe \d+$/u);
      await expect(plate).toBeVisible();
      const session = await page.context().newCDPSession(page);
      /** Moves touch points by the given steps. */
      const swipe = async (...fingers: readonly (readonly [across: number, down: number])[]) => {
        const { x = 0, y = 0 } = (await map(page).boundingBox()) ?? {};
        const at = (step: number) =>
          fingers.map(([across, down], id) => ({
            id,
            x: x + 150 + id * 60 + across * step,
            y: y + 260 + down * step,
          }));
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
        for (let step = 1; step <= 12; step += 1) {
          await session.send('Input.dispatchTouchEvent', {
            type: 'touchMove',
            touchPoints: at(step),
          });
        }
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const top = async () => (await map(page).boundingBox())?.y ?? 0;
      const before = await top();
      await swipe([0, -12]);
      await expect.poll(top).toBeLessThan(before - 50);
      const isAtRest = async () => {
        const earlier = await top();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        return (await top()) === earlier;
      };
      await expect.poll(isAtRest).toBe(true);
      await expect(plate).toBeVisible();
      await swipe([-5, 0], [5, 0]);
      await expect(plate).toHaveCount(0);
    },
  );
});
