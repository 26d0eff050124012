import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { measureHorizontalOverflow, findSmallTargets } from '#e2e/support/layout-checks.ts';
import { owner } from '#e2e/support/screen.ts';
import { waitForNetworkIdle, screens, waitUntilIdle } from '#e2e/support/screens.ts';
import { collectConsoleErrors } from '#e2e/support/console-errors.ts';

/**
 * Every screen is opened once and checked: console errors while it opened, axe in two combinations of
 * size and theme, every width, and 200 % zoom.
 */

const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Among them: the visible label is inside the accessible name.
  'experimental',
];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const between = [1024, 768, 320].map((width) => ({ width, height: 800 }));
/** A window of 1440 × 900 at 200 % zoom: half as many CSS pixels, at twice the device scale. */
const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false };

/** A full screen takes up to a minute on a busy machine. */
const timeoutMs = 120_000;
const themeTimeoutMs = 15_000;

/**
 * Contrast differs by theme and by size. The sidebar, the bottom bar and the panels, which are the same
 * on every screen, are checked in all four combinations on these; other screens in two.
 */
const inAllCombinations = new Set([
  'landing',
  'projects',
  'discover',
  'submissions with the panel open',
]);

/**
 * Expected errors: error responses of a screen about something that does not exist, and requests that
 * were replaced by a newer one.
 */
const expected =
  /\/api\/(?:opportunities|companies\/startup)\/none$|Failed to load resource.* 400|net::ERR_ABORTED$/u;

type Rules = { readonly type: 'tag' | 'rule'; readonly values: string[] };
const allRules: Rules = { type: 'tag', values: tags };
const contrast: Rules = { type: 'rule', values: ['color-contrast'] };

/** The violations of axe: rule, element and reason, in a line each. */
async function violationsOf(page: Page, runOnly: Rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // To name and send every element that is right, too, took half of the time.
    .options({ runOnly, resultTypes: ['violations'] })
    // Without iframes, which the policy forbids, axe's faster legacy mode gives the same result.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const textColorOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).color);

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Scrolled, it would lie under the bars in part, where axe calls a target too small.
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilIdle(page);
}

/** Soft, so that one failure does not hide the others of the same screen. */
const { soft } = expect;

/** That nothing is wider than the page, and no target too small, at the size that it has. */
async function expectToFit(page: Page, width: number): Promise<void> {
  soft(await measureHorizontalOverflow(page), `sideways at ${width} px`).toEqual([]);
  soft(await findSmallTargets(page), `targets at ${width} px`).toEqual([]);
}

for (const { name, person, open, isAlwaysLight = false } of screens) {
  test.describe(name, () => {
    test.use({ person, colorScheme: 'light' });

    test('has no errors, no accessibility violations, and fits every size', async ({
      page,
      context,
    }) => {
      test.setTimeout(timeoutMs);
      const errors = await collectConsoleErrors(page);
      await open(page);
      const textColor = await textColorOf(page);

      await test.step('console and policy', async () => {
        await waitUntilIdle(page);
        await waitForNetworkIdle(page);
        soft(
          errors.filter((line) => !expected.test(line)),
          'errors while opening',
        ).toEqual([]);
      });

      const isInAll = inAllCombinations.has(name);

      await test.step('light, at 1440 px', async () => {
        await resize(page, desktop);
        soft(await violationsOf(page, allRules), 'light at 1440 px').toEqual([]);
        await expectToFit(page, desktop.width);
      });

      await test.step('widths', async () => {
        for (const size of between) {
          await resize(page, size);
          await expectToFit(page, size.width);
        }
      });

      await test.step('dark, at 390 px', async () => {
        await resize(page, phone);
        if (isInAll) soft(await violationsOf(page, contrast), 'light at 390 px').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (!isAlwaysLight) {
          await expect
            .poll(() => textColorOf(page), { timeout: themeTimeoutMs })
            .not.toBe(textColor);
        }
        await waitUntilIdle(page, true);
        soft(await violationsOf(page, allRules), 'dark at 390 px').toEqual([]);
        await expectToFit(page, phone.width);
        if (isInAll) {
          await resize(page, desktop);
          soft(await violationsOf(page, contrast), 'dark at 1440 px').toEqual([]);
        }
      });

      await test.step('200 %', async () => {
        const screen = await context.newCDPSession(page);
        await screen.send('Emulation.setDeviceMetricsOverride', zoomed);
        await waitUntilIdle(page);
        expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([720, 2]);
        soft(await measureHorizontalOverflow(page), 'sideways at 200 %').toEqual([]);
        const heading = page.getByRole('heading').first();
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
      });
    });
  });
}

test.describe('With forced colors', () => {
  test.use({ person: owner, forcedColors: 'active' });

  test('the selection and the edges of menus are visible', async ({ page }) => {
    await page.goto('/collections');
    const mine = page.getByRole('region', { name: 'Mine' });
    await mine.getByRole('link', { name: 'Early damage detection' }).click();
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

    await page.getByRole('button', { name: /^More about Early/u }).click();
    const popover = page.locator('.floating').filter({ has: page.getByRole('menu') });
    await expect(popover).toHaveCSS('border-top-width', '1px');
    await page.keyboard.press('Escape');

    // A company that lies in a sub-space.
    await page
      .getByRole('treegrid', { name: 'Sub-spaces' })
      .getByRole('row', { name: /, [1-9]\d* compan/u })
      .nth(1)
      .click();
    await page.getByRole('rowheader').getByRole('button').first().click();
    const spaces = page.getByRole('complementary', { name: 'Company' }).getByRole('grid');
    const isShown = (isOn: boolean) =>
      spaces.locator(`[aria-selected="${String(isOn)}"] svg`).first();
    await expect(isShown(true)).toBeVisible();
    await expect(isShown(false)).toBeHidden();
  });
});

test.describe('The policy', () => {
  test('lets no script run but those of the product', async ({ page }) => {
    const errors = await collectConsoleErrors(page);
    await page.goto('/signin');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ranAnyway = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p onclick="window.ranAnyway = true">Press</p>',
      );
    });
    await page.getByText('Press').click();
    expect(await page.evaluate(() => 'ranAnyway' in window)).toBe(false);
    const refusedScripts = () =>
      errors.filter((line) => line.startsWith('console: policy: script-src'));
    await expect.poll(refusedScripts).toHaveLength(2);
  });

  test('is sent with every page, and forbids framing', async ({ request }) => {
    for (const address of ['/', '/projects', '/no/such/place']) {
      const headers = (await request.get(address)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
