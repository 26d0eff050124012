import type { Browser } from '@playwright/test';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

/** Scoring: nobody sees others' scores before giving their own. */

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const scores = (page: Page) => panel(page).getByRole('region', { name: 'Scores' });
const criterion = (page: Page, name: string) => scores(page).getByRole('radiogroup', { name });
const save = (page: Page) => scores(page).getByRole('button', { name: 'Save scores' });
const judges = (page: Page) => scores(page).getByRole('list', { name: 'Judges' });
const hidden = 'Others’ scores show once yours is in.';
const all = ['Fit to the need', 'Maturity', 'Team', 'Ease of a pilot'];

/** A new submission: the demonstration data does not score those. */
const submission = /^Printed strain gauges/u;

async function at(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState: storageStateOf(email, baseURL),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await page
    .getByRole('table', { name: 'Submissions' })
    .getByRole('button', { name: submission })
    .click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible();
  return page;
}

/** By keyboard: Tab moves between criteria, a digit sets the score. */
async function scoreAll(page: Page, value: number): Promise<void> {
  await criterion(page, 'Fit to the need').getByRole('radio').first().focus();
  for (const name of all) {
    await page.keyboard.press(String(value));
    await expect(
      criterion(page, name).getByRole('radio', { name: String(value), exact: true }),
    ).toBeChecked();
    await page.keyboard.press('Tab');
  }
}

test('two judges, a viewer, and a conflict of interest', async ({ browser, baseURL }) => {
  // Three browser contexts.
  test.slow();
  const [owner, developer, observer] = await Promise.all(
    ['owner@skf.example', 'developer@skf.example', 'observer@skf.example'].map((email) =>
      at(browser, baseURL, email),
    ),
  );
  if (!owner || !developer || !observer) throw new Error('Three people are needed.');

  await expect(scores(owner)).toContainText(hidden);
  await expect(save(owner)).toBeDisabled();
  await scoreAll(owner, 2);
  await save(owner).click();
  await expect(judges(owner).getByRole('listitem')).toHaveText(/You.*2\.0$/u);

  // The other judge sees nothing of it, also after a reload, which keeps their draft.
  await developer.reload();
  await expect(scores(developer)).toContainText(hidden);
  await criterion(developer, 'Team').getByText('5', { exact: true }).click();
  await developer.reload();
  await expect(criterion(developer, 'Team').getByRole('radio', { name: '5' })).toBeChecked();
  await expect(scores(developer)).toContainText('1 of 4 scored');
  await expect(scores(developer)).not.toContainText('Elin Lund');

  await scoreAll(developer, 5);
  await scores(developer)
    .getByRole('textbox', { name: 'Note to the other judges' })
    .fill('The only one with figures.');
  await save(developer).click();
  await expect(judges(developer).getByRole('listitem')).toHaveCount(2);
  await expect(scores(developer)).toContainText('Judges disagree');
  const row = scores(developer).getByRole('row', { name: /^Maturity/u });
  await expect(row.getByRole('cell')).toHaveText(['3.5', '1.5', '5']);

  await owner.reload();
  await expect(judges(owner)).toContainText('The only one with figures.');

  // The viewer sees only when scores will be shown.
  await observer.reload();
  await expect(scores(observer)).toContainText('once this opportunity is finished');
  await expect(scores(observer)).not.toContainText(/3\.5|Arvid|judges/u);

  // Declaring a conflict removes the score and hides the others'.
  await scores(developer)
    .getByRole('button', { name: /conflict of interest/u })
    .click();
  const asked = scores(developer).getByRole('group', { name: 'Conflict of interest' });
  await asked.getByRole('textbox', { name: 'Reason' }).fill('My sister works there.');
  await asked.getByRole('button', { name: 'Step back' }).click();
  await expect(scores(developer)).toContainText('You stepped back from judging this');
  await expect(scores(developer)).toContainText('My sister works there.');
  await expect(judges(developer)).toHaveCount(0);
  await owner.reload();
  await expect(judges(owner).getByRole('listitem')).toHaveCount(1);
  await expect(scores(owner)).not.toContainText('sister');

  // Withdrawing the conflict reveals nothing by itself.
  await scores(developer).getByRole('button', { name: 'Judge it again' }).click();
  await expect(scores(developer)).toContainText(hidden);

  await scores(owner).getByRole('button', { name: 'Take them back' }).click();
  await expect(scores(owner)).toContainText(hidden);
  await Promise.all([owner, developer, observer].map((page) => page.context().close()));
});

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('changes the scorecard, and resets it', async ({ page }) => {
    await openOpportunity(page, 'Grease that lasts ten years', 'Submissions');
    const open = page.getByRole('button', { name: 'Scorecard…' });
    const dialog = page.getByRole('dialog', { name: 'Scorecard' });
    await open.click();
    await dialog.getByRole('button', { name: 'Add criterion' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Give each criterion a name.');
    const names = dialog.getByRole('textbox', { name: 'Name of the criterion' });
    await names.last().fill('Price per year');
    // To the top by keyboard: pick up, move up four places, drop.
    const grip = dialog.getByRole('button', { name: 'Move Price per year', exact: true });
    await grip.focus();
    await page.keyboard.press('Enter');
    for (let place = 0; place < 6; place += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(names.first()).not.toHaveValue('Ease of a pilot');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await open.click();
    await expect(dialog).toContainText('has a scorecard of its own');
    await expect(names).toHaveCount(5);
    await expect(names.first()).toHaveValue('Price per year');
    await dialog.getByRole('button', { name: 'Use that of SKF' }).click();
    await expect(dialog).toHaveCount(0);
    await open.click();
    await expect(names).toHaveCount(4);
  });
});
