import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { markByKeys } from '#e2e/support/keys.ts';
import { typeInto } from '#e2e/support/type-into.ts';
import {
  field,
  chooseFromMoreMenu,
  postButton,
  postOpportunity,
  removeOpportunity,
} from '#e2e/support/post-opportunity.ts';

const summary = (page: Page) => page.getByRole('alert');
const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';
const nameOf = (what: string) => `Zinc dust ${what} ${Date.now()}`;

test.describe('A Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('posts an opportunity, closes it, reopens it, and deletes it', async ({ page }) => {
    const name = nameOf('from A to Z');
    await page.goto('/discover');
    await page.getByRole('link', { name: 'New opportunity' }).click();
    await expect(page).toHaveTitle('New opportunity | Outrider');
    await field(page, 'Name').fill(name);
    const categories = page.getByRole('combobox', { name: 'Categories' });
    await typeInto(categories, 'sens');
    await markByKeys(page, page.getByRole('option', { name: 'Sensing' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Sensing' })).toBeVisible();
    await categories.fill('Zinc dust');
    await categories.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Zinc dust' })).toBeVisible();
    await field(page, 'Introduction').fill('We look for **dust** <img src=x onerror=alert(1)>.');
    const previews = page.getByRole('button', { name: 'Preview' });
    await previews.first().click();
    await expect(page.getByRole('region', { name: /Introduction/u }).locator('strong')).toHaveText(
      'dust',
    );
    await field(page, 'Reward').fill('25 000');
    await page.getByRole('switch', { name: 'Show on the public page' }).click({ force: true });
    const people = page.getByRole('combobox', { name: 'Find a person by name or email' });
    await typeInto(people, 'observer');
    await page.getByRole('option', { name: /Petra Toivonen/u }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Case team' })).toContainText('Petra Toivonen');
    await postButton(page).click();

    await expect(page).toHaveTitle(`${name} | Outrider`);
    const team = page.getByRole('link', { name: /^Team/u });
    await expect(team).toHaveText('Team 2');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('€25,000')).toBeVisible();
    await expect(page.getByRole('main').getByText('Zinc dust', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      `/c/skf/${idOf(page)}`,
    );

    await chooseFromMoreMenu(page, 'Close…');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We found enough dust.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/^Finished on/u)).toBeVisible();
    await expect(page.getByText('We found enough dust.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We found enough dust.')).toBeVisible();

    await chooseFromMoreMenu(page, 'Reopen…');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was the wrong dust.');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText(/^Finished on/u)).toHaveCount(0);

    const address = page.url();
    await removeOpportunity(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText('This opportunity does not exist')).toBeVisible();
  });

  test(
    'and somebody else edit at once, and lose nothing',
    { tag: '@rotation-0' },
    async ({ page, browser, baseURL }) => {
      const name = nameOf('by two');
      await postOpportunity(page, name);
      const edit = `/opportunity/${idOf(page)}/edit`;
      const context = await browser.newContext({
        baseURL,
        storageState: storageStateOf('foundry@outrider.example', baseURL),
      });
      const other = await context.newPage();
      await Promise.all([page.goto(edit), other.goto(edit)]);
      const save = (who: Page) => who.getByRole('button', { name: 'Save changes' });

      await field(page, 'Introduction').fill('Mine.');
      await field(page, 'Focus areas').fill('- Only mine');
      await field(other, 'Introduction').fill('Theirs.');
      await field(other, 'Business need').fill('Only theirs.');
      await save(other).click();
      // Saving leads away from the form.
      await expect(other).not.toHaveURL(/edit/u);
      await context.close();

      await save(page).click();
      const conflicts = page.getByRole('region', { name: 'Changed in the meantime' });
      await expect(conflicts).toContainText('Also changed by them: Business need.');
      await expect(field(page, 'Business need')).toHaveValue('Only theirs.');
      await expect(field(page, 'Focus areas')).toHaveValue('- Only mine');
      await page.getByRole('button', { name: 'Save again' }).click();
      await expect(summary(page)).toContainText('Choose a version');
      // After leaving and returning, the conflict is shown again: their change is not overwritten.
      await expect(page.getByText('Draft saved on this device')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Draft restored')).toBeVisible();
      await save(page).click();
      await expect(conflicts).toContainText('You both changed these fields');
      const introduction = conflicts.getByRole('group', { name: 'Introduction' });
      await introduction.getByRole('radio', { name: 'Theirs' }).check();
      await expect(field(page, 'Introduction')).toHaveValue('Theirs.');
      await introduction.getByRole('radio', { name: 'Yours' }).check();
      await expect(field(page, 'Introduction')).toHaveValue('Mine.');
      await page.getByRole('button', { name: 'Save again' }).click();

      await expect(page).not.toHaveURL(/edit/u);
      // The address changes before the screen does.
      await expect(conflicts).toHaveCount(0);
      for (const text of ['Mine.', 'Only theirs.', 'Only mine']) {
        await expect(page.getByRole('main').getByText(text)).toBeVisible();
      }
      await page.goto(edit);
      await expect(field(page, 'Introduction')).toHaveValue('Mine.');
      await expect(page.getByText('Draft restored')).toHaveCount(0);
      await page.goBack();
      await removeOpportunity(page);
    },
  );
});
