import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { markByKeys } from '#e2e/support/keys.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** Its team are the demonstration accounts too, and no other journey uses it. */
const opportunity = 'Grease that lasts ten years';

const team = (page: Page) => page.getByRole('list', { name: 'Case team' }).getByRole('listitem');
const row = (page: Page, name: string) => team(page).filter({ hasText: name });

async function countOf(page: Page): Promise<number> {
  await expect(row(page, 'Elin Lund')).toBeVisible();
  return team(page).count();
}

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('finds a colleague, assigns a role, changes it, and removes the colleague', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openOpportunity(page, opportunity, 'Team');
    const before = await countOf(page);
    const field = page.getByRole('combobox', { name: 'Find a person by name or email' });
    await field.pressSequentially('samu');
    const option = page.getByRole('option', { name: /Samuel Vik/u });
    await expect(option).toContainText('member@skf.example');
    await markByKeys(page, option);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Samuel Vik');
    await page.getByRole('button', { name: /Role$/u }).click();
    await page.getByRole('option', { name: /^Analyst/u }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(row(page, 'Samuel Vik')).toContainText('Analyst');
    await expect(field).toHaveValue('');
    await expect(team(page)).toHaveCount(before + 1);

    // Members are listed, but cannot be chosen again.
    await field.pressSequentially('samu');
    await expect(option).toContainText('On the team');
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');

    await row(page, 'Samuel Vik')
      .getByRole('button', { name: /Role of Samuel Vik$/u })
      .click();
    await page.getByRole('option', { name: /^Observer/u }).click();
    await expect(row(page, 'Samuel Vik')).toContainText('Observer');
    await page.reload();
    await expect(row(page, 'Samuel Vik').getByRole('button', { name: /Role of/u })).toContainText(
      'Observer',
    );

    const storageState = storageStateOf('member@skf.example', baseURL);
    const context = await browser.newContext({ baseURL, storageState });
    const notifiedPage = await context.newPage();
    await notifiedPage.goto('/discover');
    await notifiedPage.getByRole('button', { name: /^Notifications, \d+ unread/u }).click();
    await notifiedPage
      .getByRole('link', { name: `Your role on ${opportunity} is Observer now` })
      .click();
    await expect(row(notifiedPage, 'Samuel Vik (you)')).toContainText('Observer');
    await expect(notifiedPage.getByText(/^Adding people and giving roles is for/u)).toBeVisible();
    await context.close();

    await page.getByRole('button', { name: 'Remove Samuel Vik' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove Samuel Vik' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(team(page)).toHaveCount(before);
    await page.reload();
    await expect(team(page)).toHaveCount(before);
  });
});
