import { sendRequest } from '#e2e/support/api-request.ts';
import { expectRefusal } from '#e2e/support/expect-refusal.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** A case whose team are the demonstration accounts; no other journey uses it. */
const hotRings = 'Robotic handling of hot rings';

const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const cards = (page: Page, stage: string) =>
  column(page, stage)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Move' }) });

async function openBoard(page: Page): Promise<void> {
  await openOpportunity(page, hotRings, 'Submissions');
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/u);
  await expect(cards(page, 'New').first()).toBeVisible();
}

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example', viewport: { width: 1700, height: 900 } });

  test('drags a card to another stage, where it stays after a reload', async ({ page }) => {
    await openBoard(page);
    const card = cards(page, 'New').first();
    const name = (await card.innerText()).split('\n').find((line) => line.length > 2) ?? '';
    await card.dragTo(column(page, 'Selected').getByRole('grid'));
    await expect(column(page, 'Selected').getByText(name)).toBeVisible();
    await page.reload();
    await expect(column(page, 'Selected').getByText(name)).toBeVisible();
  });

  test('does not overwrite a concurrent move, and sees where the card is', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openBoard(page);
    const context = await browser.newContext({
      baseURL,
      storageState: storageStateOf('developer@skf.example', baseURL),
    });
    const other = await context.newPage();
    const card = cards(page, 'New').first();
    const title = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
    // The other person's move is stored while this one is in flight.
    await page.route('**/api/submissions/*/stage', async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/api', '');
      await sendRequest(other, path, { method: 'PUT', data: { stage: 'Shortlist' } });
      await route.continue();
    });
    await card.dragTo(column(page, 'Pitch').getByRole('grid'));
    await expectRefusal(page, `${title} was moved to Shortlist in the meantime.`);
    await expect(column(page, 'Shortlist').getByText(title).first()).toBeVisible();
    await expect(column(page, 'Pitch').getByText(title)).toHaveCount(0);
    await context.close();
  });
});
