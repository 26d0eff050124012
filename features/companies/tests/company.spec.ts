import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

const toast = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').filter({ hasText: sentence });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pairs = (page: Page) =>
  page.getByRole('list', { name: 'Records to compare' }).getByRole('article');

/** Opens the company of a submission. */
async function openSubmitter(page: Page): Promise<string> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  const row = page.getByRole('rowheader').getByRole('button').first();
  await row.click();
  const panel = page.getByRole('complementary', { name: 'Submission' });
  const title = await panel.getByRole('heading', { level: 2 }).innerText();
  const company = panel.getByRole('link', { name: /^(?!Open)/u }).first();
  const name = await company.innerText();
  await company.click();
  await expect(page).toHaveTitle(`${name} | Outrider`);
  return title;
}

test.describe('A case team member', () => {
  test.use({ person: 'owner@skf.example' });

  test('goes from a submission to its company and back', async ({ page }) => {
    const title = await openSubmitter(page);
    await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('Founded');
    await expect(part(page, 'About')).toBeVisible();
    await expect(part(page, 'Similar companies').getByRole('listitem').first()).toContainText(
      'Both:',
    );
    const places = part(page, 'Where it appears').getByRole('list', { name: 'Submissions' });
    await places.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/tab=submissions&submission=/u);
    await expect(
      page
        .getByRole('complementary', { name: 'Submission' })
        .getByRole('heading', { level: 2, name: title }),
    ).toBeVisible();
  });

  test('goes from a company to a similar one', async ({ page }) => {
    await openSubmitter(page);
    const next = part(page, 'Similar companies').getByRole('link').first();
    const name = await next.innerText();
    await next.click();
    await expect(page).toHaveTitle(`${name} | Outrider`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test.describe('A Foundry Champion', () => {
  test.use({ person: 'champion@skf.example' });

  test("adds a company to a new collection, and it appears on the company's page", async ({
    page,
  }, { repeatEachIndex }) => {
    const called = `Found on a page ${repeatEachIndex}`;
    await openSubmitter(page);
    await page.getByRole('button', { name: /^(?:Where to put|Add to…) /u }).click();
    await page.getByRole('menuitem', { name: 'New collection' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(called);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(toast(page, 'Successfully added')).toBeVisible();
    const places = part(page, 'Where it appears').getByRole('list', { name: 'Collections' });
    await places.getByRole('link', { name: called }).click();
    await expect(page).toHaveTitle(`${called} | Outrider`);
    await expect(page.getByRole('complementary', { name: 'Company' })).toBeVisible();
  });
});

test('A user of another corporation does not see where a company appears', async ({
  browser,
  baseURL,
}) => {
  const sees = async (email: string) => {
    const context = await browser.newContext({ storageState: storageStateOf(email, baseURL) });
    return context.newPage();
  };
  const owner = await sees('owner@skf.example');
  await openSubmitter(owner);
  const other = await sees('member@norrland.example');
  await other.goto(owner.url());
  await expect(part(other, 'Where it appears')).toContainText(
    'In no collection, submission or project that you can see.',
  );
  await owner.context().close();
  await other.context().close();
});

test.describe('A foundry user', () => {
  test.use({ person: 'foundry@outrider.example' });

  test('accepts and rejects matches with the keyboard, and undoes it', async ({ page }) => {
    await page.goto('/admin/matches');
    await expect(pairs(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const [second, third] = [pairs(page).nth(1), pairs(page).nth(2)];
    await expect(second.getByRole('link').first()).toBeFocused();
    const name = (await second.getAttribute('aria-label')) ?? '';
    const nextName = (await third.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('n');
    const toastMessage = toast(page, /are not one company\./u);
    await expect(toastMessage).toBeVisible();
    await expect(page.getByRole('article', { name, exact: true })).toHaveCount(0);
    await expect(
      page.getByRole('article', { name: nextName, exact: true }).getByRole('link').first(),
    ).toBeFocused();
    await toastMessage.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'open again.')).toBeVisible();
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  });

  test("accepts a suggestion on a company's page and reopens it", async ({ page }) => {
    await page.goto('/admin/matches');
    await pairs(page).last().getByRole('link').first().click();
    const others = part(page, 'Other records');
    const accept = others.getByRole('button', { name: /^Same company/u }).first();
    await expect(others).toContainText('May be the same company.');
    const label = (await accept.getAttribute('aria-label')) ?? '';
    await accept.click();
    const toastMessage = toast(page, /are one company\./u);
    await expect(toastMessage).toBeVisible();
    await expect(others.getByRole('button', { name: label })).toHaveCount(0);
    await toastMessage.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'open again.')).toBeVisible();
    await expect(others.getByRole('button', { name: label })).toBeVisible();
  });

  test('sees that a company does not exist', async ({ page }) => {
    for (const address of [
      '/company/startup/00000000-0000-7000-8000-000000000000',
      '/company/nothing/at-all',
    ]) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This company does not exist' }),
      ).toBeVisible();
    }
  });
});

test.describe('A user who may not decide on matches', () => {
  test.use({ person: 'member@skf.example' });

  test('does not see suggested matches', async ({ page }) => {
    await page.goto('/admin/matches');
    await expect(
      page.getByRole('heading', { name: 'Administration is not open to you' }),
    ).toBeVisible();
  });
});
