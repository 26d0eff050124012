import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
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

test.describe('A member of a corporation', () => {
  test.use({ person: 'member@skf.example' });

  test('posts an opportunity, closes it, reopens it, and deletes it', async ({ page }) => {
    const name = nameOf('from A to Z');
    await page.goto('/discover');
    await page.getByRole('link', { name: 'New opportunity' }).click();
    await expect(page).toHaveTitle('New opportunity | Outrider');
    await field(page, 'Name').fill(name);
    const categories = page.getByRole('combobox', { name: 'Categories' });
    await categories.fill('sens');
    await page.getByRole('option', { name: 'Sensing' }).click();
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
    const people = page.getByRole('combobox', { name: 'Find somebody by name or e-mail' });
    await people.fill('observer');
    await page.getByRole('option', { name: /Petra Toivonen/u }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Case team' })).toContainText('Petra Toivonen');
    await postButton(page).click();

    await expect(page).toHaveTitle(`${name} | Outrider`);
    const team = page.getByRole('link', { name: /^Team/u });
    await expect(team).toHaveText('Team2');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('€25,000')).toBeVisible();
    await expect(page.getByRole('main').getByText('Zinc dust', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      `/c/skf/${idOf(page)}`,
    );

    await chooseFromMoreMenu(page, 'Close…');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close it' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We found enough dust.');
    await dialog.getByRole('button', { name: 'Close it' }).click();
    await expect(page.getByText(/^Finished on/u)).toBeVisible();
    await expect(page.getByText('We found enough dust.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We found enough dust.')).toBeVisible();

    await chooseFromMoreMenu(page, 'Reopen…');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was the wrong dust.');
    await dialog.getByRole('button', { name: 'Reopen it' }).click();
    await expect(page.getByText(/^Finished on/u)).toHaveCount(0);

    const address = page.url();
    await removeOpportunity(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText('This opportunity does not exist')).toBeVisible();
  });

  test('sees validation errors at their fields, and loses no input', async ({ page }) => {
    await page.goto('/opportunities/new');
    await expect(page.getByRole('button', { name: /Autumn 2026/u })).toBeVisible();
    await page.getByLabel(/^Closes/u).fill('2020-01-01');
    await field(page, 'Reward').fill('a lot');
    await field(page, 'Link').fill('javascript:alert(1)');
    await field(page, 'Introduction').fill('Words that stay.');
    await postButton(page).click();
    await expect(summary(page)).toContainText('4 things are not right yet');
    await expect(summary(page)).toBeFocused();
    await summary(page).getByRole('button', { name: 'Name' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Give it a name.');
    await page.keyboard.type('x'.repeat(300));
    await expect(field(page, 'Name')).toHaveValue('x'.repeat(200));
    await expect(summary(page)).toContainText('3 things');
    await expect(field(page, 'Introduction')).toHaveValue('Words that stay.');

    await page.getByLabel(/^Closes/u).fill('');
    await field(page, 'Reward').fill('');
    await field(page, 'Link').fill('');
    // An error that only the server detects is shown at its field, too.
    await page.route('**/api/opportunities', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'Some of what was sent cannot be used.',
          code: 'invalid',
          details: [{ field: 'body.name', problem: 'no, not that.' }],
        },
      }),
    );
    await postButton(page).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('No, not that.');
    await expect(field(page, 'Introduction')).toHaveValue('Words that stay.');
    await page.evaluate(() => localStorage.clear());
  });

  test('finds an unsaved draft again, and can discard it', async ({ page }) => {
    await page.goto('/opportunities/new');
    const name = nameOf('half written');
    await field(page, 'Name').fill(name);
    await field(page, 'Business need').fill('Half a sentence');
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
    await expect(field(page, 'Business need')).toHaveValue('Half a sentence');

    // Also after visiting another page.
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await page.goBack();
    await expect(field(page, 'Name')).toHaveValue(name);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(field(page, 'Name')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByText('Draft restored')).toHaveCount(0);
  });

  test('posts an opportunity with the keyboard only', async ({ page }) => {
    const name = nameOf('by keyboard');
    await page.goto('/discover');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('New opp');
    const command = page.getByRole('menuitem', { name: 'New opportunity' });
    await expect(command).toBeVisible();
    // The first item is focused already if it was listed before the last keystroke.
    if ((await command.getAttribute('data-focused')) === null) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(command).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Autumn 2026/u })).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await field(page, 'Name').evaluate((input) => input === document.activeElement)) break;
    }
    await page.keyboard.type(name);
    // Enter in a field does not submit a long form; Control and Enter does.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/opportunities/new');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: /Spring 2026/u })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Autumn 2026/u })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveTitle(`${name} | Outrider`);
    await removeOpportunity(page);
  });

  test('and somebody else edit at once, and lose nothing', async ({ page, browser, baseURL }) => {
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
    await expect(conflicts).toContainText('Taken over from them: Business need.');
    await expect(field(page, 'Business need')).toHaveValue('Only theirs.');
    await expect(field(page, 'Focus areas')).toHaveValue('- Only mine');
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(summary(page)).toContainText('Choose first');
    // After leaving and returning, the conflict is shown again: their change is not overwritten.
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await save(page).click();
    await expect(conflicts).toContainText('You both changed what follows');
    const introduction = conflicts.getByRole('group', { name: 'Introduction' });
    await introduction.getByRole('radio', { name: 'Theirs' }).check();
    await expect(field(page, 'Introduction')).toHaveValue('Theirs.');
    await introduction.getByRole('radio', { name: 'Yours' }).check();
    await expect(field(page, 'Introduction')).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Save again' }).click();

    await expect(page).not.toHaveURL(/edit/u);
    for (const text of ['Mine.', 'Only theirs.', 'Only mine']) {
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    }
    await page.goto(edit);
    await expect(field(page, 'Introduction')).toHaveValue('Mine.');
    await expect(page.getByText('Draft restored')).toHaveCount(0);
    await page.goBack();
    await removeOpportunity(page);
  });
});

test.describe('The foundry', () => {
  test.use({ person: 'foundry@outrider.example' });

  test('chooses the corporation of an opportunity, and opens a cycle for it', async ({ page }) => {
    const cycle = `Winter ${Date.now()}`;
    await page.goto('/opportunities/new');
    await postButton(page).click();
    await expect(summary(page)).toContainText('Choose whose challenge this is.');
    await page.getByRole('button', { name: /^Choose a corporation/u }).click();
    await page.getByRole('option', { name: 'SKF' }).click();
    await page.getByRole('button', { name: /Scouting cycle/u }).click();
    await page.getByRole('option', { name: 'New cycle…' }).click();
    const fields = page.getByRole('group', { name: 'New scouting cycle' });
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect(fields.getByText('Choose its first day.')).toBeVisible();
    await fields.getByRole('textbox', { name: 'Name of the cycle' }).fill('Autumn 2026');
    await fields.getByLabel('First day').fill('2031-01-01');
    await fields.getByLabel('Last day').fill('2030-01-01');
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect(fields.getByText('A cycle ends after it starts.')).toBeVisible();
    await fields.getByLabel('Last day').fill('2031-03-31');
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect(fields.getByRole('alert')).toContainText('“Autumn 2026” already');
    await fields.getByRole('textbox', { name: 'Name of the cycle' }).fill(cycle);
    await fields.getByRole('button', { name: 'Open the cycle' }).click();
    await expect(fields).toHaveCount(0);
    const name = nameOf('in a new cycle');
    await field(page, 'Name').fill(name);
    await postButton(page).click();
    await expect(page).toHaveTitle(`${name} | Outrider`);
    await expect(page.getByRole('main').getByText(cycle)).toBeVisible();
    await removeOpportunity(page);
  });
});

test.describe('An Observer', () => {
  test.use({ person: 'observer@skf.example' });

  test('sees no controls to edit an opportunity, and a message at the URL of the form', async ({
    page,
  }) => {
    await openOpportunity(page);
    await expect(
      page.getByRole('heading', { level: 1, name: slewingOpportunityName }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
    await page.goto(`/opportunity/${idOf(page)}/edit`);
    await expect(page.getByText('You cannot write here')).toBeVisible();
  });
});

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('cannot delete an opportunity with submissions, and sees what to do instead', async ({
    page,
  }) => {
    await openOpportunity(page);
    await chooseFromMoreMenu(page, 'Delete…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete it' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Close it instead');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: slewingOpportunityName }),
    ).toBeVisible();
  });
});
