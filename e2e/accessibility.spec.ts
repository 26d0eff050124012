import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './support/journey.ts';
import { screens, standStill } from './support/screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A full screen is examined four times, which takes a slow machine half a minute. */
const patienceMs = 120_000;

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What is wrong, where, and why, in a line each. */
async function found(axe: AxeBuilder): Promise<string[]> {
  // Without frames, which the policy forbids, the quicker of axe's two ways says the same.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const inkOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).color);

for (const { name, person, open, isAlwaysLight = false } of screens) {
  test.describe(name, () => {
    test.use({ person, colorScheme: 'light' });

    test('has nothing that keeps anybody out, on a desk and in a hand, by day and night', async ({
      page,
    }) => {
      test.setTimeout(patienceMs);
      await open(page);
      const ink = await inkOf(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await standStill(page);
        const axe = new AxeBuilder({ page }).withTags(tags);
        expect(await found(axe), `${size.width} px`).toEqual([]);
      }
      // Nothing but the colours is another by night.
      await page.emulateMedia({ colorScheme: 'dark' });
      if (!isAlwaysLight) await expect.poll(() => inkOf(page)).not.toBe(ink);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await standStill(page);
        const axe = new AxeBuilder({ page }).withRules(['color-contrast']);
        expect(await found(axe), `${size.width} px, dark`).toEqual([]);
      }
    });
  });
}
