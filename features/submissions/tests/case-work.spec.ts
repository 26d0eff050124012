import { submissionRefusals } from '#features/submissions/domain/refusals.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

/** What a case team does with a submission, and what other people see of it. */

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Submissions' }).getByRole('rowheader').getByRole('button');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const votes = (page: Page) => panel(page).getByRole('group', { name: 'Votes' });

async function openSubmission(page: Page, place: number): Promise<void> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await rows(page).nth(place).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible();
}

test.describe('The Business Developer', () => {
  test.use({ person: 'developer@skf.example' });

  test('votes, changes the vote, and withdraws it', async ({ page }) => {
    await openSubmission(page, 3);
    const up = votes(page).getByRole('button', { name: /^For/u });
    const down = votes(page).getByRole('button', { name: /^Against/u });
    for (const mine of [up, down]) {
      // The demonstration data may contain this vote.
      if ((await mine.getAttribute('aria-pressed')) === 'true') await mine.click();
      await expect(mine).toHaveAttribute('aria-pressed', 'false');
    }
    const before = Number(await up.innerText());
    await up.click();
    await expect(up).toHaveText(String(before + 1));
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await down.click();
    await expect(up).toHaveText(String(before));
    await expect(down).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(down).toHaveAttribute('aria-pressed', 'true');
    await down.click();
    await expect(down).toHaveAttribute('aria-pressed', 'false');
  });

  test('comments, gets a reply, edits the comment, and deletes it', async ({ page }) => {
    await openSubmission(page, 4);
    const composer = panel(page).getByRole('textbox', { name: 'Comment' });
    await composer.fill('Ask for the **three misses** <img src=x onerror=alert(1)>');
    await composer.press('Control+Enter');
    const comments = panel(page).getByRole('article', { name: 'Comment by Arvid Kvist' });
    await expect(comments.filter({ hasText: 'Ask for the three misses' })).toBeVisible();
    // The last thread: those of the demonstration data are older.
    const comment = comments.last();
    await expect(comment.getByRole('img')).toHaveCount(0);
    await expect(composer).toHaveValue('');
    await comment.getByRole('button', { name: 'Answer' }).click();
    await panel(page).getByRole('textbox', { name: 'Answer' }).fill('By the end of the week.');
    await panel(page).getByRole('button', { name: 'Answer', exact: true }).last().click();
    const answer = panel(page).getByText('By the end of the week.');
    await expect(answer).toBeVisible();
    await comments
      .filter({ hasText: 'Ask for the three misses' })
      .getByRole('button', { name: 'Edit' })
      .click();
    await panel(page).getByRole('textbox', { name: 'Change the comment' }).fill('Ask for two.');
    await panel(page).getByRole('article').getByRole('button', { name: 'Save' }).click();
    const changed = comments.filter({ hasText: 'Ask for two.' });
    await expect(changed).toContainText('changed');
    await changed.getByRole('button', { name: 'Delete' }).click();
    await changed.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
    await expect(panel(page).getByText('This comment was deleted.')).toBeVisible();
    await expect(answer).toBeVisible();
  });

  test('moves a submission, and must give a reason to decline it', async ({ page }) => {
    await openSubmission(page, 5);
    const menu = panel(page).getByRole('button', { name: /Move to/u });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pitch' }).click();
    await expect(menu).toHaveAccessibleName(/^Stage: Pitch/u);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Declined' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to Declined' });
    await expect(dialog.getByRole('button', { name: 'Move to Declined' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too early for us.');
    await dialog.getByRole('button', { name: 'Move to Declined' }).click();
    await expect(panel(page).getByText('Too early for us.')).toBeVisible();
    await page.reload();
    await expect(menu).toHaveAccessibleName(/^Stage: Declined/u);
    await expect(rows(page).nth(5)).toHaveAttribute('aria-current', 'true');
  });

  test('sees a refused move roll back, with the reason', async ({ page }) => {
    await openSubmission(page, 6);
    const menu = panel(page).getByRole('button', { name: /Move to/u });
    const stage = await menu.innerText();
    const message = refusalText(submissionRefusals['opportunity.finished']);
    await page.route('**/api/submissions/*/stage', (route) =>
      route.fulfill({ status: 409, json: { error: message, code: 'opportunity.finished' } }),
    );
    await menu.click();
    await page.getByRole('menuitem', { name: 'Selected' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(menu).toHaveText(stage);
  });
});

test.describe('An Observer', () => {
  test.use({ person: 'observer@skf.example' });

  test('reads votes and comments, and sees who may do more', async ({ page }) => {
    await openSubmission(page, 0);
    await expect(votes(page).getByRole('button', { name: /^For/u })).toBeDisabled();
    await expect(votes(page)).toContainText('Voting is for');
    await expect(panel(page).getByText(/^Commenting is for/u)).toBeVisible();
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: /Move to/u })).toHaveCount(0);
  });
});

test.describe('Somebody outside the case team', () => {
  test.use({ person: 'member@skf.example' });

  test('sees neither votes nor comments', async ({ page }) => {
    await openSubmission(page, 0);
    await expect(votes(page)).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name: 'Comments' })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Standing' })).toHaveCount(0);
  });
});
