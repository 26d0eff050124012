import { clickIfThere } from '#e2e/support/click-if-there.ts';
import { expect, type Page } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';
import { pressShortcut } from '#e2e/support/keys.ts';
import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

/** The owner's smallest collection, because the page behind a dialog is checked, too. */
const small = 'To call in January';

/** How companies of sensors are called; suggestions, which may come before them, begin with Add. */
const sensors = /^(?!Add ).*(?:sense|scope|metric|pulse|trace|gauge|axis)\b/u;

/** Of its card: recent activity names collections, too. */
const collectionLink = (page: Page, name: string) =>
  page.getByRole('region', { name: /^(?:Mine|Shared with me)$/u }).getByRole('link', { name });

/** The owner's largest collection. Until it is drawn, the list of collections stays, whose buttons have such names, too. */
const openLargest = async (page: Page) => {
  await page.goto('/collections');
  await collectionLink(page, 'Early damage detection').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early damage detection');
};

const openOne = async (page: Page) => {
  await page.goto('/collections');
  await collectionLink(page, small).click();
  await expect(page.getByRole('table')).toBeVisible();
};

async function openDialog(page: Page, way: string): Promise<void> {
  await page.goto('/collections');
  await collectionLink(page, small).click();
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('tab', { name: way }).click();
}

const file = {
  name: 'companies.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Company,Website,City\nLodecycle Circular,lodecyclecircular.example,Lund\n'),
};

export const screens: readonly Screen[] = [
  ...(['Board', 'Gallery'] as const).map((view) => ({
    name: `a collection as ${view.toLowerCase()}`,
    person: owner,
    open: async (page: Page) => {
      await openLargest(page);
      await page.getByRole('radio', { name: view }).click();
      await expect(
        page.getByRole('main').getByRole('button', { name: sensors }).first(),
      ).toBeVisible();
    },
  })),
  {
    name: 'collections',
    person: owner,
    open: openAt('/collections', (page) => collectionLink(page, 'Early damage detection')),
  },
  {
    name: 'a collection with a company open',
    person: owner,
    open: async (page) => {
      await openLargest(page);
      await page.getByRole('main').getByRole('button', { name: sensors }).first().click();
      await expect(page.getByRole('complementary', { name: 'Company' })).toBeVisible();
    },
  },
  {
    name: 'a collection with companies chosen',
    person: owner,
    open: async (page) => {
      await openLargest(page);
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
      await openLargest(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter' });
      await dialog.getByRole('button', { name: /Country/u }).click();
      // The first one is any country.
      await page.getByRole('option').nth(1).click();
      await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
      // Until then Escape is for the list of countries. A dialog may take the focus late, before its button does.
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    name: 'the blacklist of a collection, searched',
    person: owner,
    open: async (page) => {
      await openLargest(page);
      await page.getByRole('button', { name: 'Blacklist 3' }).click();
      const panel = page.getByRole('complementary', { name: 'Blacklist' });
      await expect(
        panel.getByRole('button', { name: / from the blacklist$/u }).first(),
      ).toBeVisible();
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
      await openLargest(page);
      await expect(page).toHaveURL(/\/collection\//u);
      await page.goto(`${new URL(page.url()).pathname}/print?blacklist=true`);
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    },
  },
  {
    name: 'suggestions for a collection',
    person: owner,
    open: async (page) => {
      await openLargest(page);
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
      await openLargest(page);
      await page.getByRole('radio', { name: 'Map' }).click();
      await expect(page.getByRole('region', { name: 'Map of the companies' })).toBeVisible();
      await waitUntilIdle(page);
      await page
        .getByRole('region', { name: 'Map of the companies' })
        .getByRole('button', { name: /compan(?:y|ies)$/u })
        .first()
        .focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'a country on the map of a collection',
    person: owner,
    open: async (page) => {
      await openLargest(page);
      await page.getByRole('radio', { name: 'Map' }).click();
      await page.getByRole('list', { name: 'Countries' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'All countries' })).toBeVisible();
    },
  },
  {
    name: 'sharing a collection',
    person: owner,
    open: async (page) => {
      await openOne(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Find people' }).fill('petra');
      await page.getByRole('option', { name: /^Petra Toivonen/u }).click();
      await expect(page.getByRole('button', { name: 'Share with 1 person' })).toBeVisible();
    },
  },
  {
    name: 'leaving a collection',
    person: owner,
    open: async (page) => {
      await page.goto('/collections');
      await page.getByRole('button', { name: 'More about Watch list 2027' }).click();
      await page.getByRole('menuitem', { name: 'Leave' }).click();
      await expect(page.getByRole('dialog', { name: /^Leave/u })).toContainText('You lose access');
    },
  },
  {
    name: 'a collection that is being renamed',
    person: owner,
    open: async (page) => {
      await openOne(page);
      await page.getByRole('heading', { level: 1 }).getByText(small).dblclick();
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill(' ');
      await name.press('Enter');
      await expect(page.getByText('Invalid Pinboard name')).toBeVisible();
    },
  },
  {
    name: 'adding from anywhere',
    person: owner,
    open: async (page) => {
      await openAt('/radars', (screen) => screen.getByRole('article').first())(page);
      await pressShortcut(page, 'c');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a list of companies looked up',
    person: owner,
    open: async (page) => {
      await openDialog(page, 'Paste a list');
      const text = page.getByRole('textbox', { name: 'Names or websites' });
      const back = page.getByRole('button', { name: 'Back', exact: true });
      // The dialog keeps what was looked up in the same page.
      await expect(text.or(back)).toBeVisible();
      await clickIfThere(back);
      await text.fill(
        'Quietkeel Marine\nLodegauge Acoustics\nLdecycle Batteries\nNobody is called so',
      );
      await page.getByRole('button', { name: 'Match 4' }).click();
      await expect(page.getByText('2 found, 1 to review, 1 not found')).toBeVisible();
    },
  },
  {
    name: 'a file of companies, and what its columns are',
    person: owner,
    open: async (page) => {
      await openDialog(page, 'From a file');
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('button', { name: 'Match 1' })).toBeEnabled();
    },
  },
];
