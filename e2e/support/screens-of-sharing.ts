import { expect, type Page } from './journey.ts';
import { at, owner, type Screen } from './screen.ts';

/** Of the owner's, the one with the fewest companies: what lies behind a dialog is looked at, too. */
const small = 'To call in January';

const openOne = async (page: Page) => {
  await page.goto('/collections');
  await page.getByRole('link', { name: small }).click();
  await expect(page.getByRole('table')).toBeVisible();
};

/** What is done with collections as wholes. */
export const screensOfSharing: readonly Screen[] = [
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
      await expect(page.getByRole('dialog')).toContainText('The way back');
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
      await at('/radars', (found) => found.getByText('Radars is not built yet'))(page);
      // A key that comes before the page listens is nobody's.
      await expect(async () => {
        await page.keyboard.press('c');
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
];
