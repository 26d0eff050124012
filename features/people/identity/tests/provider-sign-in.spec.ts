import { limits } from '#core/domain/limits.ts';
import { minute } from '#core/domain/units.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';

/** By the local identity provider, which plays Google, Microsoft and a company's own. */

const accountOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account of ${name}` });
const continueWith = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` });

/** Clicks, and returns the pop-up once it shows whom to choose. */
async function openPopup(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await continueWith(page, name).click();
  const popup = await opened;
  await expect(popup.getByText('Choose who signs in')).toBeVisible();
  return popup;
}

const choose = (popup: Page, name: string) =>
  popup.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();

async function signOut(page: Page, name: string): Promise<void> {
  await accountOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('A pop-up signs in the same person twice, and a sign-out that nobody answers ends after 10 s', async ({
  page,
}) => {
  await page.goto('/signin?redirect=%2Fdiscover');
  for (const time of ['first', 'second']) {
    const popup = await openPopup(page, 'Google');
    const closed = popup.waitForEvent('close');
    await choose(popup, 'Elin Lund');
    await closed;
    await expect(page, time).toHaveURL(time === 'first' ? '/discover' : '/projects');
    await expect(accountOf(page, 'Elin Lund')).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    if (time === 'first') {
      await signOut(page, 'Elin Lund');
      await expect(page).toHaveURL(/\/signin/u);
      await page.goto('/signin');
    }
  }
  await page.clock.install();
  await page.reload();
  await page.route('**/api/auth/sign-out', () => {});
  await accountOf(page, 'Elin Lund').click();
  const entry = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(entry).toBeVisible();
  // From here on the page's clock stands still, a little later than it is.
  await page.clock.pauseAt(Date.now() + minute);
  const request = page.waitForRequest('**/api/auth/sign-out');
  await entry.click();
  await request;
  await page.clock.runFor(limits.signOutTimeoutMs - 1);
  await expect(page.getByText('Signing out…')).toBeVisible();
  await expect(accountOf(page, 'Elin Lund')).not.toBeAttached();
  await page.clock.runFor(1);
  // The next page needs a clock that goes.
  await page.clock.resume();
  await expect(page).toHaveURL(/\/signin/u);
});

test(
  'A pop-up that is closed is said and can be opened again; a blocked one has the page itself',
  { tag: '@rotation-1' },
  async ({ page }) => {
    await page.goto('/signin');
    const alert = page.getByRole('alert');
    const closed = await openPopup(page, 'Microsoft');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await closed.close();
    // A person who closes it is back in this window; headless browsers do not say so.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(alert).toHaveText(refusalText(providerRefusals['signIn.popupClosed']));

    const canceled = await openPopup(page, 'Microsoft');
    await choose(canceled, 'Cancel');
    await expect(alert).toHaveText(refusalText(providerRefusals['signIn.canceled']));

    await page.evaluate(() => {
      window.open = () => null;
    });
    await continueWith(page, 'Microsoft').click();
    await expect(alert).toHaveText(refusalText(providerRefusals['signIn.popupBlocked']));
    await page.getByRole('button', { name: 'Continue with Microsoft on this page' }).click();
    await choose(page, 'Arvid Kvist');
    await expect(page).toHaveURL('/projects');
    await expect(accountOf(page, 'Arvid Kvist')).toBeVisible();
  },
);

test(
  'A refusal of the provider’s person is on the form, and an email address finds its company',
  { tag: '@rotation-2' },
  async ({ page }) => {
    await page.goto('/signin');
    const alert = page.getByRole('alert');
    for (const [person, code] of [
      ['Unverified', 'signIn.unverified'],
      ['Stranger', 'signIn.noAccount'],
    ] as const) {
      await choose(await openPopup(page, 'Google'), person);
      await expect(alert).toHaveText(refusalText(providerRefusals[code]));
      await expect(page).toHaveURL('/signin');
    }
    await continueWith(page, 'single sign-on').click();
    await expect(alert).toHaveText(refusalText(providerRefusals['signIn.emailMissing']));
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('somebody@norrland.example');
    await continueWith(page, 'single sign-on').click();
    await expect(alert).toHaveText(refusalText(providerRefusals['signIn.noProvider']));

    await page.getByLabel('Email').fill('observer@skf.example');
    await choose(await openPopup(page, 'single sign-on'), 'Petra Toivonen');
    await expect(page).toHaveURL('/projects');
    await expect(accountOf(page, 'Petra Toivonen')).toBeVisible();
  },
);
