import { expect, test } from '#e2e/support/journey.ts';
import { sidewaysScroll, smallTargets } from '#e2e/support/measures.ts';
import { screens, standStill } from '#e2e/support/screens.ts';

const widths = [320, 390, 768, 1024, 1440];

/** What a window of 1440 × 900 has to show at 200 %: half as many pixels, of twice the size. */
const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false };

for (const { name, person, open } of screens) {
  test.describe(name, () => {
    test.use({ person });

    test('fits every width, and 200 %, with targets that a finger hits', async ({
      page,
      context,
    }) => {
      await open(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await standStill(page);
        expect(await sidewaysScroll(page), `sideways at ${width} px`).toEqual([]);
        expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      }

      const screen = await context.newCDPSession(page);
      await screen.send('Emulation.setDeviceMetricsOverride', zoomed);
      await standStill(page);
      expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([720, 2]);
      expect(await sidewaysScroll(page), 'sideways at 200 %').toEqual([]);
      const heading = page.getByRole('heading').first();
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
    });
  });
}
