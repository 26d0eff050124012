import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const choices = (page: Page) => page.getByRole('listbox', { name: 'People to mention' });

async function openSubmission(page: Page, place: number): Promise<void> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await page
    .getByRole('table', { name: 'Submissions' })
    .getByRole('rowheader')
    .getByRole('button')
    .nth(place)
    .click();
  await panel(page).getByRole('tab', { name: 'Discussion' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Comment' })).toBeVisible();
}

test.use({ person: 'owner@skf.example' });

test(
  'A mentioned person is notified and opens the comment from there',
  { tag: '@rotation-1' },
  async ({ page, browser, baseURL }) => {
    const storageState = storageStateOf('developer@skf.example', baseURL);
    const context = await browser.newContext({ baseURL, storageState });
    const mentionedPage = await context.newPage();

    await openSubmission(page, 7);
    const field = panel(page).getByRole('textbox', { name: 'Comment' });
    await field.pressSequentially('Ask for the misses, @arv');
    await expect(choices(page).getByRole('option')).toHaveText([/Arvid Kvist/u]);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Ask for the misses, @Arvid Kvist ');
    await expect(choices(page)).toHaveCount(0);
    await field.pressSequentially('*please*');
    await field.press('Control+Enter');
    const comment = panel(page).getByRole('article').filter({ hasText: 'Ask for the misses' });
    await expect(comment.getByText('@Arvid Kvist', { exact: true })).toBeVisible();
    await expect(comment.getByText('please', { exact: true })).toBeVisible();

    await mentionedPage.goto('/projects');
    await mentionedPage.getByRole('button', { name: /^Notifications, \d+ unread/u }).click();
    const notification = mentionedPage
      .getByRole('link', { name: /^Elin Lund mentioned you on/u })
      .first();
    await expect(notification).toContainText(slewingOpportunityName);
    await notification.click();
    await expect(
      panel(mentionedPage).getByRole('article').filter({ hasText: '@Arvid Kvist' }).last(),
    ).toContainText('Ask for the misses');
    await context.close();

    // Replace the mention, then delete the comment.
    await comment.getByRole('button', { name: 'Edit' }).click();
    const change = panel(page).getByRole('textbox', { name: 'Edit comment' });
    await change.fill('');
    await change.pressSequentially('@pet');
    await choices(page)
      .getByRole('option', { name: /^Petra Toivonen/u })
      .click();
    await expect(change).toHaveValue('@Petra Toivonen ');
    await expect(change).toBeFocused();
    await panel(page).getByRole('article').getByRole('button', { name: 'Save' }).click();
    const changed = panel(page).getByRole('article').filter({ hasText: '@Petra Toivonen' });
    await expect(changed.getByText('@Petra Toivonen', { exact: true })).toBeVisible();
    await changed.getByRole('button', { name: 'Delete' }).click();
    await changed.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
    await expect(changed).toHaveCount(0);
  },
);
