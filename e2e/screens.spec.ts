import { collectConsoleErrors } from '#e2e/support/console-errors.ts';
import { expect, test as bare, type Page } from '#e2e/support/fixtures.ts';
import { findLasting, waitUntilIdle } from '#e2e/support/idle.ts';
import { PersonPages, type Appearance, type Size } from '#e2e/support/person-pages.ts';
import {
  findCutWords,
  findSmallTargets,
  measureHorizontalOverflow,
} from '#e2e/support/layout-checks.ts';
import { owner, type Screen } from '#e2e/support/screen.ts';
import { screens } from '#e2e/support/screens.ts';
import { drawPart } from '#core/tests/rotation.ts';
import { violationsOn, type Rules } from '#e2e/support/violations.ts';

/** Every screen of a person is opened in the same page. */
const test = bare.extend<object, { personPages: PersonPages }>({
  personPages: [
    async ({ browser }, use) => {
      const pages = new PersonPages(browser);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Every screen is opened and checked: axe in two combinations of size and theme, every width, 200 % zoom, and
 * the console errors until then.
 */

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  // Among them: the visible label is inside the accessible name.
  'experimental',
];
const usual = { width: 1280, height: 720 };
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const sizeOf = (width: number): Size => ({ width, height: 800 });
/** A window of 1440 × 900 at 200 % zoom: half as many CSS pixels, at twice the device scale. */
const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false };

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

/** Expected errors: error responses of a screen about something that does not exist. */
const expected =
  /\/api\/(?:opportunities|companies\/startup|files\/o)\/none$|Failed to load resource.* 40[04]/u;

const allRules: Rules = { type: 'tag', values: tags };
const contrast: Rules = { type: 'rule', values: ['color-contrast'] };

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // Scrolled, it would lie under the bars in part, where axe calls a target too small.
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilIdle(page);
}

const hasLightText = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) return null;
    canvas.fillStyle = getComputedStyle(document.body).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > (3 * 255) / 2;
  });

/** Soft, so that one failure does not hide the others of the same screen. */
const { soft } = expect;

async function expectNoViolations(page: Page, rules: Rules, where: string): Promise<void> {
  const violations = await findLasting(page, () => violationsOn(page, { rules }));
  soft(violations, where).toEqual([]);
}

/** That nothing is wider than the page at 200 %, and the first heading can be reached. */
async function expectToFitZoomed(page: Page): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setDeviceMetricsOverride', zoomed);
  await waitUntilIdle(page);
  const viewport = () => page.evaluate(() => [innerWidth, devicePixelRatio]);
  await expect.poll(viewport).toEqual([720, 2]);
  soft(await findLasting(page, measureHorizontalOverflow), 'sideways at 200 %').toEqual([]);
  const heading = page.getByRole('heading').first();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await screen.detach();
}

/** That nothing is wider than the page, no target too small, and no words of ours cut, at the size that it has. */
async function expectToFit(page: Page, width: number): Promise<void> {
  const sideways = await findLasting(page, measureHorizontalOverflow);
  soft(sideways, `sideways at ${width} px`).toEqual([]);
  soft(await findLasting(page, findSmallTargets), `targets at ${width} px`).toEqual([]);
  soft(await findLasting(page, findCutWords), `words that are cut at ${width} px`).toEqual([]);
}

interface Look {
  readonly name: string;
  /** How the page is before the screen is opened: to change it on a screen costs more. */
  readonly before: Appearance;
  readonly examine: (page: Page, screen: Screen) => Promise<void>;
}

/** What a screen is examined for. Each run draws one for it, and for the next screen the next one. */
const looks: readonly Look[] = [
  {
    name: 'light, at 1440 and 1024 px',
    before: { colorScheme: 'light', size: desktop },
    async examine(page, screen) {
      await resize(page, desktop);
      await expectNoViolations(page, allRules, 'light at 1440 px');
      await expectToFit(page, desktop.width);
      if (inAllCombinations.has(screen.name)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await waitUntilIdle(page, true);
        await expectNoViolations(page, contrast, 'dark at 1440 px');
      }
      await resize(page, sizeOf(1024));
      await expectToFit(page, 1024);
    },
  },
  {
    name: 'dark, at 390 and 320 px',
    before: { colorScheme: 'dark', size: usual },
    async examine(page, screen) {
      if (screen.isAlwaysLight !== true) await expect.poll(() => hasLightText(page)).toBe(true);
      await resize(page, phone);
      await expectNoViolations(page, allRules, 'dark at 390 px');
      await expectToFit(page, phone.width);
      if (inAllCombinations.has(screen.name)) {
        await page.emulateMedia({ colorScheme: 'light' });
        await waitUntilIdle(page, true);
        await expectNoViolations(page, contrast, 'light at 390 px');
      }
      await resize(page, sizeOf(320));
      await expectToFit(page, 320);
    },
  },
  {
    name: 'at 768 px and at 200 %',
    before: { colorScheme: 'light', size: usual },
    async examine(page) {
      await resize(page, sizeOf(768));
      await expectToFit(page, 768);
      await expectToFitZoomed(page);
    },
  },
];

for (const [nth, screen] of screens.entries()) {
  test.describe(screen.name, () => {
    for (const { name, before, examine } of drawPart(looks, nth)) {
      test(`has no errors, no accessibility violations, and fits: ${name}`, async ({
        personPages,
        baseURL,
      }) => {
        const { page, errors } = await personPages.take(screen.person, baseURL, before);
        const errorsBefore = errors.length;
        await screen.open(page);
        // A window that changes its size while a menu goes cancels what that waits for, and it stays.
        await waitUntilIdle(page);
        await examine(page, screen);
        await waitUntilIdle(page);
        const errorsHere = errors.slice(errorsBefore).filter((line) => !expected.test(line));
        soft(errorsHere, 'errors of the console, and of the policy').toEqual([]);
        await personPages.leave(screen.person);
      });
    }
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
    await expect.poll(() => groundOf('Table')).not.toBe(await groundOf('Board'));

    const box = page.getByRole('checkbox', { name: /^Select [A-Z]/u }).nth(1);
    await box.click();
    const tick = box.locator('xpath=following-sibling::*');
    const stroke = () => tick.evaluate((svg) => getComputedStyle(svg).stroke);
    await expect.poll(stroke).not.toBe(await ground());
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
    const refusedScripts = () =>
      errors.filter((line) => line.startsWith('console: policy: script-src'));
    await expect.poll(refusedScripts).toHaveLength(2);
    expect(await page.evaluate(() => 'ranAnyway' in window)).toBe(false);
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
