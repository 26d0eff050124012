import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './support/journey.ts';
import { screens, standStill } from './support/screens.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What is wrong, where, and why, in a line each. */
async function found(page: Page): Promise<string[]> {
  // Without frames, which the policy forbids, the quicker of axe's two ways says the same.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, person, open } of screens) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ person, colorScheme });

      test('has nothing that keeps anybody out, on a desk and in a hand', async ({ page }) => {
        await open(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await standStill(page);
          expect(await found(page), `${size.width} px`).toEqual([]);
        }
      });
    });
  }
}
