import { expect, type Page } from '#e2e/support/fixtures.ts';
import { checkFile } from '#e2e/support/import-steps.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';
import { foundry, owner, type Screen } from '#e2e/support/screen.ts';

async function openFirstSubmission(page: Page): Promise<void> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await page
    .getByRole('main')
    .getByRole('button', { name: /slewing bearings/u })
    .first()
    .click();
}

export const screens: readonly Screen[] = [
  {
    name: 'submissions with the panel open',
    person: owner,
    open: async (page) => {
      await openFirstSubmission(page);
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    },
  },
  {
    name: 'a submission as a page',
    person: owner,
    open: async (page) => {
      await openFirstSubmission(page);
      await page.getByRole('link', { name: 'Open as a page' }).click();
      await expect(page).toHaveURL(/\/submission\//u);
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    },
  },
  {
    name: 'messages to a submitter',
    person: owner,
    open: async (page) => {
      await openFirstSubmission(page);
      await page.getByRole('tab', { name: 'Messages' }).click();
      await expect(page.getByText(/^Read by/u)).toBeVisible();
    },
  },
  {
    name: 'adding a submission',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: 'Add submission' }).click();
      await expect(page.getByRole('textbox', { name: 'When could a pilot start?' })).toBeVisible();
    },
  },
  {
    name: 'importing submissions',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: 'Import…' }).click();
      const buffer = Buffer.from('Company,Title\nA,B\n,C');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
      await checkFile(page);
      await expect(page.getByRole('button', { name: 'Import 1 submission' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Company is missing/u })).toBeVisible();
    },
  },
  {
    name: 'submissions, some of them selected',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/u })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    },
  },
  {
    name: 'submissions as a board',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('radio', { name: 'Board' }).click();
      await expect(page.getByRole('grid', { name: /^Screening/u })).toBeVisible();
    },
  },
  {
    name: 'two submissions side by side',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      const ids: string[] = [];
      const first = page.getByRole('main').getByRole('button', { name: /slewing bearings/u });
      await first.first().click();
      const here = () => new URL(page.url()).searchParams.get('submission') ?? '';
      await expect.poll(here).not.toBe('');
      ids.push(here());
      await page
        .getByRole('button', { name: /^(?:Next|Previous) submission$/u })
        .last()
        .click();
      await expect.poll(here).not.toBe(ids[0]);
      const address = new URL(page.url());
      address.searchParams.set('compare', [...ids, here()].join(','));
      address.searchParams.delete('submission');
      await page.goto(address.href);
      await expect(page.getByRole('button', { name: 'Add another' })).toBeVisible();
      await expect(page.getByText('How mature is it?').last()).toBeAttached();
    },
  },
  {
    name: 'preparing a decision',
    person: owner,
    open: async (page) => {
      await openFirstSubmission(page);
      await page.getByRole('button', { name: 'Prepare decision…' }).click();
      await page.getByRole('menuitem', { name: 'Declined' }).click();
      await expect(page.getByText(/We have reviewed it carefully/u)).toBeVisible();
    },
  },
  {
    name: 'moving a submission with an email',
    person: owner,
    open: async (page) => {
      await openFirstSubmission(page);
      await page.getByRole('button', { name: /Move to/u }).click();
      await page.getByRole('menuitem', { name: 'Declined' }).click();
      await expect(page.getByText(/We have reviewed it carefully/u)).toBeVisible();
    },
  },
  {
    name: 'decisions to review',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: /^Decisions/u }).click();
      await expect(page.getByText(/Review each decision|No decisions prepared/u)).toBeVisible();
    },
  },
  {
    name: 'scores that are still to be given',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: /^Fibre-optic thermometers/u }).click();
      await page.getByRole('tab', { name: 'Score' }).click();
      await expect(page.getByRole('button', { name: 'Save scores' })).toBeVisible();
    },
  },
  {
    name: 'scores of all judges',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: /fibre-optic temperature lines/u }).click();
      await page.getByRole('tab', { name: 'Score' }).click();
      await expect(page.getByRole('list', { name: 'Judges' })).toBeVisible();
    },
  },
  {
    name: 'scorecard',
    person: foundry,
    open: async (page) => {
      await openOpportunity(page, slewingOpportunityName, 'Submissions');
      await page.getByRole('button', { name: 'Scorecard…' }).click();
      await expect(page.getByRole('button', { name: 'Add criterion' })).toBeVisible();
    },
  },
];
