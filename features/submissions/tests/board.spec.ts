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
  await expect(cards(page, 'Screening').first()).toBeVisible();
}

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example', viewport: { width: 1700, height: 900 } });

  test('drags a card to another stage, where it stays after a reload', async ({ page }) => {
    await openBoard(page);
    const card = cards(page, 'Screening').first();
    const name = (await card.innerText()).split('\n').find((line) => line.length > 2) ?? '';
    await card.dragTo(column(page, 'Selected').getByRole('grid'));
    await expect(column(page, 'Selected').getByText(name)).toBeVisible();
    await page.reload();
    await expect(column(page, 'Selected').getByText(name)).toBeVisible();
  });

  test('moves a card with the keyboard only', async ({ page }) => {
    await openBoard(page);
    const before = await cards(page, 'Screening').count();
    await cards(page, 'Screening').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(cards(page, 'Screening')).toHaveCount(before - 1);
  });

  test('must give a reason when a card is dropped on Declined, and can cancel', async ({
    page,
  }) => {
    await openBoard(page);
    const before = await cards(page, 'Screening').count();
    await cards(page, 'Screening').first().dragTo(column(page, 'Declined').getByRole('grid'));
    const dialog = page.getByRole('dialog', { name: 'Move to Declined' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(cards(page, 'Screening')).toHaveCount(before);
  });

  test('undoes a move, back to the old position', async ({ page }) => {
    await openBoard(page);
    const names = async () =>
      (await cards(page, 'Screening').allInnerTexts())
        .map((text) => text.split('\n').find((line) => line.length > 2))
        .join('|');
    const before = await names();
    await cards(page, 'Screening').first().dragTo(column(page, 'Pitch').getByRole('grid'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Moved .+ back to Screening\.$/u)).toBeVisible();
    await page.reload();
    await expect(cards(page, 'Screening').first()).toBeVisible();
    await expect.poll(names).toBe(before);
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
      viewport: { width: 1700, height: 900 },
    });
    const other = await context.newPage();
    await openBoard(other);
    const card = cards(page, 'Screening').first();
    const title = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
    // The other person's move is stored while this one is in flight.
    await page.route('**/api/submissions/*/stage', async (route) => {
      await cards(other, 'Screening').first().dragTo(column(other, 'Shortlist').getByRole('grid'));
      await expect(other.getByText(/^Moved .+ to Shortlist\.$/u)).toBeVisible();
      await route.continue();
    });
    await card.dragTo(column(page, 'Pitch').getByRole('grid'));
    await expect(page.getByText(`${title} was moved to Shortlist meanwhile.`)).toBeVisible();
    await expect(column(page, 'Shortlist').getByText(title).first()).toBeVisible();
    await expect(column(page, 'Pitch').getByText(title)).toHaveCount(0);
    await context.close();
  });

  test('opens a card beside the board', async ({ page }) => {
    await openBoard(page);
    await cards(page, 'Screening').first().click();
    await expect(page.getByRole('complementary', { name: 'Submission' })).toBeVisible();
    await expect(page).toHaveURL(/view=board&submission=/u);
  });
});

test.describe('An Observer', () => {
  test.use({ person: 'observer@skf.example' });

  test('sees the board and cannot move cards', async ({ page }) => {
    await openOpportunity(page, hotRings, 'Submissions');
    await page.getByRole('radio', { name: 'Board' }).click();
    await expect(column(page, 'Screening').getByRole('row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
  });
});
