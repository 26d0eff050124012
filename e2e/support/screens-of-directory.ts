import { bringFile, check } from './importing.ts';
import { expect } from './journey.ts';
import { slewing } from './opening.ts';
import { at, foundry, owner, type Screen } from './screen.ts';

/** Scout, companies, collections and imports. */
export const screensOfDirectory: readonly Screen[] = [
  {
    name: 'scout, narrowed',
    person: owner,
    open: at('/search?q=wear&country=SE,DE&foundedFrom=2012', (page) =>
      page.getByRole('button', { name: /^Look at/u }).first(),
    ),
  },
  {
    name: 'scout with a company open',
    person: owner,
    open: async (page) => {
      await at('/search', (found) => found.getByRole('button', { name: /^Look at/u }).first())(
        page,
      );
      await page
        .getByRole('button', { name: /^Look at/u })
        .first()
        .press('Enter');
      await expect(page.getByRole('complementary', { name: 'Company' })).toContainText('Source');
    },
  },
  {
    name: 'scout without a company that fits',
    person: owner,
    open: at('/search?q=zzzzzz&kinds=nucla', (page) =>
      page.getByRole('heading', { name: /^No company fits/u }),
    ),
  },
  {
    name: 'scout, a search about to be saved',
    person: owner,
    open: async (page) => {
      await page.goto('/search?q=bearing&country=SE');
      await page.getByRole('button', { name: 'Save search' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bearing, Sweden');
    },
  },
  {
    name: 'saved searches',
    person: owner,
    open: async (page) => {
      await page.goto('/saved-searches');
      await expect(page.getByText('4 new')).toBeVisible();
    },
  },
  {
    name: 'opportunities in scout',
    person: owner,
    open: at('/search?q=bearing&tab=opportunities', (page) =>
      page.getByRole('link', { name: slewing }),
    ),
  },
  {
    name: 'imports',
    person: foundry,
    open: at('/admin/imports', (page) => page.getByRole('button', { name: 'Choose a file…' })),
  },
  {
    name: 'an import that was checked',
    person: foundry,
    open: async (page) => {
      const bytes = 'id,name,founded\nlook-1,Zwyxel Look,2019\nlook-2,,2020\n';
      await bringFile(page, { name: 'look.csv', bytes });
      await check(page);
      await expect(page.getByRole('button', { name: 'Import 1 company' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^It has no name/u })).toBeVisible();
    },
  },
  {
    name: 'collections',
    person: owner,
    open: at('/collections', (page) => page.getByRole('link', { name: 'Hearing damage early' })),
  },
  {
    name: 'a collection with a company open',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /Lode|Pine|North/u })
        .first()
        .click();
      await expect(page.getByRole('complementary', { name: 'Company' })).toBeVisible();
    },
  },
  {
    name: 'a collection with companies chosen',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select [A-Z]/u });
      await boxes.nth(1).click();
      await boxes.nth(2).click();
      await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected');
    },
  },
  {
    name: 'filters of a collection',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page.getByRole('button', { name: 'Filter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter' });
      await dialog.getByRole('button', { name: /Country/u }).click();
      await page.getByRole('option', { name: /^Sweden/u }).click();
      await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Sweden');
      await expect(dialog).toBeVisible();
    },
  },
  {
    name: 'the blacklist of a collection, searched',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page.getByRole('button', { name: 'Blacklist 3' }).click();
      const panel = page.getByRole('complementary', { name: 'Blacklist' });
      await expect(panel.getByRole('button', { name: /^Take /u }).first()).toBeVisible();
      await panel.getByRole('searchbox').fill('gate');
      await expect(panel.getByRole('region', { name: 'Not on the blacklist' })).toContainText(
        'gate',
      );
    },
  },
  {
    name: 'a collection on paper',
    person: owner,
    isAlwaysLight: true,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await expect(page).toHaveURL(/\/collection\//u);
      await page.goto(`${new URL(page.url()).pathname}/print?blacklist=true`);
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    },
  },
  {
    name: 'suggestions for a collection',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page.getByRole('button', { name: 'Suggestions' }).click();
      await expect(
        page.getByRole('list', { name: 'Suggested companies' }).getByRole('listitem'),
      ).toHaveCount(12);
    },
  },
  {
    name: 'a collection as a map',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page.getByRole('radio', { name: 'Map' }).click();
      await page
        .getByRole('region', { name: 'Map of the companies' })
        .getByRole('button', { name: /^Sweden/u })
        .focus();
      await expect(page.getByRole('tooltip')).toContainText('Sweden');
    },
  },
  {
    name: 'a country on the map of a collection',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('link', { name: 'Hearing damage early' }).click();
      await page.getByRole('radio', { name: 'Map' }).click();
      await page.getByRole('list', { name: 'Countries' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'All countries' })).toBeVisible();
    },
  },
  {
    name: 'records to compare',
    person: foundry,
    open: at('/admin/matches', (page) =>
      page.getByRole('button', { name: /^Not the same/u }).first(),
    ),
  },
  {
    name: 'a company with another record',
    person: foundry,
    open: async (page) => {
      await page.goto('/admin/matches');
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Other records' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Similar companies' })).toContainText('Both:');
    },
  },
  {
    name: 'a company that does not exist',
    person: owner,
    open: at('/company/startup/none', (page) => page.getByText('This company does not exist')),
  },
];
