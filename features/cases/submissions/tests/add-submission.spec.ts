import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** A case whose team are the demonstration accounts. */
const hotRings = 'Robotic handling of hot rings';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /submission/u });

async function addSubmission(page: Page, title: string): Promise<void> {
  await openOpportunity(page, hotRings, 'Submissions');
  await page.getByRole('button', { name: 'Add submission' }).click();
  const company = dialog(page).getByRole('combobox', { name: 'Company' });
  await company.fill('Somebody quite new');
  await company.press('Tab');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog(page).getByRole('button', { name: 'Add submission' }).click();
  await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
}

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test(
    'edits while somebody else does: changes to different fields merge, and conflicts are shown',
    { tag: '@rotation-2' },
    async ({ page, browser, baseURL }) => {
      const title = `Edited by two ${Date.now()}`;
      await addSubmission(page, title);
      const context = await browser.newContext({
        storageState: await page.context().storageState(),
      });
      const other = await context.newPage();
      await other.goto(new URL(page.url(), baseURL).href);
      for (const one of [page, other]) {
        await panel(one).getByRole('button', { name: 'Edit', exact: true }).click();
        // It begins with what is stored by now.
        await expect(dialog(one).getByRole('textbox', { name: 'Pitch' })).toBeVisible();
      }
      await dialog(other).getByRole('textbox', { name: 'Contact' }).fill('Noor Haddad');
      await dialog(other).getByRole('textbox', { name: 'Pitch' }).fill('Theirs.');
      await dialog(other).getByRole('button', { name: 'Save' }).click();
      await expect(panel(other).getByText('Noor Haddad')).toBeVisible();
      await dialog(page).getByRole('textbox', { name: 'Pitch' }).fill('Mine.');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page).getByRole('alert')).toContainText(
        'Someone else also changed Pitch.',
      );
      await dialog(page).getByRole('button', { name: 'Mine', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(panel(page).getByText('Mine.')).toBeVisible();
      await expect(panel(page).getByText('Noor Haddad')).toBeVisible();
      await context.close();
    },
  );
});
