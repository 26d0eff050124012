import { expect, test } from './support/journey.ts';
import { sidewaysScroll, smallTargets } from './support/measures.ts';
import { screens, standStill } from './support/screens.ts';

const widths = [320, 390, 768, 1024, 1440];

for (const { name, person, open } of screens) {
  test.describe(name, () => {
    test.use({ person });

    test('fits every width, with targets that a finger hits', async ({ page }) => {
      await open(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await standStill(page);
        expect(await sidewaysScroll(page), `sideways at ${width} px`).toEqual([]);
        expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      }
    });
  });

  test.describe(`${name}, at 200 %`, () => {
    // Half as many pixels of twice the size: what a window of 1440 × 900 has to show then.
    test.use({ person, viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

    test('fits a window that is zoomed', async ({ page }) => {
      await open(page);
      await standStill(page);
      expect(await sidewaysScroll(page)).toEqual([]);
      const heading = page.getByRole('heading').first();
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
    });
  });
}
