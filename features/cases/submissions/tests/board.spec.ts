import { sendRequest } from '#e2e/support/api-request.ts';
import { expectRefusal } from '#e2e/support/expect-refusal.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { makeOpportunity } from '#e2e/support/own-opportunity.ts';

const title = 'Rings that tell how hot they are';

const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const cardIn = (page: Page, stage: string) =>
  column(page, stage)
    .getByRole('row', { name: title })
    .filter({ has: page.getByRole('button', { name: 'Move' }) });

/** The board of a case with a new submission, which the developer may move, too. */
async function openBoard(page: Page): Promise<void> {
  const { id } = await makeOpportunity(page, `On a board ${Date.now()}`, {
    titles: [title, 'Rings that stay where they are'],
    colleagues: ['developer@skf.example'],
  });
  await page.goto(`/opportunity/${id}?tab=submissions`);
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/u);
  await expect(cardIn(page, 'New')).toBeVisible();
}

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example', viewport: { width: 1700, height: 900 } });

  test('drags a card to another stage, where it stays after a reload', async ({ page }) => {
    await openBoard(page);
    const answered = page.waitForResponse('**/api/submissions/*/stage');
    await cardIn(page, 'New').dragTo(column(page, 'Selected').getByRole('grid'));
    await expect(cardIn(page, 'Selected')).toBeVisible();
    await answered;
    await page.reload();
    await expect(cardIn(page, 'Selected')).toBeVisible();
  });

  test(
    'does not overwrite a concurrent move, and sees where the card is',
    { tag: '@rotation-1' },
    async ({ page, browser, baseURL }) => {
      await openBoard(page);
      const context = await browser.newContext({
        baseURL,
        storageState: storageStateOf('developer@skf.example', baseURL),
      });
      const other = await context.newPage();
      // The other person's move is stored while this one is in flight.
      await page.route('**/api/submissions/*/stage', async (route) => {
        const path = new URL(route.request().url()).pathname.replace('/api', '');
        await sendRequest(other, path, { method: 'PUT', data: { stage: 'Shortlist' } });
        await route.continue();
      });
      await cardIn(page, 'New').dragTo(column(page, 'Pitch').getByRole('grid'));
      await expectRefusal(page, `${title} was moved to Shortlist in the meantime.`);
      await expect(cardIn(page, 'Shortlist')).toBeVisible();
      await expect(cardIn(page, 'Pitch')).toHaveCount(0);
      await context.close();
    },
  );
});
