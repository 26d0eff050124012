import type { Browser } from '@playwright/test';
import { sendRequest } from '#e2e/support/api-request.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

/** Scoring: nobody sees others' scores before giving their own. */

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const scores = (page: Page) => panel(page).getByRole('region', { name: 'Scores' });
const criterion = (page: Page, name: string) => scores(page).getByRole('radiogroup', { name });
const save = (page: Page) => scores(page).getByRole('button', { name: 'Save scores' });
const judges = (page: Page) => scores(page).getByRole('list', { name: 'Judges' });
const hidden = 'Submit your score to see the others.';
const all = ['Fit to the need', 'Maturity', 'Team', 'Pilot readiness'];

/** Adds a submission that nobody has scored; returns its title. */
async function addSubmission(page: Page): Promise<string> {
  const title = `To be scored ${Date.now()}`;
  const { data } = await sendRequest<{ data: { id: string; name: string }[] }>(
    page,
    `/opportunities?q=${encodeURIComponent(slewingOpportunityName)}`,
  );
  const id = data.find(({ name }) => name === slewingOpportunityName)?.id;
  await sendRequest(page, `/opportunities/${id}/submissions`, {
    method: 'POST',
    data: { companyName: 'Judged Works', title },
  });
  return title;
}

async function at(
  browser: Browser,
  baseURL: string | undefined,
  { email, submission }: { readonly email: string; readonly submission: string },
): Promise<Page> {
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
  await panel(page).getByRole('tab', { name: 'Score' }).click();
  return page;
}

/** By keyboard: a digit sets the score and goes on to the next criterion; the last one saves. */
async function scoreAll(page: Page, value: number): Promise<void> {
  await criterion(page, 'Fit to the need').getByRole('radio').first().focus();
  for (const name of all.slice(1)) {
    await page.keyboard.press(String(value));
    await expect(criterion(page, name).locator('input:focus')).toHaveCount(1);
  }
  await page.keyboard.press(String(value));
}

test.use({ person: 'owner@skf.example' });

test(
  'two judges, a viewer, and a conflict of interest',
  { tag: '@rotation-2' },
  async ({ page, browser, baseURL }) => {
    const submission = await addSubmission(page);
    const [owner, developer, observer] = await Promise.all(
      ['owner@skf.example', 'developer@skf.example', 'observer@skf.example'].map((email) =>
        at(browser, baseURL, { email, submission }),
      ),
    );
    if (!owner || !developer || !observer) throw new Error('Three people are needed.');

    await expect(scores(owner)).toContainText(hidden);
    await expect(save(owner)).toBeDisabled();
    await scoreAll(owner, 2);
    await expect(judges(owner).getByRole('listitem')).toHaveText(/You.*2\.0$/u);

    // The other judge sees nothing of it, also after a reload, which keeps their draft.
    await developer.reload();
    await expect(scores(developer)).toContainText(hidden);
    await criterion(developer, 'Team').getByText('5', { exact: true }).click();
    await developer.reload();
    await expect(criterion(developer, 'Team').getByRole('radio', { name: '5' })).toBeChecked();
    await expect(scores(developer)).toContainText('1 of 4 scored');
    await expect(scores(developer)).not.toContainText('Elin Lund');

    await scores(developer)
      .getByRole('textbox', { name: 'Note for reviewers' })
      .fill('The only one with figures.');
    await scoreAll(developer, 5);
    await expect(judges(developer).getByRole('listitem')).toHaveCount(2);
    await expect(scores(developer)).toContainText('Reviewers disagree');
    const row = scores(developer).getByRole('row', { name: /^Maturity/u });
    await expect(row.getByRole('cell')).toHaveText(['3.5', '1.5', '5']);

    await owner.reload();
    await expect(judges(owner)).toContainText('The only one with figures.');

    // The viewer sees only when scores will be shown.
    await observer.reload();
    await expect(scores(observer)).toContainText('once this opportunity is closed');
    await expect(scores(observer)).not.toContainText(/3\.5|Arvid|judges/u);

    // Declaring a conflict removes the score and hides the others'.
    await scores(developer)
      .getByRole('button', { name: /conflict of interest/u })
      .click();
    const group = scores(developer).getByRole('group', { name: 'Conflict of interest' });
    await group.getByRole('textbox', { name: 'Reason' }).fill('My sister works there.');
    await group.getByRole('button', { name: 'Step back' }).click();
    await expect(scores(developer)).toContainText('You stepped back from judging this');
    await expect(scores(developer)).toContainText('My sister works there.');
    await expect(judges(developer)).toHaveCount(0);
    await owner.reload();
    await expect(judges(owner).getByRole('listitem')).toHaveCount(1);
    await expect(scores(owner)).not.toContainText('sister');

    // Withdrawing the conflict reveals nothing by itself.
    await scores(developer).getByRole('button', { name: 'Score it' }).click();
    await expect(scores(developer)).toContainText(hidden);

    await scores(owner).getByRole('button', { name: 'Withdraw scores' }).click();
    await expect(scores(owner)).toContainText(hidden);
    await Promise.all([owner, developer, observer].map((page) => page.context().close()));
  },
);
