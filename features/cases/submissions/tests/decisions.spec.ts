import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

const hotRings = 'Robotic handling of hot rings';

test.use({ person: 'developer@skf.example' });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a new submission in the panel. */
async function addOwn(page: Page, title: string): Promise<void> {
  await openOpportunity(page, hotRings, 'Submissions');
  await page.getByRole('button', { name: 'Add submission' }).click();
  const company = dialog(page).getByRole('combobox', { name: 'Company' });
  await company.fill('Decided Inc');
  await company.press('Tab');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog(page).getByRole('textbox', { name: 'Contact' }).fill('Noor Haddad');
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('noor@decided.example');
  await dialog(page).getByRole('button', { name: 'Add submission' }).click();
  await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
}

async function prepare(page: Page, stage: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Prepare decision…' }).click();
  await page.getByRole('menuitem', { name: stage }).click();
}

test('a declining decision is prepared, reviewed, changed, and sent with its mail', async ({
  page,
}) => {
  const title = `Prepared ${Date.now()}`;
  await addOwn(page, title);
  await prepare(page, 'Declined');
  const give = dialog(page).getByRole('button', { name: 'Prepare decision' });
  await expect(give).toBeDisabled();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Too early for us.');
  await expect(dialog(page).getByText('Too early for us.', { exact: true }).last()).toBeVisible();
  await expect(dialog(page).getByText('Hello Noor Haddad,')).toBeVisible();
  await give.click();
  await expect(panel(page).getByText('Declined prepared')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close panel' }).click();

  await page.getByRole('button', { name: /^Decisions/u }).click();
  await expect(page).toHaveURL(/view=decisions/u);
  const item = page.getByRole('listitem').filter({ hasText: title });
  await item.getByRole('button', { name: /^Email to noor@decided/u }).click();
  await expect(item.getByText('[their own secret link]')).toBeVisible();
  await item.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('radio', { name: 'Edit' }).click();
  await dialog(page).getByRole('textbox', { name: 'Text' }).fill('Dear {foundr}, {reason}');
  await expect(dialog(page).getByText(/Nothing can be put in place of/u)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save decision' })).toBeDisabled();
  await dialog(page).getByRole('textbox', { name: 'Text' }).fill('Dear {founder}, {reason}');
  await dialog(page).getByRole('button', { name: 'Save decision' }).click();
  await expect(item.getByText('Dear Noor Haddad, Too early for us.')).toBeVisible();

  for (const box of await page.getByRole('checkbox', { name: /^Send the decision for/u }).all()) {
    const isOwn = (await box.getAttribute('aria-label'))?.includes(title) === true;
    if (!isOwn && (await box.isChecked())) await box.press('Space');
  }
  await page.getByRole('button', { name: 'Send 1 decision now' }).click();
  await expect(dialog(page)).toContainText('by email in 10 minutes');
  await dialog(page).getByRole('button', { name: 'Send 1 now' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'All submissions' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Declined');
});
