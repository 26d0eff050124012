import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { expect, test, type Locator, type Page } from '#e2e/support/fixtures.ts';
import { findUnmarkedFocus } from '#e2e/support/layout-checks.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

const mostStops = 60;

/**
 * Presses Tab until the element has the focus. Every stop on the way must show a focus indicator. After
 * the last one come the browser's own buttons, then the page starts again.
 */
async function tabTo(page: Page, place: Locator): Promise<void> {
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => findUnmarkedFocus(page), 'the focus is seen').toBeNull();
    if (await isThere()) return;
  }
  throw new Error(`Nothing led to ${place.toString()}.`);
}

/** Presses a key and checks that the focus moved to the element, and is visible. */
async function pressTo(page: Page, key: string, place: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(place).toBeFocused();
  await expect.poll(() => findUnmarkedFocus(page)).toBeNull();
}

test('From the sign-in to a submission and back, with the keyboard only', async ({ page }) => {
  // A letter belongs to the `g` before it for 1.2 s, however long the machine takes for the two.
  await page.clock.setFixedTime(new Date());
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('developer@skf.example');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(demoPassword);
  await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('link', { name: 'Discover' })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Discover' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/discover');
  await tabTo(page, page.getByRole('link', { name: slewingOpportunityName }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${slewingOpportunityName} | Outrider`);

  await tabTo(page, page.getByRole('link', { name: /^Submissions/u }));
  await page.keyboard.press('Enter');
  const rows = page.getByRole('rowheader').getByRole('button');
  await expect(rows.first()).toBeVisible();
  await tabTo(page, rows.nth(1));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Submission' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Pitch' })).toBeVisible();
  await tabTo(page, panel.getByRole('button', { name: 'Close panel' }));
  await pressTo(page, 'Enter', rows.nth(1));
  await expect(panel).toHaveCount(0);

  const account = page.getByRole('button', { name: 'Account of Arvid Kvist' });
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible();
  await tabTo(page, account);
  const entries = page.getByRole('menuitem').or(page.getByRole('menuitemradio'));
  await pressTo(page, 'Enter', entries.first());
  await pressTo(page, 'ArrowUp', page.getByRole('menuitem', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin/u);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
