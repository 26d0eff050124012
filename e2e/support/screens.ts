import { followUpAddress, openChallenge, sendButton } from './handing-in.ts';
import { expect, type Page } from './journey.ts';
import { openOpportunity, slewing } from './opening.ts';
import { at, foundry, owner, type Screen } from './screen.ts';
import { screensOfAdding } from './screens-of-adding.ts';
import { screensOfDirectory } from './screens-of-directory.ts';
import { screensOfSharing } from './screens-of-sharing.ts';

export const screens: readonly Screen[] = [
  {
    name: 'landing',
    person: null,
    open: at('/', (page) => page.getByRole('heading', { name: /Ride ahead/u })),
  },
  {
    name: 'sign-in',
    person: null,
    open: at('/signin', (page) => page.getByRole('button', { name: owner })),
  },
  {
    name: 'reset-password',
    person: null,
    open: at('/reset-password', (page) => page.getByText('is not built yet')),
  },
  {
    name: "a corporation's page",
    person: null,
    open: at('/skf', (page) => page.getByRole('link', { name: slewing })),
  },
  {
    name: 'a challenge, with its form not filled in',
    person: null,
    open: async (page) => {
      await openChallenge(page, slewing);
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'things are missing' })).toBeVisible();
    },
  },
  {
    name: 'the follow-up of a submission',
    person: null,
    open: async (page) => {
      await page.goto(await followUpAddress(page));
      await expect(page.getByRole('heading', { name: 'How it stands' })).toBeVisible();
    },
  },
  {
    name: 'unknown address',
    person: null,
    open: at('/nowhere', (page) => page.getByText('There is nothing at this address')),
  },
  {
    name: 'projects',
    person: owner,
    open: at('/projects', (page) => page.getByRole('button', { name: /· SKF$/u }).first()),
  },
  {
    name: 'discover',
    person: owner,
    open: at('/discover', (page) => page.getByRole('article').first()),
  },
  ...(['list', 'board', 'timeline'] as const).map((view) => ({
    name: `discover, ${view}`,
    person: owner,
    open: at(`/discover?view=${view}`, (page) => page.getByText(slewing).first()),
  })),
  {
    name: 'a form with problems',
    person: foundry,
    open: async (page) => {
      await at('/opportunities/new', (found) => found.getByLabel(/^Name/u))(page);
      await page.getByRole('button', { name: 'Post opportunity' }).click();
      await expect(page.getByRole('alert')).toContainText('not right yet');
    },
  },
  {
    name: 'editing an opportunity',
    person: owner,
    open: async (page) => {
      await openOpportunity(page);
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(slewing);
    },
  },
  {
    name: 'brief',
    person: owner,
    open: async (page) => {
      await openOpportunity(page);
      await expect(page.getByRole('heading', { name: 'Call to action' })).toBeVisible();
    },
  },
  {
    name: 'submissions with the panel open',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page
        .getByRole('main')
        .getByRole('button', { name: /Vanta|AB$|GmbH/u })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    },
  },
  {
    name: 'scores that are still to be given',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('button', { name: /^Fibre-optic temperature lines to/u }).click();
      await expect(page.getByRole('button', { name: 'Save scores' })).toBeVisible();
    },
  },
  {
    name: 'scores of all judges',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('button', { name: /^Air-coupled ultrasound that/u }).click();
      await expect(page.getByRole('list', { name: 'Judges' })).toBeVisible();
    },
  },
  {
    name: 'scorecard',
    person: foundry,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('button', { name: 'Scorecard…' }).click();
      await expect(page.getByRole('button', { name: 'Add criterion' })).toBeVisible();
    },
  },
  {
    name: 'adding a submission',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('button', { name: 'Add submission' }).click();
      await expect(page.getByRole('textbox', { name: 'When could a pilot start?' })).toBeVisible();
    },
  },
  {
    name: 'importing submissions',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('button', { name: 'Import…' }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Company\nA') });
      await expect(page.getByText('Say which column is Title.')).toBeVisible();
    },
  },
  {
    name: 'submissions, some of them selected',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
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
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('radio', { name: 'Board' }).click();
      await expect(page.getByRole('grid', { name: /^Screening/u })).toBeVisible();
    },
  },
  {
    name: 'preparing a decision',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page
        .getByRole('main')
        .getByRole('button', { name: /Vanta|AB$|GmbH/u })
        .first()
        .click();
      await page.getByRole('button', { name: 'Prepare decision…' }).click();
      await page.getByRole('menuitem', { name: 'Declined' }).click();
      await expect(page.getByText(/We have read it with care/u)).toBeVisible();
    },
  },
  {
    name: 'decisions to review',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('button', { name: /^Decisions/u }).click();
      await expect(page.getByText(/Look each one over|No decision is prepared/u)).toBeVisible();
    },
  },
  {
    name: 'two submissions side by side',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      const ids: string[] = [];
      const first = page.getByRole('main').getByRole('button', { name: /Vanta|AB$|GmbH/u });
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
    name: 'team',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Team');
      await expect(page.getByRole('list', { name: 'Case team' })).toBeVisible();
    },
  },
  {
    name: 'naming somebody in a comment',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Submissions');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('@');
      await expect(page.getByRole('option', { name: /Arvid Kvist/u })).toBeVisible();
    },
  },
  {
    name: 'activity',
    person: owner,
    open: async (page) => {
      await openOpportunity(page, slewing, 'Activity');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'an opportunity that does not exist',
    person: owner,
    open: at('/opportunity/none', (page) => page.getByText('This opportunity does not exist')),
  },
  {
    name: 'a section that is not built',
    person: foundry,
    open: at('/radars', (page) => page.getByText('Radars is not built yet')),
  },
  {
    name: 'palette',
    person: foundry,
    open: async (page) => {
      await at('/radars', (found) => found.getByText('Radars is not built yet'))(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('bearing');
      await expect(page.getByRole('menuitem', { name: slewing })).toBeVisible();
    },
  },
  {
    name: 'list of keys',
    person: foundry,
    open: async (page) => {
      await at('/radars', (found) => found.getByText('Radars is not built yet'))(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    },
  },
  ...(['Board', 'Gallery'] as const).map((view) => ({
    name: `a collection as ${view.toLowerCase()}`,
    person: owner,
    open: async (page: Page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page.getByRole('radio', { name: view }).click();
      await expect(page.getByRole('main').getByText('Lodescope').first()).toBeVisible();
    },
  })),
  ...screensOfDirectory,
  ...screensOfSharing,
  ...screensOfAdding,
];

/** Nothing is being loaded or moved any more. */
export async function standStill(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/u)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // Asked again and again: what waits for an animation to end may wait for one that was called off.
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

const quietMs = 500;

/** Nothing more is fetched. The browser's own idle never comes while a stream of events is open. */
export const fetchedAll = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== fetched();) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }, quietMs);
