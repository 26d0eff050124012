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
const widths = [320, 390, 768, 1024, 1440];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
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

/** The violations of axe: rule, element and reason, in a line each. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // Without iframes, which the policy forbids, axe's faster legacy mode gives the same result.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const textColorOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).color);

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await waitUntilIdle(page);
}

/** Soft, so that one failure does not hide the others of the same screen. */
const { soft } = expect;

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

      await test.step('axe', async () => {
        const allRules = () => violationsOf(new AxeBuilder({ page }).withTags(tags));
        const contrast = () => violationsOf(new AxeBuilder({ page }).withRules(['color-contrast']));
        const isInAll = inAllCombinations.has(name);
        await resize(page, desktop);
        soft(await allRules(), 'light at 1440 px').toEqual([]);
        await resize(page, phone);
        if (isInAll) soft(await contrast(), 'light at 390 px').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (!isAlwaysLight) {
          await expect
            .poll(() => textColorOf(page), { timeout: themeTimeoutMs })
            .not.toBe(textColor);
        }
        await waitUntilIdle(page);
        soft(await allRules(), 'dark at 390 px').toEqual([]);
        if (isInAll) {
          await resize(page, desktop);
          soft(await contrast(), 'dark at 1440 px').toEqual([]);
        }
      });

      await test.step('widths', async () => {
        for (const width of widths) {
          await resize(page, { width, height: 800 });
          soft(await measureHorizontalOverflow(page), `sideways at ${width} px`).toEqual([]);
          soft(await findSmallTargets(page), `targets at ${width} px`).toEqual([]);
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
