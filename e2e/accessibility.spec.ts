import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '#e2e/support/journey.ts';
import { owner } from '#e2e/support/screen.ts';
import { screens, standStill } from '#e2e/support/screens.ts';

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

test.describe('With colours of their own', () => {
  test.use({ person: owner, forcedColors: 'active' });

  test('people see what is chosen, what is not, and where a menu begins', async ({ page }) => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Hearing damage early' }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const view = (name: string) => page.getByRole('radio', { name });
    const groundOf = (name: string) =>
      view(name).evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(view('Table')).toBeChecked();
    expect(await groundOf('Table')).not.toBe(await groundOf('Board'));

    const box = page.getByRole('checkbox', { name: /^Select [A-Z]/u }).nth(1);
    await box.click();
    const tick = box.locator('xpath=following-sibling::*');
    expect(await tick.evaluate((svg) => getComputedStyle(svg).stroke)).not.toBe(await ground());
    await page.getByRole('button', { name: 'Clear the selection' }).click();

    await page.getByRole('button', { name: /^More about Hearing/u }).click();
    const popover = page.locator('.floating').filter({ has: page.getByRole('menu') });
    await expect(popover).toHaveCSS('border-top-width', '1px');
    await page.keyboard.press('Escape');

    await page.getByRole('rowheader').getByRole('button').first().click();
    const spaces = page.getByRole('complementary', { name: 'Company' }).getByRole('grid');
    const isShown = (isOn: boolean) =>
      spaces.locator(`[aria-selected="${String(isOn)}"] svg`).first();
    await expect(isShown(true)).toBeVisible();
    await expect(isShown(false)).toBeHidden();
  });
});
